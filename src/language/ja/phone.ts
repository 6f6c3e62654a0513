/** Japanese of `en/phone.ts`. */
import type { PHONE as ENGLISH } from '../en/phone.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

const points = (count: number) => `${number(count)}点`;

export const PHONE: Words<typeof ENGLISH> = {
  points,
  needs: {
    title: 'あと何点必要か',
    swipe: 'プレイヤーのスコアシートが並んでいます。スワイプ、矢印キー、または上の名前で移れます',
    alone: (total) => `現在${points(total)}`,
    likely: (expected, low, high) =>
      `最終的におよそ${number(expected)}点（${number(low)}～${number(high)}点）の見込み`,
    likelyOne: (total) => `最終的に${number(total)}点の見込み`,
    most: (total) => `最終的に最大${points(total)}`,
    one: (boxes) => `1つで足りる役：${list(boxes)}`,
    together: (most) => `1つで足りる役はありません。空いている役全部で最大${points(most)}`,
    levelAtMost: (most) => `同点までしか届きません。空いている役は最大${points(most)}`,
    beaten: (most) => `届きません。空いている役は最大${points(most)}`,
    again: (more) => `（うち${points(more)}は5個同じ目が再び出た場合）`,
    toTarget: (left) => `目標まであと${points(left)}`,
    upperWon: (bonus) => `上段ボーナス${points(bonus)}：獲得`,
    upperOpen: (more, boxes, bonus) => `上段ボーナス${points(bonus)}：${list(boxes)}であと${points(more)}`,
    upperLost: (bonus) => `上段ボーナス${points(bonus)}：届きません`,
    meter: (sum, threshold) => `${number(sum)}/${number(threshold)}`,
    upTo: (most) => `≤ ${number(most)}`,
    open: (most) => `空き、最大${points(most)}`,
    column: (times) => `${times}倍の列`,
  },
  turn: {
    scored: (name, box) => `${name}：${box}`,
    banked: (name) => `${name}：バンク`,
    busted: (name) => `${name}：ファークル`,
    watch: 'このターンをもう一度見る',
    title: (name) => `直前のターン：${name}`,
    roll: (roll, rolls) => `${roll}/${rolls}回目`,
    stays: '残す',
    die: (face, stays) => (stays ? `${face}、残す` : `${face}`),
    back: '戻る',
    next: '次へ',
    again: 'もう一度',
    close: '閉じる',
  },
  share: {
    send: 'このテーブルを共有',
    copied: 'コピーしました。',
    address: 'コピー用のアドレス',
    home: 'ブラウザーのメニューでこのページをホーム画面に追加すると、アプリのように開けます。',
  },
  pictures: {
    title: '絵で見るルール',
    worth: (count) => `= ${number(count)}点`,
  },
};
