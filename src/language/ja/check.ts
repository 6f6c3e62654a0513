/** Japanese of `en/check.ts`. */
import type { CHECK as ENGLISH } from '../en/check.ts';
import type { Words } from '../words.ts';

export const CHECK = {
  noBeginning: 'ゲームの最初が読めません。',
  otherGame: ({ found, game }) => `これはゲーム${found}で、ゲーム${game}ではありません。`,
  wrongSeal: '封印が、このシード、ルール、プレイヤーのものではありません。',
  broken: ({ type }) => `これ（${type}）は書かれたものと違うか、前のイベントが欠けています。`,
  notFollowed:
    '次のゲームがこれに続いていません。このゲームの最後のイベントが欠けているか、変えられています。',
  noEnd: 'ゲームはここで終わりません。最後のイベントが欠けているか、まだ進行中です。',
  unreadableCut: 'このカットは読めません。',
  lateCut: '最初に振った後でカットされています。',
  unreadableRoll: 'この出目は読めません。',
  afterOpening: ({ n }) => `${n}回目は、シードが公開された後に振られています。`,
  notSoMany: ({ n, dice }) => `${n}回目のサイコロが${dice}個ではありません。`,
  otherNumber: ({ n, expected }) => `${n}回目は${expected}回目のはずです。`,
  otherCut: ({ n, found, cut }) => `${n}回目は「${cut}」ではなく「${found}」のカットで振られています。`,
  movedDie: ({ n, die }) => `${n}回目で、振っていないサイコロ${die}が変わっています。`,
  otherDice: ({ n, shown, drawn }) =>
    `${n}回目の記録は${shown}ですが、シードとカットからは${drawn}になります。`,
  unreadable: ({ type, field }) =>
    field === ''
      ? `これ（${type}）はテーブルが書くものではありません。`
      : `「${field}」（${type}）はテーブルが書くものではありません。`,
  noTime: ({ type }) => `これ（${type}）の時刻はテーブルが書くものではありません。`,
  impossible: ({ type }) => `ルールでは、ここでこれ（${type}）は起こりません。`,
  missing: ({ expected }) => `ルールでは、次は「${expected}」です。`,
  follows: ({ type, expected }) => `ルールでは、ここは「${type}」ではなく「${expected}」です。`,
  otherValue: ({ type, field, found, expected }) =>
    `「${field}」（${type}）は${found}ですが、サイコロとルールからは${expected}です。`,
  tooMany: ({ most }) => `ゲームのイベントが${most}件を超えています。`,
} satisfies Words<typeof ENGLISH>;
