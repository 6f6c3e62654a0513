/** French of `en/odds.ts`. */
import type { ODDS as ENGLISH } from '../en/odds.ts';
import { percent } from '../percent.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const ODDS = {
  title: 'Chances de gagner',
  tie: 'Égalité',
  percent,
  about: (expected) => `environ ${number(expected)}`,
  total: (expected, low, high) => `environ ${number(expected)} (${number(low)}–${number(high)})`,
  needs: (player, points, boxes, chance) =>
    `Il faut à ${player} ${number(points)} de ${list(boxes)} : ${percent(chance)}`,
  needsAbout: (player, points, boxes) =>
    `Pour gagner, il faut à ${player} environ ${number(points)} de ${list(boxes)}`,
  needsNow: (player, points, held, chance) =>
    `Il faut à ${player} ${points} ce tour-ci${held > 0 ? `, avec ${number(held)} jusque-là` : ''} : ${percent(chance)}`,
  needsNext: (player, points, chance) =>
    `Il faut à ${player} ${points} au prochain tour : ${percent(chance)}`,
  points: (points, atLeast) => (atLeast ? `au moins ${number(points)}` : number(points)),
  assumes: {
    perfect: 'si tous jouent parfaitement',
    bestTurns: 'si tous cherchent le plus de points à chaque tour',
  },
  andHouse: ', et la maison à sa manière',
} as const satisfies Words<typeof ENGLISH>;
