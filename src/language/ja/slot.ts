/** Japanese of `en/slot.ts`. */
import type { SLOT as ENGLISH } from '../en/slot.ts';
import type { Words } from '../words.ts';

export const SLOT = {
  marks: {
    '': '',
    held: '、ホールド',
    again: '、振り直し',
    picked: '、選択中',
    set: '、取り置き',
    dead: '、点にならない',
    lost: '、消滅',
    worth: '、残すとよい',
  },
  colours: { black: '、黒', red: '、赤', green: '、緑' },
  dark: (slot) => `台座${slot}：消灯`,
  waiting: (slot) => `サイコロ${slot}：まだ振っていません`,
  die: (slot, face, mark) => `サイコロ${slot}：${face}${mark}`,
  sample: (slot, face) => `台座${slot}：見本の${face}`,
  lit: (slot, face) => `台座${slot}：見本の${face}、点灯`,
  tumbling: (slot) => `サイコロ${slot}：転がっています`,
  rollsLeft: (rolls) => `あと${rolls}回`,
  choose: '役を選んでください',
  emblem: (slot) => `台座${slot}：プレイヤーのマーク`,
  glyph: (slot, character) => `台座${slot}：${character}`,
} satisfies Words<typeof ENGLISH>;
