/** Japanese of `en/gamepad.ts`. */
import type { GAMEPAD as ENGLISH } from '../en/gamepad.ts';
import type { Words } from '../words.ts';

export const GAMEPAD: Words<typeof ENGLISH> = {
  title: 'ゲームパッドとアーケード基板',
  none: 'つながっていません。つないで、どれかのボタンを押してください。ブラウザーはそれから認識します。',
  unknown:
    'このブラウザーではゲームパッドを使えません。httpsか、テーブル本体（http://127.0.0.1）でだけ使えるブラウザーがあります。',
  lead: 'どれを押すと何になるかの割り当てです。この端末に、パッドごとに保存されます。同じ機種が2台あっても別々です。',
  change: (input) => `${input}を変更`,
  learn: 'パッドのボタンを押してください…',
  cancel: 'やめる',
  usual: '最初の割り当てに戻す',
  close: '閉じる',
  button: (number) => `ボタン${number}`,
  axis: (number, forward) => `軸${number}${forward ? '+' : '−'}`,
  hat: { up: 'スティック上', right: 'スティック右', down: 'スティック下', left: 'スティック左' },
  nothing: '–',
};
