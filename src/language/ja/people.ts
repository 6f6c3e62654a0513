/** Japanese of `en/people.ts`. */
import type { PEOPLE as ENGLISH } from '../en/people.ts';
import type { Words } from '../words.ts';

export const PEOPLE = {
  badName: '名前には文字か数字が必要で、テーブル自身の名前は使えません。別の名前にしてください。',
  taken: ({ name }) =>
    `${name}か、よく似た名前の人がこのテーブルにいます。別の名前にするか、管理者に削除を頼んでください。`,
  full: 'このテーブルが覚えられる人数の上限です。管理者に名前の削除を頼んでください。',
  unknown: 'テーブルはこのスマホを知りません。先に名前を選んでください。',
  hidden: 'そのプロフィールはないか、本人が公開していません。',
  notKept: 'テーブルが記録できません。管理者にディスクの確認を頼み、もう一度お試しください。',
  noSense: 'テーブルが理解できませんでした。ページを再読み込みしてください。',
  tooMany: ({ seconds }) => `このアドレスからの操作が多すぎます。${seconds}秒後にお試しください。`,
  saved: ({ name }) => `${name}を覚えました。`,
  forgotten: ({ name }) => `${name}を忘れました。数字はゲストのものとして残ります。`,
  sits: ({ name, seat }) => `${name}の席は${seat}です。`,
  coded: ({ name }) =>
    `このコードであなただとわかります。ボタンで${name}と入力し、続けて4桁を入れてください。`,
  codeTaken: ({ shown, name }) =>
    `ボタンで${shown}と入れると、先に登録した${name}さんになります。自分のコードには別の名前を選んでください。最初の8文字で区別されます。`,
  nobody: 'テーブルはその人を（もう）知りません。',
  waits: ({ name, place }) => `${name}が${place}番目に席を待っています。`,
  waitsNoMore: ({ name }) => `${name}は待つのをやめました。`,
  joins: ({ name, seat }) => `${name}は席${seat}のチームで遊びます。`,
  parts: ({ name }) => `${name}はもうどのチームにもいません。`,
  freed: ({ name }) => `${name}という名前を削除しました。`,
  waitsNot: ({ name }) => `${name}は席を待っていません。`,
  isNext: ({ name }) => `次は${name}を呼びます。`,
} satisfies Words<typeof ENGLISH>;
