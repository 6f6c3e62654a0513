/** Japanese of `en/home.ts`. */
import type { HOME as ENGLISH } from '../en/home.ts';
import type { Words } from '../words.ts';

export const HOME = {
  state: '状態',
  player: 'プレイヤー',
  points: '点数',
  winner: '直近の勝者',
  event: 'できごと',
  identify: '光らせる',
  brightness: '明るさ',
  away: ({ broker, why }) =>
    `ブローカー${broker}が応答しません${why === '' ? '' : `（${why}）`}。テーブルは動き続け、戻ればすべて知らせます。ブローカーは動いていますか。mqtt.urlは正しいですか。`,
  login: 'ユーザー名かパスワードが違います：mqtt.user、mqtt.passwordFile',
  unknownCa: '証明書の発行元をこのテーブルは信頼していません：mqtt.ca',
  expired: '証明書の期限が切れています',
  otherName: '証明書がmqtt.urlとは別の名前のものです',
} as const satisfies Words<typeof ENGLISH>;
