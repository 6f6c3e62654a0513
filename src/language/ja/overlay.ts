/** Japanese of `en/overlay.ts`. */
import type { OVERLAY as ENGLISH } from '../en/overlay.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const OVERLAY: Words<typeof ENGLISH> = {
  pageTitle: 'Dicetable：オーバーレイを作る',
  title: '配信用のオーバーレイ',
  lead: '視聴者に見せるものを選び、アドレスをOBSに設定してください。1920 × 1080のブラウザーソースです。',
  layout: '配置',
  layouts: { compact: '隅のパネル', wide: '全部入りの帯', lower: '画面下の帯' },
  theme: '配色',
  themes: { dark: '暗い', light: '明るい' },
  scale: '大きさ（パーセント）',
  delay: '遅延（秒）',
  delayNote: '配信がテーブルより遅れる場合は、オーバーレイも同じだけ遅らせます。回線が切れた後も同じです。',
  shows: '表示するもの',
  parts: {
    head: 'ゲームとラウンド',
    players: 'プレイヤーと合計',
    dice: 'サイコロと残り回数',
    odds: '勝率',
    news: '直前の得点',
    winner: '勝者',
  },
  address: 'アドレス',
  copy: 'アドレスをコピー',
  copied: 'コピーしました。',
  preview: '今の見え方',
  nobody: '誰も遊んでいないときは、ここに例が表示されます。配信のオーバーレイには何も表示されません。',
  tv: { title: 'テレビ用のページ', leds: 'テーブルと同じLEDのサイコロ', clear: '黒い目の白いサイコロ' },
  wrong: 'このオーバーレイのアドレスに誤りがあります',
  wrongOne: (name, value, allowed) => `${name}=${value}：使えるのは${allowed}です。`,
  unknown: (name) => `${name}：その項目はありません。`,
  between: (least, most) => `${number(least)}〜${number(most)}の数`,
  oneOf: (words) => `${words}のいずれか`,
  mend: (path) => `${path}で作ってください。`,
};
