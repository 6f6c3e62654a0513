/** Japanese of `en/service.ts`. */
import type { SERVICE as ENGLISH } from '../en/service.ts';
import type { Words } from '../words.ts';

export const SERVICE = {
  summary: 'コンピューターと一緒に、また故障の後に、テーブルを起動する',
  help: 'テーブルを動かし続けます。installはsystemdのサービス（macOSではlaunch agent）を書いて起動し、コンピューターの起動のたびにも起動します。removeは取り除きます。statusは動いているかを示し、動いていて次も起動するなら0で終わります。tvはTV用のページを全画面で表示します。設定のオプションは、テーブルの起動に使われます。',
  deed: '操作',
  system: '自分用ではなく、隔離されたコンピューター全体のサービスにする（sudoを使用）',
  tv: 'デスクトップの開始時に、TV用のページを全画面で表示する',
  print: 'ユニットファイルを表示するだけで、何も変えない',
  json: '状態を1行のJSONで出力',
  plays: ({ address }) => `テーブルは${address}で動いています`,
  noAnswer: ({ address, log }) => `起動しましたが、${address}で応答がありません。理由は${log}にあります`,
  playsAlready: ({ address }) =>
    `${address}ですでに何かが応答しています。先にそのテーブルを終える（Ctrl-C）か、別の--http-portを使ってください`,
  tvWaits: ({ address }) => `${address}のテーブルを待っています。`,
  tvInstalled: ({ user, file }) => `${user}のデスクトップの開始時に、TV用のページを表示します：${file}`,
  linger: ({ user }) =>
    `${user}がログインしたときだけ起動します。コンピューターと一緒に起動するには：sudo loginctl enable-linger ${user}`,
  untried: 'Macではまだ試されていません。結果をお知らせください。',
  removed: ({ file }) => `取り除きました：${file}`,
  none: 'Dicetableのサービスはありません。`dicetable service install`で作れます',
  unit: ({ file }) => file,
  running: ({ since, restarts }) => `  動作中${since === '' ? '' : `（${since}から）`}、再起動${restarts}回`,
  stopped: ({ state, restarts }) => `  停止中（${state}）、再起動${restarts}回`,
  unknown:
    '  動いているかをsystemdが答えません。サービスの持ち主のユーザーでログインし（sshでも可）、もう一度お試しください',
  unheard: '  systemdが応答しません。動いているテーブルは、コンピューターの再起動まで続きます',
  withMachine: '  コンピューターと一緒に起動します',
  twice:
    'サービスが2つありますが、データフォルダーを使えるテーブルは1つです。取り除いて、1つだけ入れてください。',
  noTv: 'デスクトップの開始時にTV用のページは出ません（service install --tv）。',
  tvThere: ({ file }) => `デスクトップの開始時にTV用のページが出ます：${file}`,
  unwritable: ({ file, why }) => `${file}に書き込めません：${why}`,
  foreign: ({ file }) => `${file}がすでにありますが、Dicetableのものではありません。先に移動してください`,
  systemctl: ({ command, why, advice }) =>
    `\`${command}\`の返答は「${why}」です${advice === '' ? '' : `。${advice}`}`,
  noSession: 'suやsudoで来た場合は、そのユーザーでログインしてください（sshでも可）',
  launchctl: ({ command, why }) => `\`${command}\`の返答は「${why}」です`,
  noSystemd: 'このコンピューターにはsystemdがありません',
  noPort: 'ポート0は起動のたびに変わります。見つけられるポートを--http-portで指定してください',
  notRoot: ({ command }) => `コンピューター全体のサービスには権限が必要です。実行してください：${command}`,
  asRoot: 'テーブルはrootでは動かしません。動かすユーザーで、sudoを付けて実行してください',
  noBrowser: ({ browsers }) => `表示できるブラウザーがありません（${browsers}）`,
} satisfies Words<typeof ENGLISH>;
