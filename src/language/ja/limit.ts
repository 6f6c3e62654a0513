/** Japanese of `en/limit.ts`. */
import type { LIMIT as ENGLISH } from '../en/limit.ts';
import type { Words } from '../words.ts';

export const LIMIT = {
  noChecks: ({ seconds }) =>
    `Firmata基板には受信確認も検査もありません。配線の不良で壊れたものは、${seconds}秒以内に送り直すまで間違ったままです。`,
  falsePress: '入力の知らせが壊れると本物と区別できず、誰も押していないのに押したことになる場合があります。',
  noCounts:
    '押した回数を数えないので、基板の声が届かない間に押した分は失われます。ブザーの高さは1つだけで、コイン投入口はありません。',
} satisfies Words<typeof ENGLISH>;
