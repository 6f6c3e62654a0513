/** Japanese of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: '遊び方',
  lead: '1ターンに3回振れます。残したいサイコロをホールドし、他を振り直して、役を1つ埋めます。新しいゲームの画面で他のゲームも選べます。',
  menu: '役を間違えたら、10秒以内に決定を1秒長押しします。前と次を同時に1.5秒押すとメニューが開きます：取り消す、後で行う、やめる。',
  inputs: { lever: 'レバー', hold: 'ホールド1〜6', leaf: '前、次', select: '決定' },
  nothing: '–',
  keysOf: { lever: 'Enter', hold: '1〜6', leaf: '← →', select: 'スペース' },
  keys: '役を選んでいる間は、横の文字のキーで決まります。最後に振った後は、1〜6で1の目から6の目を表示します。Qでやめます。',
} satisfies Words<typeof ENGLISH>;
