/** What the server answers, where it has nothing to show. */

/** A type, not an interface: it stands in the declarations of everything that gathers the records. */
type OfGame = {
  readonly game: number;
};

export const ANSWER = {
  beforeNumber: 'before: expected the number of a game.',
  noGame: ({ game }: OfGame) => `There is no game ${game} in this journal.`,
  goesOn: ({ game }: OfGame) => `Game ${game} goes on: it is shown again when it is over.`,
  noRules: ({ rules }: { readonly rules: string }) => `This table no longer has the rule set "${rules}".`,
  noAnalysis: ({ rules, why }: { readonly rules: string; readonly why: string }) =>
    `Best play of ${rules} cannot be worked out: ${why}.`,
  noneOfRehearsal: 'A rehearsal is not looked at: its dice were typed.',
  noneOfLesson: 'A practice game is not looked at: it never counts.',
  longGame: 'This game is too long to be looked at.',
  sealed: ({ game }: OfGame) => `Game ${game} is still played: its dice stay sealed until it is over.`,
  broken: ({ why }: { readonly why: string }) => `${why}.`,
  foreignName:
    'This table does not answer to that name. Use its address, or add the name to allowedHosts in the cabinet file.',
  foreignPage:
    'Another page may not read this table. Add its host to allowedHosts in the cabinet file if it should.',
  ownPageOnly: 'Only the page of this table may press its buttons.',
  notBuilt: 'The pages are not built: run "npm run build", then load this page again.',
  pagesOnly: 'This server only shows pages.',
  noPage: 'There is no such page. The table is at /.',
  noSense: 'This address makes no sense.',
  bug: 'Something went wrong on the table.',
  tooManyRequests: 'Too many requests from this address. Wait a moment, then load the page again.',
  tooManyWords: ({ seconds }: { readonly seconds: number }) =>
    `Enough words came from this address. The next one counts in ${seconds} seconds.`,
  cut: 'Your word is part of the dice.',
  tooManyConnections: 'Too many connections from this address.',
  noSocket: 'There is no such socket.',
  localOnly: 'The figures of a table are told to its own network only.',
  tooManyReaders: 'Too many are asking for old games. Try again in a moment.',
} as const;
