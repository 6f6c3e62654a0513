/** Swedish of `en/odds.ts`. */
import type { ODDS as ENGLISH } from '../en/odds.ts';
import { percent } from '../percent.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const ODDS = {
  title: 'Vinstchanser',
  tie: 'lika',
  percent,
  about: (expected) => `ungefär ${number(expected)}`,
  total: (expected, low, high) => `ungefär ${number(expected)} (${number(low)}–${number(high)})`,
  needs: (player, points, boxes, chance) =>
    `${player} behöver ${number(points)} ur ${list(boxes)}: ${percent(chance)}`,
  needsAbout: (player, points, boxes) =>
    `För att vinna behöver ${player} ungefär ${number(points)} ur ${list(boxes)}`,
  needsNow: (player, points, held, chance) =>
    `${player} behöver ${points} i den här omgången${held > 0 ? ` och har ${number(held)} hittills` : ''}: ${percent(chance)}`,
  needsNext: (player, points, chance) => `${player} behöver ${points} i nästa omgång: ${percent(chance)}`,
  points: (points, atLeast) => (atLeast ? `minst ${number(points)}` : number(points)),
  assumes: {
    perfect: 'om alla spelar perfekt',
    bestTurns: 'om alla spelar för mest poäng i varje omgång',
  },
  andHouse: ', och huset på sitt eget sätt',
} as const satisfies Words<typeof ENGLISH>;
