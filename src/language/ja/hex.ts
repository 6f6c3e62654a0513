/** Japanese of `en/hex.ts`. */
import type { HEX as ENGLISH } from '../en/hex.ts';
import type { Words } from '../words.ts';

export const HEX = {
  at: ({ name, line, why }) => `${name}、${line}行目：${why}`,
  more: '終了レコードの後に続きがあります',
  tooLong: ({ bytes, has }) =>
    `プログラムにはフラッシュ${bytes}バイトが必要ですが、チップには${has}バイトしかありません`,
  noType: ({ type }) => `レコードの種類${type}はありません`,
  noEnd: ({ name }) => `${name}：終了レコードがなく、ファイルが途中で切れています`,
  empty: ({ name }) => `${name}：プログラムが入っていません`,
  noColon: 'コロンで始まっていないので、Intel HEXファイルではありません',
  noHex: '16進数の組以外のものがあります',
  wrongLength: ({ bytes, has }) => `レコードのデータは${bytes}バイトのはずですが、${has}バイトです`,
  checksum: 'チェックサムが違います。ファイルが壊れています',
  address: 'アドレスレコードのデータは2バイトでなければなりません',
} satisfies Words<typeof ENGLISH>;
