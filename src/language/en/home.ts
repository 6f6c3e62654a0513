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
    `The broker ${broker} does not answer${why === '' ? '' : ` (${why})`}: the table plays on, and tells it everything when it is back. Is it running, and is mqtt.url right?`,
  login: 'user or password are not right: mqtt.user, mqtt.passwordFile',
  unknownCa: 'nobody whom this table trusts vouches for its certificate: mqtt.ca',
  expired: 'its certificate has expired',
  otherName: 'its certificate is for another name than that of mqtt.url',
} as const;
