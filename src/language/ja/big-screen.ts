/** Japanese of `en/big-screen.ts`. */
import type { BIG_SCREEN as ENGLISH } from '../en/big-screen.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const BIG_SCREEN = {
  sharedWin: '同点優勝',
  wonBy: (points) => `${number(points)}点差`,
  names: list,
  decided: (round) => `ラウンド${round}から首位`,
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
    replay: '今夜の名場面',
    ofGame: (game) => `第${game}ゲーム`,
    race: '前のゲームを20秒で',
    luck: '今夜の強運',
  },
  how: {
    title: '遊び方',
    boxes: {
      goal: '役を1つずつ埋めて、合計点が一番高い人の勝ちです。',
      roll: 'レバーを引きます。',
      hold: '残したいサイコロをホールドして、他を振り直します（3回まで）。',
      fill: 'サイコロを入れる役を選びます。',
      win: '合計点が一番高い人の勝ち。',
    },
    aside: {
      goal: 'ターンごとに点を貯め、目標に届いた人の勝ちです。',
      roll: 'レバーを引きます。',
      hold: '点になるサイコロをホールドして取り置きます。',
      fill: '続けて振るか、点を確保します。点が出ないとターンの点を失います。',
      win: '先に目標に届いた人の勝ち。',
    },
  },
  example: {
    title: '1ターンの例',
    name: '例',
    rolls: '1回目：5が3つ。',
    holds: '5をホールドします。',
    again: '残りを振り直します。',
    scores: '5が5つ：ヤッツィー、50点！',
  },
  alone: {
    beat: (total, name) => `目標：${number(total)}点（${name}）`,
    own: (total) => `自己ベスト：${number(total)}点`,
    upper: (sum, threshold) => `上段：${number(threshold)}点中${number(sum)}点`,
    par: (points) =>
      points < 0
        ? `目安より${number(-points)}点下`
        : points > 0
          ? `目安より${number(points)}点上`
          : '目安どおり',
  },
  lastBox: '最後の役',
  lastRoll: '最後の1回',
  lastTurn: '最後の番',
  plusPoints: (points) => `+${number(points)}`,
  feats: {
    allAlike: '5個揃い！',
    upperBonus: '上段ボーナス！',
    lead: '首位に立ちました',
    scratch: '0点',
  },
} satisfies Words<typeof ENGLISH>;
