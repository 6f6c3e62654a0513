/** Japanese of `en/hall.ts`. */
import type { HALL as ENGLISH } from '../en/hall.ts';
import type { Words } from '../words.ts';

export const HALL = {
  waiting: ({ url, code }) =>
    `ホール${url}はこのテーブルをまだ知りません。そこで${code}を入力してください（npx dicetable hall claim ${code} 名前）。`,
  revoked: ({ url, code }) =>
    `ホール${url}がこのテーブルを外しました。テーブルは動き続け、記録を残します。また加わるには、そこで${code}を入力してください。`,
  away: ({ url, behind, why }) =>
    `ホール${url}が応答しません${why === '' ? '' : `（${why}）`}。テーブルは動き続け、イベント${behind}件が待っています。ホールが戻ると送られます。`,
  fork: ({ url }) =>
    `ホール${url}には、このテーブルの別のイベントがあります。カードがコピーされたか、dicetable restoreを使わずにジャーナルが戻されました。ここで最新のバックアップを復元し、新しい区切りで続けるまで、何も送りません。`,
  lies: ({ url }) =>
    `ホール${url}の内容がこのジャーナルと違います。このテーブルのホールではないか、データベースが変えられました。何も送りません。`,
  key: ({ why }) =>
    `このテーブルの身元を読み書きできません（${why}）。テーブルは動き続け、ホールには何も送りません。`,
  summary: 'ホールを動かす：多くのテーブルと1つのデータベース、またはテーブルを加える',
  help: 'このコンピューターでホールを始めます。アドレスの指定がなければnats-serverとPostgreSQLも起動し、データベースへの書き込み、テーブルの受け入れ、/hallで全テーブルを見せるゲートウェイを動かします。claimは6文字を表示しているテーブルを加え、revokeは外します。ingestは書き込みを、gatewayは表示を、別のコンピューターでも増やせます。',
  deed: '操作',
  words: 'claim：テーブルの6文字と名前。revoke：名前',
  folder: '鍵、コード、データベースのフォルダー。',
  host: 'テーブルがホールに届くアドレス。',
  port: 'テーブルを受け入れるポート。gatewayだけのときはページのポート。',
  gatewayPort: '全テーブルのページ/hallのポート。0なら空きを使う。',
  natsPort: 'ここで起動するnats-serverのポート。',
  nats: 'すでに動いているNATSサーバーのアドレス（コンマ区切り）。フォルダーのnats-server.confを使います。',
  database: 'すでに動いているPostgreSQLのアドレス。',
  tlsCert: 'このホールの証明書ファイル。なければ暗号化しません。',
  tlsKey: 'その鍵のファイル。',
  hall: 'claimとrevokeで使うホールのアドレス。',
  runs: ({ url, folder }) =>
    `ホールが動いています。テーブルはhall.url: ${url}で届きます。\n鍵は${folder}にあります。これを持つ人は、このホールになりすませます。`,
  code: ({ code }) => `他の場所からclaimとrevokeをするためのホールのコード：${code}`,
  fleet: ({ url }) => `全テーブルの管理：${url}`,
  leagues: ({ database }) => `リーグ：dicetable league list --database '${database}'`,
  allowedHosts: 'ゲートウェイに届く名前（コンマ区切り）',
  shows: ({ url }) => `全テーブルの表示：${url}`,
  writes: 'テーブルから届いたものをデータベースに書き込みます。',
  oldNats: ({ version }) =>
    `nats-server ${version}はテスト専用です。本番では2.12.7か2.14.0、またはそれ以降を使ってください。`,
  open: '暗号化していません。テーブルが送るものを、このネットワークの誰でも読めます。--tls-certと--tls-keyで暗号化できます。',
  notInstalled: ({ program, line }) => `${program}がインストールされていません：${line}`,
  newer: 'データベースは新しいDicetableが書いたものです',
  broken: ({ said }) => `ホールのサーバーが終了しました：${said}`,
  noKeys: ({ file }) => `${file}がありません。ホールの初回起動時に作られます`,
  needs: ({ options }) => `${options}が必要です`,
  noAnswer: ({ url, why }) => `${url}でホールが応答しません${why === '' ? '' : `（${why}）`}`,
  wantsTls: '何も言わずに切断されました。https://を求めるホールのようです',
  claimed: ({ name }) => `${name}を加えました。`,
  sentAway: ({ name }) => `${name}を外しました。`,
  'wrong-code': 'そのホールのコードではありません',
  unknown: 'その文字を表示しているテーブルか、その名前のテーブルがありません',
  later: 'コードの誤りが多すぎます。1分後にお試しください',
  unclear: '6文字と、30字以内の名前が必要です',
} as const satisfies Words<typeof ENGLISH>;
