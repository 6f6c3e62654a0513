/** Japanese of `en/button-help.ts`. */
import type { BUTTON_HELP as ENGLISH } from '../en/button-help.ts';
import type { Words } from '../words.ts';

export const BUTTON_HELP = {
  title: '遊び方',
  goal: 'すべての役を1回ずつ埋め、最後に合計点が一番高い人の勝ちです。',
  steps: {
    roll: '振る：レバーを引きます。1ターンに3回まで。',
    hold: 'ホールド：残したいサイコロの下のボタンを押します。',
    score: '記入：役を選ぶと、その点が入ります。',
  },
  others: '新しいゲームの画面で他のゲームも選べます。',
  buttons: '各ボタンの働き',
  menu: '役を間違えたら、10秒以内に決定を1秒長押しします。前と次を同時に1.5秒押すとメニューが開きます：取り消す、後で行う、やめる。',
  inputs: { lever: 'レバー', hold: 'ホールド1〜6', leaf: '前、次', select: '決定' },
  nothing: '–',
  keyboard: 'キーボード',
  keyNames: { enter: 'Enter', space: 'スペース' },
  keys: '役を選んでいる間は、横の文字のキーで決まります。最後に振った後は、1〜6で1の目から6の目を表示します。Qでやめます。',
} satisfies Words<typeof ENGLISH>;
