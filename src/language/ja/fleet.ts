/** Japanese of `en/fleet.ts`. */
import type { FLEET as ENGLISH } from '../en/fleet.ts';
import type { Words } from '../words.ts';

export const FLEET = {
  signInFirst: '先にホールのコードでログインしてください。',
  noTable: 'このホールにそのテーブルはありません。',
  noCode: 'その文字を表示しているテーブルはありません。',
  grouped: 'テーブルをグループに入れました。',
  noSettings: '設定ファイルのキーを1個以上100個以下で書いてください。',
  wrongSettings: ({ why }) => `設定として正しくありません：${why}`,
  wanted: '版を保存しました。グループの各テーブルは、次に受信したときに受け取ります。',
  noRecords:
    'このゲートウェイにはデータベースがなく、記録がわかりません。ホールの別のゲートウェイを見てください。',
  noRelease: 'ホールのフォルダーにそのリリースはありません。',
  updates: 'テーブルがリリースを取得し、作成者を確認して試します。結果は下に表示されます。',
  revoked: 'テーブルを外しました。テーブルは動き続け、このホールにはもう何も送りません。',
} satisfies Words<typeof ENGLISH>;
