/** Why best play of a rule set cannot be worked out exactly. Clauses without a full stop. */

export const SOLVER = {
  columns: ({ count }: { readonly count: number }) => `its card has ${count} columns`,
  dice: ({ count }: { readonly count: number }) => `it is played with ${count} dice`,
  saved: 'rolls that are not used are saved',
  endless: 'its turns never end',
  boxes: ({ count }: { readonly count: number }) => `its card has ${count} boxes`,
  oneMoreTurn: 'the others get one more turn',
  minimum: 'banks have a minimum',
  emptyRoll: 'a first roll of nothing has points',
  penalty: 'farkles in a row cost points',
  totals: 'there are too many different totals',
  players: ({ count }: { readonly count: number }) => `there are ${count} players`,
} as const;
