/** What Home Assistant calls the things of a table, and what is said while their broker is away. */

export const HOME = {
  state: 'State',
  player: 'Player',
  points: 'Points',
  winner: 'Last winner',
  event: 'What happened',
  identify: 'Light up',
  brightness: 'Brightness',
  away: ({ broker, why }: { readonly broker: string; readonly why: string }) =>
    `The broker ${broker} does not answer${why === '' ? '' : ` (${why})`}: the table plays on, and tells it everything when it is back. Is it running, and are mqtt.url, user and password right?`,
} as const;
