/** How a game stands, in chances: words of the live pages. */
import { percent } from '../percent.ts';
import { list, number } from './grammar.ts';

export const ODDS = {
  title: 'Chances to win',
  tie: 'tie',
  percent,
  about: (expected: number) => `about ${number(expected)}`,
  total: (expected: number, low: number, high: number) =>
    `about ${number(expected)} (${number(low)}–${number(high)})`,
  needs: (player: string, points: number, boxes: readonly string[], chance: number) =>
    `${player} needs ${number(points)} from ${list(boxes)}: ${percent(chance)}`,
  /** Others play on too: the chance to win is told of everybody anyway. */
  needsAbout: (player: string, points: number, boxes: readonly string[]) =>
    `${player} needs about ${number(points)} from ${list(boxes)} to win`,
  /** In a turn, of which `held` points are there. */
  needsNow: (player: string, points: string, held: number, chance: number) =>
    `${player} needs ${points} in this turn${held > 0 ? ` and has ${number(held)} so far` : ''}: ${percent(chance)}`,
  needsNext: (player: string, points: string, chance: number) =>
    `${player} needs ${points} in the next turn: ${percent(chance)}`,
  /** What is needed in a turn. */
  points: (points: number, atLeast: boolean) => (atLeast ? `at least ${number(points)}` : number(points)),
  assumes: {
    perfect: 'if everybody plays perfectly',
    bestTurns: 'if everybody plays for most points of each turn',
  },
  /** Behind one of them, where players of the house play. */
  andHouse: ', and the house in its own way',
};
