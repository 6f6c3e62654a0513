/** Japanese of `en/command.ts`. */
import type { COMMAND as ENGLISH } from '../en/command.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const COMMAND = {
  program:
    'アーケード風サイコロテーブルの制御。ボタンとレバーで遊び、LEDのサイコロとスコアをその場で表示します。',
  usage: '[コマンド] [オプション]',
  version: 'バージョンを表示',
  help: 'このヘルプを表示。コマンドの後ではそのヘルプのみ',
  helpToo: '（dicetable --helpですべてのコマンドとオプションを説明）',
  optionsOf: ({ commands }) => `${commands}のオプション：`,
  usageTitle: '使い方：',
  argumentsTitle: '引数：',
  optionsTitle: 'オプション：',
  commandsTitle: 'コマンド：',
  configuration: '設定（各オプションは設定ファイルの同じキーより優先）：',
  configFile: '読み込む設定ファイル。なければここのcabinet.yaml、次に設定フォルダーのもの。',
  range: ({ min, max }) => `${min}〜${max}`,
  byCommas: 'コンマ区切り',
  default: ({ value }) => `既定値${value}`,
  deed: '操作',
  file: 'ファイル',
  game: 'ゲーム',
  id: 'id',
  noted: '控え',
  options: 'オプション',
  kind: '種類',
  number: '数',
  list: '一覧',
  text: '文字列',
  examples: `スイッチには切る側もあります（--no-calm）。チェックアウトではdicetableの前にnpx --no-installを付けます。

例：
  dicetable                                    エミュレートしたUnoで遊ぶ
  dicetable --players Eric,Julie               名前を付けて2人のゲームを用意する
  dicetable --language ja                      日本語で遊ぶ
  dicetable --board serial                     つないだ基板で遊ぶ
  dicetable --board serial --port /dev/ttyUSB0 同じく、場所を指定する
  dicetable rules scotzee                      ルールの説明を表示する
  dicetable score < rolls.jsonl                サイコロの点数を1行ずつ答える
  dicetable farkle --players 1 --seed 333      端末でファークルを遊ぶ
  dicetable simulate --rules yatzy --games 500 テーブルなしで遊ぶ
  dicetable verify 12                          終わったゲームのサイコロを計算し直す
  dicetable config --http-port 9000            有効になる設定を表示する
  dicetable config --schema > cabinet.schema.json
  dicetable restore backup.db                  バックアップから続ける

終了コード：0 完了、1 直せる問題（方法はメッセージに表示）、2 コマンドラインの誤り、70 バグ。`,
  error: ({ why }) => `エラー：${why}`,
  unknownOption: ({ option }) => `オプション'${option}'はありません`,
  unknownCommand: ({ command }) => `コマンド'${command}'はありません`,
  meant: ({ name }) => `（${name}ですか？）`,
  belongs: ({ commands }) => `（${commands}のオプションです）`,
  missingArgument: ({ argument }) => `引数'${argument}'が必要です`,
  missingValue: ({ option }) => `オプション'${option}'の値がありません`,
  wrongValue: ({ what, value, why }) => `${what}：'${value}'は使えません。${why}`,
  choices: ({ choices }) => `使えるのは${choices}です。`,
  option: ({ option }) => `オプション'${option}'`,
  argument: ({ argument }) => `引数'${argument}'`,
  tooMany: ({ command }) => `'${command}'の引数が多すぎます`,
  runSummary: '遊ぶ：基板、ジャーナル、ページをCtrl-Cまで動かす（既定）',
  runHelp:
    'Ctrl-Cまで動きます。基板につなぎ、ジャーナルのゲームを続け、ページを公開し、アドレスを表示します。',
  rehearse:
    'テーブルを終了するまで練習：このファイルの目を使います。1行が1回で、振ったサイコロの目を数字で書きます。どこでも練習と示され、殿堂には入りません。',
  plays: ({ address, board }) => `Dicetableは${address}で動いています（${board}）。Ctrl-Cで終了します。`,
  cabinet: ({ address, key }) => `遊ぶには：${address}/cabinet?key=${key}`,
  operatorPinFile: ({ address }) =>
    `管理者：${address}/operator、暗証番号はデータフォルダーのファイル operator-pin にあります`,
  operator: ({ address, key, pin }) => `管理者：${address}/operator?key=${key}、暗証番号${pin}`,
  cutOff: ({ seconds }) => `テーブルが${seconds}秒以内に終わらなかったので、打ち切りました。`,
  bug: 'Dicetableのバグです：',
  bugInLog: ({ file }) => `Dicetableのバグです。詳しくは${file}にあります。`,
  rulesSummary: 'ルールの一覧、または1つのルールの説明を表示する',
  rulesHelp:
    '遊べるルールを一覧にするか、1つのルールを言葉で説明します。説明はゲームが使うのと同じデータから作られます。',
  rulesId: '説明を表示するルール。なければ一覧を表示します。',
  ownSets: '自作のルールがある設定ファイル。',
  scoreSummary: 'サイコロの点数を答える：JSON行を読み、JSON行を書く',
  scoreHelp:
    '1行に1つのJSONオブジェクトを読み、それぞれに1行で答えます。役、すべての役、スコアシート、ファークルの出目の点数です。意味の通らない行には行番号付きのエラーを返し、残りを続けます。',
  example: '例：',
  farkleSummary: '端末でファークルを遊ぶ。同じシードなら同じゲームになる',
  farkleHelp:
    '古典的な課題のファークルを端末で1〜4人で遊びます。同じシードなら同じ目が出ます。1人のときは1ターンだけです。',
  farklePlayers: 'プレイヤーの人数、1〜4。なければ尋ねます。',
  farkleSeed: 'サイコロのシード。10進数、0xで始まる16進数、0で始まる8進数。なければ尋ねます。',
  mustBePlayers: '1〜4で指定してください。',
  mustBeSeed: '整数で指定してください。10進数、0xで始まる16進数、0で始まる8進数です。',
  simulateSummary: 'テーブルなしで多数のゲームを遊び、点数を調べる',
  simulateHelp:
    'テーブルと同じルールでゲームを自動で遊び、平均、ばらつき、パーセンタイル、上段ボーナスの頻度を表示します。同じシードなら同じゲームになります。greedyはそのターンの期待点が最も高い手を選び、ファークルでは点になるサイコロをすべて残して300点でバンクします。',
  simulateRules: '使うルール。dicetable rulesで一覧が出ます。',
  simulateGames: 'ゲーム数。',
  simulateSeed: '任意の文字列。',
  simulatePlayer: '誰が遊ぶか。',
  mustBeGames: '1〜10000000の整数で指定してください。',
  simulated: ({ games, rules, player, seed }) =>
    `${rules}を${number(games)}ゲーム、プレイヤー${player}、シード${seed}`,
  mean: '平均',
  deviation: '標準偏差',
  percentile: ({ percent }) => `${percent}パーセンタイル`,
  pointsATurn: '1ターンの点数',
  upperBonus: '上段ボーナス',
  points: '点数',
  farkles: 'ファークル',
  seconds: '秒',
  filledWithZero: '0点で埋めた割合',
  cards: '異なるスコアシート',
  underBestPlay: ({ rules }) => `最善手での${rules}`,
  turnUnderBestPlay: ({ rules }) => `最善手での${rules}の1ターン`,
  noSolver: ({ rules, why }) =>
    `${rules}は正確に解けません：${why}。代わりにdicetable simulate --rules ${rules} --player greedyで、各ターンの点が最も高い遊び方を試せます。`,
  playedGreedily: ({ rules, player, why }) =>
    `${rules}は正確に解けません：${why}。代わりに${player}は各ターンで最も高い点を取ります。`,
  turns: 'ターン',
  adviseFarkle: `ファークルでは、"turn"はこの出目より前に取り置いた点です。2人の"totals"と手番（"player"、0か1）があれば、
値は勝つ確率になります：`,
  adviseSummary: '最善手での各選択の価値を答える：JSON行を読み、JSON行を書く',
  adviseHelp:
    '1行に1つの局面を読み、それぞれに1行で答えます。以後ずっと最善手を選ぶときに期待できる点と、各選択の価値を良い順に並べます。ルールの表は初回に数秒で作られ、データフォルダーに保存されます。',
  strategySummary: '最善手でのルールの価値と、その結果の分布を調べる',
  strategyHelp:
    'ルールの最善手を正確に計算し、合計の期待値、標準偏差、パーセンタイル、上段ボーナスの頻度、役ごとの平均と0点になる頻度を表示します。ファークルでは1ターンについて同じことをします。表はデータフォルダーに保存されます。',
  strategyRules: 'ルール。dicetable rulesで一覧が出ます。',
  strategyJson: '1つのJSONオブジェクトを出力する。',
  verifySummary: '終わったゲームのすべての出目を計算し直す',
  verifyHelp:
    '終わったゲームを検証します。イベントが変更も欠落もしていないこと、封印がシードのものであること、カットが最初の出目より前であること、すべての目が再現されること、点数と勝者がサイコロと選択からルールどおりに決まることです。ジャーナルを読むか、それを開いているテーブルに尋ねます。すべて証明できれば0、誤りがあれば1、誤りはないがサイコロか点数を証明できなければ3で終わります。',
  verifyGame: '履歴にあるゲームの番号。またはデュプリケートの回：ホールのアドレスか、そのファイル。',
  verifyLink: 'プレイ中に控えたジャーナルのリンクと比べる。ページに出るイベント番号とハッシュです。',
  mustBeLink: 'イベント番号、コロン、ハッシュの16〜64桁を指定してください。',
  linkNoted: ({ seq }) => `リンク    イベント${seq}は控えのとおりで、それ以前は変更されていません`,
  linkOther: ({ seq }) =>
    `リンク    イベント${seq}が控えと違います。ジャーナルが書き直されたか、戻されています`,
  verifySeal: '最初に振る前に控えた封印。数字か絵で、ゲームのものと一致する必要があります。',
  mustBeSeal: '封印の64桁、その先頭（8桁以上）、または絵を指定してください。',
  sealNoted: '控え     この封印は控えのとおりです',
  sealHandle: ({ digits }) =>
    `控え     封印の先頭は控えの${digits}桁と一致します。同じと証明できるのは64桁すべてか絵だけです`,
  sealOther: '誤り：控えた封印と違います。最初に振る前に封印されたゲームではありません。',
  mustBeGame: '履歴に表示されるゲームの番号（1、2、…）か、回のアドレスまたはファイルを指定してください。',
  heldBy: ({ holder, url }) =>
    `${holder}が使用中で、${url}でテーブルが応答しません。そのテーブルの--http-portを指定してください`,
  tableSays: ({ url, words }) => `${url}の返答：${words}`,
  noGame: ({ game }) => `このジャーナルにゲーム${game}はありません`,
  stillPlayed: ({ game }) => `ゲーム${game}は進行中で、終わるまでサイコロは封印されています`,
  verified: ({ game, rules, names }) => `ゲーム${game}：${rules}、${names}`,
  rehearsed: ({ title }) => `${title}（練習）`,
  wrongAt: ({ seq, why }) => `イベント${seq}に誤り：${why}`,
  eventsRight: ({ events }) => `イベント   ${events}件すべてが書かれたとおりの順番です`,
  sealIs: ({ seal }) => `封印     ${seal}`,
  sealOf: ({ seed }) => `         シード、ルール、プレイヤーのSHA-256です。シード${seed}`,
  diceTyped: 'サイコロ   入力されたものです。練習ではサイコロの証明になりません',
  noCut: 'カット    なし',
  cut: ({ cut }) => `カット    「${cut}」、最初に振る前`,
  diceRight: ({ dice, rolls }) => `サイコロ   ${rolls}回の${dice}個すべてが、シードとカットから再現されます`,
  pointsRight: ({ totals }) => `点数     サイコロと選択からルールどおりです：${totals}`,
  pointsFollow: '点数     サイコロと選択からルールどおりです',
  pointsUnknown: ({ rules }) => `点数     確認していません。「${rules}」というルールがここにありません`,
  correctedBy: ({ by, times, seqs }) => `手作業    ${by}が${times}回変更しました（イベント${seqs}）`,
  corrected: '         点数と合計は、サイコロだけでなく、選択とこれらの変更から決まります',
  unprovedRules:
    '未証明：ルールがないと、このゲームが実際に行われたか誰にもわかりません。ルールのある設定ファイルを指定してください。',
  unprovedDice: '未証明：サイコロを入力できる人は、どんなゲームでも作れます。',
  unprovedRound: ({ round }) =>
    `ここでは未証明：ホールがサイコロを配りました。証明はその回にあります：dicetable verify http://HALL:8091/round/${round}`,
  configSummary: '有効な設定と、各値の出どころを表示する',
  configHelp:
    '有効な設定を設定ファイルの形で表示し、各値の出どころ（既定値、設定ファイルの行、オプション）を示します。その際すべてを検査します。',
  schema: '代わりに、エディター用に設定ファイルのJSON Schemaを出力する',
  inForce: ({ source }) => `# 有効な設定。${source}`,
  noFile: '設定ファイルはありません。',
  fileIs: ({ file }) => `設定ファイル：${file}`,
  byDefault: '既定値',
  backupSummary: 'テーブルが動いていない間にジャーナルをコピーする',
  backupHelp:
    'すべてのゲームと殿堂を含むジャーナルをコピーします。動作中のテーブルは1日1回自動で作り、管理者ページからも作れます。',
  backupFile: 'コピー先。なければバックアップのフォルダーの新しいファイル',
  copied: ({ file, held }) => `ジャーナルを${file}にコピーしました：${held}。`,
  held: ({ games, events }) => `${number(games)}ゲーム、イベント${number(events)}件`,
  restoreSummary: 'ジャーナルをバックアップに置き換える',
  restoreHelp: 'バックアップをイベントごとに検査し、ジャーナルと置き換えます。元のジャーナルは隣に残します。',
  restoreFile: 'バックアップ',
  restored: ({ folder, held }) => `${folder}のジャーナルは${held}になりました。`,
  flashSummary: '基板にファームウェアを書き込む',
  flashHelp:
    'このバージョンのファームウェアを、ブートローダー経由でArduino UnoかNano（ATmega328P）に書き込み、読み戻し、起動し、応答を待ちます。その間テーブルは止めてください。Ctrl-Cやケーブルの抜けは害になりません。やり直せます。',
  flashPort: '基板のシリアルポート。なければ、唯一つながっている基板か、質問',
  flashFirmata: '代わりにnode-pixelのFirmataを書き込む（--board firmata用）',
  flashJson: 'JSONを出力する。段階ごとに1行、最後に結果',
  flashPorts: 'どの基板ですか？',
  flashFind: 'ブートローダーを探しています',
  flashWrite: '書き込んでいます',
  flashRead: '読み戻しています',
  flashStart: '起動しています',
  flashOn: ({ port, maker }) => `${port}の基板に書き込みます${maker === '' ? '' : `（${maker}）`}`,
  flashed: ({ bytes, bootloader, seconds, old }) =>
    `${bootloader}で${bytes}バイトを${seconds}秒で書き込み、読み戻しました。${old}`,
  flashOptiboot: ({ version }) => `Optiboot ${version}`,
  flashOld: ({ version }) => `古いブートローダー（${version}）`,
  flashOldToo:
    'この場合、基板にウォッチドッグはありません。プログラムが固まると、このコンピューターがリセットします。',
  replaced: ({ file }) => `以前のものは${file}として残しています`,
} satisfies Words<typeof ENGLISH>;
