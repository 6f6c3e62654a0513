/** Spanish of `en/solver.ts`. */
import type { SOLVER as ENGLISH } from '../en/solver.ts';
import type { Words } from '../words.ts';

export const SOLVER = {
  columns: ({ count }) => `su hoja tiene ${count} columnas`,
  dice: ({ count }) => `se juega con ${count} dados`,
  saved: 'las tiradas que sobran se ahorran',
  endless: 'sus turnos no acaban nunca',
  boxes: ({ count }) => `su hoja tiene ${count} casillas`,
  oneMoreTurn: 'los demás tienen un turno más',
  minimum: 'para plantarse hay un mínimo',
  emptyRoll: 'una primera tirada sin nada da puntos',
  penalty: 'varios farkles seguidos cuestan puntos',
  totals: 'hay demasiados totales distintos',
  players: ({ count }) => `hay ${count} jugadores`,
} satisfies Words<typeof ENGLISH>;
