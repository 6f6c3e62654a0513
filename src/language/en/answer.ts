/** What the server answers, where it has nothing to show. */

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type OfGame = {
  readonly game: number;
};

export const ANSWER = {
  beforeNumber: 'before: expected the number of a game.',
  noGame: ({ game }: OfGame) => `There is no game ${game} in this journal.`,
  goesOn: ({ game }: OfGame) => `Game ${game} goes on: it is shown again when it is over.`,
  sealed: ({ game }: OfGame) => `Game ${game} is still played: its dice stay sealed until it is over.`,
} as const;
