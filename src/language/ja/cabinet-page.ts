/** Japanese of `en/cabinet-page.ts`. */
import type { CABINET_PAGE as ENGLISH } from '../en/cabinet-page.ts';
import type { Words } from '../words.ts';

export const CABINET_PAGE = {
  realButtons: 'このテーブルには本物のボタンがあります。そちらを押してください。',
  watch: '代わりにスコアシートを見る',
  controls: '筐体のボタン',
  lever: '振る',
  leverLabel: 'レバー',
  previous: '前',
  next: '次',
  select: '決定',
  typing: {
    label: (dice) => `${dice}個の目を入力`,
    use: 'これを使う',
    sent: (rolls) => `入力済み：${rolls}。レバーを引いてください。`,
    wrong: '1回分は、振るサイコロの数だけ1〜6の数字を並べます。何回分も書くときは空白で区切ってください。',
  },
  coinDoor: {
    label: 'コイン投入口',
    insert: (coin) => `${coin}を入れる`,
    full: '今はこれ以上コインを受け取りません。',
    service: 'サービスクレジット',
    door: '扉を開ける',
  },
  learn: '初めてですか？ガイド付きの練習ゲーム',
  gamepad: 'ゲームパッド',
  service: 'サービス',
} satisfies Words<typeof ENGLISH>;
