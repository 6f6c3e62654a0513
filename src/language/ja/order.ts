/** Japanese of `en/order.ts`. */
import type { ORDER as ENGLISH } from '../en/order.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const ORDER = {
  lights: '15秒間光ります。',
  busy: 'テーブルでテスト中です。しばらくしてからお試しください。',
  restarts: '再起動します。ゲームは続きから始まります。',
  backedUp: ({ file, kilobytes }) => `現地で${file}にバックアップしました（${number(kilobytes)} kB）。`,
  applied: 'この設定はすでに取り込んでいます。',
  notFetched: ({ why }) => `ホールからリリースを取得できませんでした：${why}`,
  noRoom: 'ジャーナルの隣にリリースを置く空きがありません。',
  otherLength: '届いたものの長さがリリースと違います。もう一度お試しください。',
  updates: ({ name }) =>
    `${name}を検査して展開しました。これから起動します。動かなければ自動で元に戻ります。`,
  late: '届くのが遅すぎたか、2回届いたため、実行しませんでした。もう一度お試しください。',
  away: 'テーブルが不在のため、何も頼んでいません。',
  noAnswer: 'テーブルの返答がありません。実行されたか確認してください。',
} satisfies Words<typeof ENGLISH>;
