/** Japanese of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: '同点優勝',
  names: list,
  total: '合計',
  saver: 'ボタンを押してください',
  join: {
    title: 'スマホで見る',
    lead: '全員のスコアシートをライブで。同じネットワークならアプリは不要です。',
    qr: (address) => `${address}のQRコード`,
  },
  evening: {
    title: '今夜の記録',
    games: 'ゲーム',
    best: (rules) => `${rules}の最高点`,
    streak: '連勝',
    dare: (total) => `${number(total)}点を超えよう！`,
    replay: '前のゲームの名場面',
    race: '前のゲームを20秒で',
    luck: '今夜の強運',
  },
  lastBox: '最後の役',
  lastRoll: '最後の1回',
  plusPoints: (points) => `+${number(points)}`,
  feats: {
    allAlike: '5個揃い！',
    upperBonus: '上段ボーナス！',
    lead: '首位に立ちました',
    scratch: '0点',
  },
} satisfies Words<typeof ENGLISH>;
