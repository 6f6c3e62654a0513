/** Swedish of `en/solver.ts`. */
import type { SOLVER as ENGLISH } from '../en/solver.ts';
import type { Words } from '../words.ts';

export const SOLVER = {
  columns: ({ count }) => `dess protokoll har ${count} kolumner`,
  dice: ({ count }) => `det spelas med ${count} tärningar`,
  saved: 'kast som inte används sparas',
  endless: 'dess omgångar tar aldrig slut',
  boxes: ({ count }) => `dess protokoll har ${count} rutor`,
  oneMoreTurn: 'de andra får en omgång till',
  minimum: 'det finns en minsta summa att säkra',
  emptyRoll: 'ett första kast utan poäng ger poäng',
  penalty: 'flera Farkle i rad kostar poäng',
  totals: 'det finns för många olika totaler',
  players: ({ count }) => `det är ${count} spelare`,
} satisfies Words<typeof ENGLISH>;
