/** Japanese of `en/control.ts`. */
import type { CONTROL as ENGLISH } from '../en/control.ts';
import type { Words } from '../words.ts';

export const CONTROL = {
  realButtons: 'このテーブルには本物のボタンがあります。そちらを押してください。',
  notYou: 'ボタンを押せるのは、起動時に表示されるアドレスを開いたブラウザーか、管理者だけです。',
  misunderstood: 'メッセージを解釈できませんでした。ページを再読み込みしてください。',
} satisfies Words<typeof ENGLISH>;
