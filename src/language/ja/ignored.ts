/** Japanese of `en/ignored.ts`. */
import type { IGNORED as ENGLISH } from '../en/ignored.ts';
import type { Words } from '../words.ts';

export const IGNORED = {
  tumbling: 'サイコロがまだ転がっています',
  farkled: 'ファークルの表示中です',
  'turn-change': '手番が変わって300 msたっていません',
  saving: '直前の操作を保存しています',
  stopped: '故障のためテーブルが停止しています',
  service: 'サービス画面の表示中です',
  unused: '今このボタンは使いません',
  'not-choosing': '今は役を選んでいません',
  'no-letter': '消す文字がありません',
} satisfies Words<typeof ENGLISH>;
