/** Japanese of `en/detail.ts`. */
import type { DETAIL as ENGLISH } from '../en/detail.ts';
import type { Words } from '../words.ts';
import { timeIn } from '../written.ts';
import { number } from './grammar.ts';

export const DETAIL = {
  about: ({ what, why }) => `${what}：${why}`,
  cableOut: 'ケーブルが抜けています',
  cablePulled: 'ケーブルが抜かれました',
  otherSideGone: '相手側がなくなりました',
  portClosed: 'ポートが閉じられました',
  silent: ({ port, seconds }) => `${port}から${seconds}秒間何も届いていません`,
  deaf: ({ port }) => `${port}は応答しますが、何も受け取りません。基板への線を確認してください`,
  mute: ({ port }) => `${port}は応答しますが、ボタンの状態を知らせません`,
  geometry: ({ slots, pixels, ourSlots, ourPixels, command }) =>
    `サイコロ${slots}個・1列${pixels}個のLED用で、このプログラムの${ourSlots}個・${ourPixels}個と違います。テーブルを止めて\`${command}\`を実行してください`,
  driver: ({ why }) => `シリアルドライバーを読み込めません：${why}`,
  permission: '権限がありません（Linux：sudo usermod -aG dialout $USERの後、ログインし直してください）',
  noPort: ({ port, known }) => `ポート${port}がありません。${known}`,
  noPorts: 'このコンピューターにはシリアルポートがありません',
  ports: ({ ports }) => `あるのは${ports}です`,
  portMoved: ({ port, boards }) => `ポート${port}はなくなりましたが、${boards}に基板があります`,
  orAuto: ({ known }) => `${known}。--port autoなら基板を自動で探します`,
  portInUse: ({ port }) => `${port}は他のプログラムが使用中です`,
  severalBoards: ({ ports }) => `複数の基板がつながっています。--portで指定してください：${ports}`,
  noBoard: ({ known }) => `Arduinoが見つかりません。--portでポートを指定してください。${known}`,
  otherBoard: ({ port, board }) => `${port}はArduino ${board}です`,
  otherChip: ({ chip }) => `チップが${chip}で、ATmega328Pではありません`,
  flashSilent: '115,200ボーでも57,600ボーでもブートローダーが応答しません',
  flashOutOfStep: 'ブートローダーの応答が途絶えました',
  flashStopped: '中止されました',
  flashDiffers: ({ address }) => `アドレス0x${address}に書いた内容が、読み戻すと違います`,
  flashNotStarted: 'ファームウェアは書き込みましたが、基板が実行を知らせません',
  firmataRuns: ({ firmware, wanted, command }) =>
    `${wanted}ではなく${firmware}が動いています。テーブルを止めて\`${command}\`を実行してください`,
  firmataBusy: ({ port, seconds }) =>
    `${port}が${seconds}秒間応答していません。このコンピューターはエミュレーションが追いつきません`,
  firmataQuiet: ({ port, firmware, seconds }) =>
    `${port}には${firmware}がありますが、${seconds}秒間応答していません。基板への線を確認してください。このコンピューターの負荷が高い場合もあります`,
  firmataStranger: ({ port, bytes, command }) =>
    `${port}からFirmataではない${bytes}バイトが届きました。firmware/dicetable.hexを書き込んだ基板なら--board serialで起動し、違えばテーブルを止めて\`${command}\`を実行してください`,
  mismatch: ({ theirs, ours, command }) =>
    `プロトコルが${theirs}で、このプログラムの${ours}と違います。テーブルを止めて\`${command}\`を実行してください`,
  modules: ({ working, all }) => `${all}個のうち${working}個のモジュールが応答しています`,
  lowRail: ({ volts }) => `${number(volts)} V未満です`,
  board: ({ link, firmware }) => `${link}、${firmware}`,
  firmware: ({ version, hash, ours }) =>
    `ファームウェア${version}（${hash}${ours === '' ? '' : `、このバージョンの${ours}と異なる`}）`,
  sketch: ({ name, version }) => `${name} ${version}`,
  namelessSketch: '名前のないスケッチ',
  chipEnded: 'スレッドが終了しました',
  alreadyOpen: ({ name }) => `${name}はすでに開いています`,
  noFileToCopy: ({ file }) => `${file}：このジャーナルはファイルではありません`,
  toldToFail: 'このジャーナルは失敗するよう指示されています',
  inCopy: ({ file, why }) => `${file}：${why}`,
  copySchema: ({ version, known }) => `スキーマが${known}ではなく${version}です`,
  copyUnreadable: ({ events, why }) =>
    `中のジャーナルの、イベント${events}より後のイベントが読めません：${why}`,
  copyPages: ({ problem }) => `SQLiteによると、中のジャーナルが壊れています：${problem}`,
  copyMissing: ({ seq }) => `中のジャーナルにイベント${seq}がありません`,
  copyChanged: ({ seq }) => `中のジャーナルのイベント${seq}が、書かれたものと違います`,
  editChanged: ({ edit }) => `殿堂の変更${edit}が、書かれたものと違います`,
  bookChanged: ({ seq }) => `帳簿のイベント${seq}が、書かれたものと違います`,
  eventMissing: ({ seq }) => `イベント${seq}が見つかりません`,
  noJournalIn: '中にジャーナルがありません',
  threadEnded: '書き込みスレッドが終了しました',
  journalClosed: 'ジャーナルは閉じています',
  noJournal: ({ file }) => `${file}がありません。--data-dirでテーブルのデータフォルダーを指定してください`,
  noFile: ({ file }) => `${file}がありません`,
  inUse: ({ file, holder }) => `${file}は${holder}が使用中です`,
  holder: ({ process, host, since }) => `${host}のプロセス${process}（${timeIn('ja-JP', since)}から）`,
  somebody: '別のプロセス',
  gone: ({ file }) => `${file}は、テーブルが使っている間に削除されたか置き換えられました`,
  notDurable: ({ file, mode, synchronous }) =>
    `${file}への書き込みを確実にできません（journal mode ${mode}、synchronous ${synchronous}）`,
  newerSchema: ({ file, version, known }) =>
    `${file}は新しいDicetableが書いたものです（スキーマ${version}、こちらは${known}まで）`,
  olderSchema: ({ file, version }) =>
    `${file}は0.1.0より前のDicetableが書いたものです（スキーマ${version}）。移動すると新しく始められます`,
  gameMoved: ({ start }) => `イベント${start}からのゲームが、書かれた場所にありません`,
  gameTwice: ({ game, first, second }) =>
    `番号${game}のゲームが2つあります。イベント${first}と${second}から始まりますが、テーブルはゲームを1から数えます`,
  eventChanged: ({ file, seq }) => `${file}のイベント${seq}が、書かれたものと違います`,
  eventBroken: ({ seq, type }) =>
    `イベント${seq}（${type}）が書かれたものと違うか、前のイベントが欠けています`,
  eventWrong: ({ seq, game, why }) =>
    `${game === 0 ? '' : `ゲーム${game}の`}イベント${seq}はテーブルが書くものではありません（${why.replace(/[.。]$/, '')}）`,
  damagedLogStart: ({ log }) => `${log}の先頭が壊れています`,
  damagedLog: ({ log, frame }) => `${log}の壊れた箇所の後にイベントがあります（フレーム${frame}）`,
  missingBesideLog: ({ log }) => `これがないのに${log}があります`,
  missing: ({ holder }) => `これがありません。${holder}が閉じずに終わっています`,
  tooShort: ({ bytes }) => `${bytes}バイトしかありません`,
  lostEvents: ({ from, to, holder }) =>
    `イベント${from}から${to}が失われました。${holder}が閉じずに終わっています（なしで続けるにはjournal.holderを削除してください）`,
  lostEdits: ({ from, to, holder }) =>
    `殿堂の変更${from}から${to}が失われました。${holder}が閉じずに終わっています（なしで続けるにはjournal.holderを削除してください）`,
  lostBooked: ({ from, to, holder }) =>
    `帳簿のイベント${from}から${to}が失われました。${holder}が閉じずに終わっています（なしで続けるにはjournal.holderを削除してください）`,
  otherSchema: ({ file, what }) => `${file}：${what}がジャーナルのものと違います`,
  noRegularFile: ({ file }) => `${file}はファイルではなく、デバイスかパイプかフォルダーです`,
  noGame: ({ why }) => `最後のゲームのイベントはテーブルが書くものではありません（${why}）`,
  isJournal: ({ file }) => `${file}はジャーナルそのものです`,
  fileThere: '同じ名前のファイルがすでにあります',
  copyRemoved: ({ why }) => `${why}。コピーは削除し、以前のバックアップは残しています`,
  backupsMeanwhile: ({ why }) => `${why}。テーブルの動作中は、管理者ページでバックアップできます`,
  newestBackup: ({ why, file }) => `${why}。最新の正常なバックアップ：dicetable restore ${file}`,
  noBackup: ({ why, folder }) => `${why}。${folder}にバックアップがありません`,
  takeBackup: ({ why, file }) => `${why}。最新のバックアップを使うには：dicetable restore ${file}`,
  rulesGone: ({ game, rules }) => `未終了のゲーム${game}のルールは「${rules}」ですが、そのルールがありません`,
  everyAddress: 'すべてのアドレス',
  address: ({ host, port }) => `${host}、ポート${port}`,
  inBrackets: ({ what, why }) => `${what}（${why}）`,
} satisfies Words<typeof ENGLISH>;
