/** What a kind of board has no way to promise. */

export const LIMIT = {
  noChecks: ({ seconds }: { readonly seconds: number }) =>
    `A Firmata board acknowledges nothing and checks nothing: what a bad wire spoils is wrong until it is sent again, within ${seconds} s.`,
  falsePress:
    'A spoilt report of its inputs cannot be told from a true one: it can be a press that nobody made.',
  noCounts:
    'It counts no presses: one that is made while the board is not heard is lost. Its buzzer has one pitch, and it has no coin door.',
} as const;
