/** Japanese of `en/update.ts`. */
import type { UPDATE as ENGLISH } from '../en/update.ts';
import type { Words } from '../words.ts';

export const UPDATE = {
  summary: '別のリリースに更新する。動かなければ自動で元に戻る',
  help: '1つのファイルになったリリース（`*.dicetable`）の署名を設定ファイルのupdate.keyで確かめ、今のリリースの隣に展開し、テーブルを再起動して試します。ジャーナルのコピーで、そのファームウェアを基板に入れ、テーブルが光ってページを出すまで最長1分です。だめなら前のリリースで続けます。',
  file: 'リリース',
  backSummary: '前のリリースで続ける',
  backHelp:
    '`dicetable update`が新しいリリースを試すように、前のリリースを試します。その後のプレイを読めない場合はそう知らせます。--old-journalを付けると、前のリリースが残したジャーナルで続け、今のものは隣のファイルに残します。',
  oldJournal: 'そのリリースのジャーナルで続ける。その後のプレイはファイルに残る',

  noFile: ({ folder }) =>
    `update.keyで署名された、このコンピューター用の新しいリリースが、${folder}にもUSBメモリーにもありません`,
  noRelease: ({ file }) => `${file}はDicetableのリリースではありません`,
  noPlainFile: ({ file }) =>
    `${file}はファイルではなく、フォルダーかパイプかデバイスです。リリースそのものを指定してください`,
  unreadable: ({ file, why }) => `${file}を読めません：${why}`,
  wrongSignature: ({ file }) =>
    `${file}の署名が設定ファイルのupdate.keyと合いません。その鍵をくれた人から受け取るか、相手の鍵を尋ねてください`,
  cutShort: ({ file, found, bytes }) =>
    `${file}のコピーが不完全です。署名の後が${found}バイトで、署名されたのは${bytes}バイトです。コピーし直してください`,
  wrongChecksum: ({ file }) => `${file}は途中で壊れています。チェックサムが違います。コピーし直してください`,
  otherContent: ({ file }) => `${file}の中身は、書かれているリリースと違います`,
  notUnpacked: ({ file, why }) => `${file}を展開できません：${why}`,
  noRoom: ({ folder, free, needed }) =>
    `${folder}のディスクの空きは${free} MBで、${needed} MB必要です。不要なものを削除してください`,
  otherPlatform: ({ platform, ours }) =>
    `これは${platform}用で、このコンピューターは${ours}です。合うファイルを使ってください`,
  playsAlready: ({ name }) => `${name}はすでに動いています`,
  older: ({ version, name, ours }) =>
    `${name}は今の${ours}より古いものです。\`dicetable go-back\`で前のリリースに戻れます。${version}のテーブルには別のフォルダーが必要です`,
  olderJournal: ({ version }) => `${version}はこのテーブルのジャーナルを読めません`,
  noLinks:
    'Windowsではリリースを入れ替えられません。テーブルを止め、最初と同じように新しいものをインストールしてください',
  notInstalled:
    'このDicetableはインストールされたリリースではありません。チェックアウトでは`git pull && npm ci`をして起動し直してください。リリースのインストール方法はsrc/updateにあります',
  notCurrent: ({ current, root }) =>
    `ここでは別のリリース${current}が動いています：${root}/current/bin/dicetableを使ってください`,
  noKey:
    '誰のリリースを受け取るかの鍵がありません。リリースの作成者の鍵を`update: {key: …}`として設定ファイルに書いてください',
  noPort: 'ポートが起動のたびに変わるテーブルは見守れません。--http-portで指定してください',
  underWay: ({ name }) =>
    `${name}はすでに試すことになっています。テーブルを再起動し（\`systemctl --user restart dicetable\`）、結果を待ってください`,
  nothingBefore: '戻れる前のリリースがありません',
  noOldJournal: ({ version }) =>
    `${version}はこのテーブルのジャーナルを読めず、当時のジャーナルも残っていません`,
  newerJournal: ({ version }) =>
    `${version}は更新後のプレイと集計を読めません。\`dicetable go-back --old-journal\`は更新前のジャーナルで続け、今のものをデータフォルダーに残します`,

  gone: ({ name }) => `${name}はもうディスクにありません`,
  tooOften: ({ times }) => `試している間に、テーブルかコンピューターが${times}回終了しました`,
  notCopied: ({ why }) => `ジャーナルをコピーできませんでした：${why}`,
  late: ({ minutes }) => `${minutes}分たっても準備できませんでした`,
  rehearsal: ({ why }) => `ジャーナルのコピーを受け付けません：${why}`,
  journalNotPut: ({ why }) => `当時のジャーナルで続けられません：${why}`,
  notFlashed: ({ why }) => `ファームウェアを基板に書き込めませんでした：${why}`,
  ended: ({ version, code }) => `${version}は${code}で終了しました`,
  dark: ({ version, seconds, why }) => `${version}で${seconds}秒後：${why}`,
  silent: ({ address }) => `${address}で応答がありません`,
  otherTable: ({ address, found }) => `${address}で別のDicetable（${found}）が応答しています`,
  faulty: ({ fault }) => `テーブルの知らせ：${fault}`,
  noBoard: '基板が応答しません',

  checked: ({ name }) => `${name}：署名とチェックサムは正しく、ディスクに入りました。`,
  startAgain: ({ root }) =>
    `テーブルの次の起動で試します。終了し（Ctrl-C、またはサービスを停止）、${root}/current/bin/dicetableを起動してください。`,
  asRoot: 'テーブルの次の起動で試します：sudo systemctl restart dicetable',
  restarts: 'テーブルが再起動して試します。ゲームは続きます。',
  tries: ({ name }) => `${name}を試しています`,
  rehearses: ({ megabytes, minutes }) =>
    `まずジャーナルのコピー（${megabytes} MB）を読みます。最長${minutes}分で打ち切ります`,
  plays: ({ name }) => `${name}が動いています。`,
  wentBack: ({ name, why }) => `${name}をやめ、前のリリースで続けます：${why}`,
  noEnd: '20分たってもまだ試しています。テーブルが動いているかは`dicetable service status`でわかります',
  journalStays: ({ why }) => `前のジャーナルに戻せませんでした：${why}`,
  boardStays: ({ why }) => `基板のファームウェアは新しいままです：${why}`,
} as const satisfies Words<typeof ENGLISH>;
