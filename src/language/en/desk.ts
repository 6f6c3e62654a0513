/** What the operator's page is answered: what was done, or why not. */

export const DESK = {
  done: 'Done.',
  booked: 'It stands in the books.',
  tooManyCredits: ({ max }: { readonly max: number }) =>
    `The table holds ${max} credits at most (credits.max).`,
  notStarted: 'The table has not started yet. Try again.',
  notForTable: ({ rules }: { readonly rules: string }) =>
    `"${rules}" is for the judge and the terminal, not for the table.`,
  running: ({ game, names }: { readonly game: number; readonly names: string }) =>
    `Game ${game} of ${names} is running. Replace it?`,
  notNow: ({ why }: { readonly why: string }) => `Not now: ${why}.`,
  noBackup: 'There is no such backup.',
  sealed:
    'A game is played, and its sealed dice are in the backup: finish the game first, or copy the file at the table.',
  testEnded: 'The test has ended.',
  testBegun: 'The test has begun. It ends by itself after a while.',
  flashBegun: 'The firmware of this version is put on the board; the game waits.',
  flashed: 'The board runs the firmware of this version; the game goes on.',
  noFlash: 'This board has no bootloader: an emulated one always runs the firmware of this version.',
  flashRuns: 'The firmware is being put on the board already.',
  noLeaf: 'There is no such leaf in service, or nothing that it could do.',
  noCoins: 'Nobody could pay: the cabinet file names no coins (credits.coins).',
  noSettings: 'This table was started without a cabinet file that could be changed.',
  savedButOption: ({ option }: { readonly option: string }) =>
    `Saved, but ${option} of the command line stays in force until the table is started without it.`,
  savedForRestart: 'Saved. It takes effect when the table is started again.',
  saved: 'Saved, and in force.',
  savedAs: ({ name }: { readonly name: string }) => `Saved as ${name}.`,
  noCommand: 'The table has no such command.',
  getOrPost: 'GET or POST.',
  json: 'Send JSON: Content-Type: application/json.',
  wrongPin:
    "That is not the table's PIN. While nobody plays, hold previous, next and select at the table for 3 seconds, then press select: it shows the PIN.",
  tooManyPins: ({ seconds }: { readonly seconds: number }) =>
    `Too many wrong PINs. Wait ${seconds} s, or make a new PIN at the table.`,
  signedOut: 'Signed out.',
  signInFirst: "Sign in with the table's PIN first.",
  tooLarge: 'The request is too large.',
  tooDeep: 'The body of the request is nested too deeply.',
  noJson: 'The body of the request is no JSON.',
  bug: 'Something went wrong on the table; its log has the details.',
  theRequest: 'The request',
  nameField: 'The name',
  pinField: 'The PIN',
  pointsField: 'The points',
  whyField: 'The reason',
  readable: 'what can be read, please',
  whole: 'a whole number, please',
  sayWhy: 'say why, please',
  misunderstood: ({ where, why }: { readonly where: string; readonly why: string }) => `${where}: ${why}.`,
  renamed: ({ before, name }: { readonly before: string; readonly name: string }) =>
    `${before} is called ${name} in the hall of fame now.`,
  removed: ({ name }: { readonly name: string }) => `${name} was removed from the hall of fame.`,
  restored: 'The entry is as it was played.',
  noEntry: 'There is no such entry in the hall of fame.',
  noQuestion: 'The cabinet shows nothing to say that about.',
  noLight: 'First light is for boards with the table’s own firmware.',
  lightDoubt: 'The table sees it otherwise: look at what it says.',
  noLightNow: 'Not while dice roll: try again in a moment.',
} as const;
