/** German of `en/solver.ts`. */
import type { SOLVER as ENGLISH } from '../en/solver.ts';
import type { Words } from '../words.ts';

export const SOLVER = {
  columns: ({ count }) => `die Karte hat ${count} Spalten`,
  dice: ({ count }) => `gespielt wird mit ${count} Würfeln`,
  saved: 'nicht gebrauchte Würfe werden gespart',
  endless: 'die Züge enden nie',
  boxes: ({ count }) => `die Karte hat ${count} Felder`,
  oneMoreTurn: 'alle anderen bekommen noch einen Zug',
  minimum: 'zum Sichern braucht es ein Minimum',
  emptyRoll: 'ein erster Wurf ohne Wertung bringt Punkte',
  penalty: 'Farkles in Folge kosten Punkte',
  totals: 'es gibt zu viele verschiedene Summen',
  players: ({ count }) => `es spielen ${count}`,
} satisfies Words<typeof ENGLISH>;
