/** Japanese of `en/odds.ts`. */
import type { ODDS as ENGLISH } from '../en/odds.ts';
import { percent } from '../percent.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const ODDS = {
  title: '勝率',
  tie: '同点',
  percent,
  about: (expected) => `約${number(expected)}点`,
  total: (expected, low, high) => `約${number(expected)}点（${number(low)}〜${number(high)}）`,
  needs: (player, points, boxes, chance) =>
    `${player}は${list(boxes)}であと${number(points)}点：${percent(chance)}`,
  needsAbout: (player, points, boxes) => `${player}が勝つには${list(boxes)}であと約${number(points)}点`,
  needsNow: (player, points, held, chance) =>
    `${player}はこのターンで${points}点必要${held > 0 ? `（今${number(held)}点）` : ''}：${percent(chance)}`,
  needsNext: (player, points, chance) => `${player}は次のターンで${points}点必要：${percent(chance)}`,
  points: (points, atLeast) => (atLeast ? `最低${number(points)}` : number(points)),
  assumes: {
    perfect: '全員が完璧に遊ぶ場合',
    bestTurns: '全員が各ターンの点を最大にする場合',
  },
  andHouse: '、ハウスはそれぞれの流儀',
} as const satisfies Words<typeof ENGLISH>;
