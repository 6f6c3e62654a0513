/** German of `en/odds.ts`. */
import type { ODDS as ENGLISH } from '../en/odds.ts';
import { percent } from '../percent.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const ODDS = {
  title: 'Gewinnchancen',
  tie: 'Gleichstand',
  percent,
  about: (expected) => `etwa ${number(expected)}`,
  total: (expected, low, high) => `etwa ${number(expected)} (${number(low)}–${number(high)})`,
  needs: (player, points, boxes, chance) =>
    `${player} braucht ${number(points)} aus ${list(boxes)}: ${percent(chance)}`,
  needsAbout: (player, points, boxes) =>
    `Zum Sieg braucht ${player} etwa ${number(points)} aus ${list(boxes)}`,
  needsNow: (player, points, held, chance) =>
    `${player} braucht ${points} in diesem Zug${held > 0 ? ` und hat bisher ${number(held)}` : ''}: ${percent(chance)}`,
  needsNext: (player, points, chance) => `${player} braucht ${points} im nächsten Zug: ${percent(chance)}`,
  points: (points, atLeast) => (atLeast ? `mindestens ${number(points)}` : number(points)),
  assumes: {
    perfect: 'wenn alle perfekt spielen',
    bestTurns: 'wenn alle in jedem Zug möglichst viele Punkte suchen',
  },
  andHouse: ', und das Haus auf seine Art',
} as const satisfies Words<typeof ENGLISH>;
