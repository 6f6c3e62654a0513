/** Japanese of `en/speech.ts`. */
import type { SPEECH as ENGLISH } from '../en/speech.ts';
import type { Words } from '../words.ts';
import { list } from './grammar.ts';

export const SPEECH = {
  names: ({ names }) => `${list(names)}。`,
  box: ({ box }) => `${box}。`,
  dice: ({ faces }) => `出目、${faces}。`,
  stays: ({ die, face }) => `サイコロ${die}、${face}の目を残します。`,
  rollsAgain: ({ die, face }) => `サイコロ${die}、${face}の目を振り直します。`,
  picked: ({ die, face }) => `サイコロ${die}、${face}の目を取り置きます。`,
  putBack: ({ die, face }) => `サイコロ${die}、${face}の目を戻します。`,
  test: 'これはテーブルの声です。',
} as const satisfies Words<typeof ENGLISH>;
