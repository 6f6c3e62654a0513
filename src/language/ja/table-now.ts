import type { TABLE_NOW as EN } from '../en/table-now.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const TABLE_NOW: Words<typeof EN> = {
  now: 'テーブルの様子',
  tapBox:
    'スコアシートの欄をタップすると訂正する欄を選べます。点数を設定でき、ルール上可能なら直前の得点をそこへ移せます。',
  boxOf: (name, box) => `${name}、${box}：`,
  setPoints: '点数を設定…',
  moveHere: (points) => `直前の得点をここへ移す：${number(points)}点`,
};
