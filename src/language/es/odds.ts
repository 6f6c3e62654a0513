/** Spanish of `en/odds.ts`. */
import type { ODDS as ENGLISH } from '../en/odds.ts';
import { percent } from '../percent.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const ODDS = {
  title: 'Probabilidad de ganar',
  tie: 'empate',
  percent,
  about: (expected) => `unos ${number(expected)}`,
  total: (expected, low, high) => `unos ${number(expected)} (${number(low)}–${number(high)})`,
  needs: (player, points, boxes, chance) =>
    `${player} necesita ${number(points)} de ${list(boxes)}: ${percent(chance)}`,
  needsAbout: (player, points, boxes) =>
    `Para ganar, ${player} necesita unos ${number(points)} de ${list(boxes)}`,
  needsNow: (player, points, held, chance) =>
    `${player} necesita ${points} en este turno${held > 0 ? ` y lleva ${number(held)}` : ''}: ${percent(chance)}`,
  needsNext: (player, points, chance) =>
    `${player} necesita ${points} en el próximo turno: ${percent(chance)}`,
  points: (points, atLeast) => (atLeast ? `al menos ${number(points)}` : number(points)),
  assumes: {
    perfect: 'si todos juegan a la perfección',
    bestTurns: 'si todos buscan los máximos puntos en cada turno',
  },
  andHouse: ', y la casa a su manera',
} as const satisfies Words<typeof ENGLISH>;
