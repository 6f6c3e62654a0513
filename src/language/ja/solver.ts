/** Japanese of `en/solver.ts`. */
import type { SOLVER as ENGLISH } from '../en/solver.ts';
import type { Words } from '../words.ts';

export const SOLVER = {
  columns: ({ count }) => `スコアシートが${count}列あります`,
  dice: ({ count }) => `サイコロ${count}個を使います`,
  saved: '使わなかった回数が残ります',
  endless: 'ターンに終わりがありません',
  boxes: ({ count }) => `スコアシートの役が${count}個あります`,
  oneMoreTurn: '他の人にもう1ターンあります',
  minimum: 'バンクに最低点があります',
  emptyRoll: '1回目で何も出なくても点になります',
  penalty: '続けてファークルになると点が引かれます',
  totals: '合計の種類が多すぎます',
  players: ({ count }) => `プレイヤーが${count}人います`,
} satisfies Words<typeof ENGLISH>;
