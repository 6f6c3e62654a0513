/** Japanese of `en/table.ts`. */
import type { TABLE as ENGLISH } from '../en/table.ts';
import type { Words } from '../words.ts';
import { list, money, number } from './grammar.ts';

const pointsOf = (count: number) => `${number(count)}点`;

export const TABLE = {
  rehearsal: '練習（目を入力）。',
  whichLesson: ({ game }) => `初めてですか？決定で${game}を練習します。記録には残りません。`,
  lessonBegin: 'レバーを引くとサイコロが5個転がります。1ターンに3回まで振って、目を1つの役にまとめます。',
  lessonNext: 'シートに記入しました。役は1回ずつ使い、合わない役は0点です。レバーを引くと次のターンです。',
  lessonOver:
    'これで全部です。続けるか、前と次を同時に長押ししてメニューのYAMERU（やめる）で練習を終えます。',
  lessonPaid: 'これで全部です。レバーを引いて、本番のゲームを準備してください。',
  lessonHold: ({ buttons }) => `ホールド${list(buttons)}を押すと、そのサイコロが残ります。`,
  lessonFree: ({ buttons }) =>
    `ホールド${list(buttons)}をもう一度押してください。そのサイコロは振り直すほうが得です。`,
  lessonRoll: 'レバーを引くと、ホールドしていないサイコロだけが転がります。',
  lessonScore: ({ box, points: count }) =>
    `もう振れません。決定で${box}（${pointsOf(count)}）が、前と次で他の役が出ます。`,
  lessonStop: ({ box, points: count }) =>
    `${box}（${pointsOf(count)}）です。決定で表示します。残して振り直すこともできます。`,
  lessonShown: '決定で記入、前と次で他の役を表示します。',
  setUp: 'レバーを引いてゲームを準備してください。',
  learnOffer: '初めての方は、レバーを引いてから前を押すと、LEARN（練習）です。',
  credit: ({ credits, price, currency }) =>
    `クレジット：${credits}。1クレジットは${money(price, currency)}です。`,
  costs: ({ cost, credits }) => `このゲームには${cost}クレジット必要です。現在${credits}クレジットです。`,
  coin: ({ credits }) => `ありがとうございます。クレジット：${credits}。`,
  slam: 'テーブルが叩かれたか持ち上げられました。ゲームは続きます。',
  doorOpen: 'コイン投入口の扉が開きました。ゲームは続きます。',
  coinJam: ({ channel }) => `チャンネル${channel}にコインが詰まっています。取り除くまで数えられません。`,
  called: ({ names, league }) => `${list(names)}、${league}の試合はここで行います。`,
  goOn: ({ names }) =>
    `${list(names)}のゲームを続けるにはレバーを引いてください。決定を押すと新しいゲームです。`,
  whichGame: ({ game }) => `${game}ですか？前と次で他のゲーム、決定でこれに決まります。`,
  whichLanguage: ({ language }) => `${language}？決定でテーブルの言語になります。前と次でゲームに戻ります。`,
  coachOff: 'コーチなしにしますか？',
  whichRound: ({ id, game, players }) => `デュプリケート第${id}回、${game}、${players}人で遊びますか？`,
  ofRound: ({ game, id }) => `${game}、第${id}回`,
  dealtSo: ({ dice }) =>
    `この出目はもう配られています。そのときと同じサイコロをホールドしてください（${dice}）。`,
  coachAfter: '各選択の損を伝えるコーチを付けますか？',
  coachLive: '最善手も示すコーチを付けますか？',
  languageUnkept: '設定ファイルに書き込めませんでした。再起動すると前の言語に戻ります。',
  whoPlays: ({ names, game }) => `${list(names)}が${game}で遊びます。`,
  offeredName: ({ number, name }) =>
    `プレイヤー${number}の名前：${name}。決定でこの名前にします。前と次で別の名前を入力します。`,
  endOfName: ({ number, name }) => `プレイヤー${number}は${name}ですか？決定でこの名前になります。`,
  nameEnd: '終わり',
  nameKeep: '保存',
  outOfOrder: 'テーブルは基板を待っています。ゲームは失われません。',
  guestsFault: ({ fault }) => `${fault}。テーブルの係の人に知らせてください。`,
  firstBlank: ({ number }) => `プレイヤー${number}：空白。決定で入力、ホールド1で消します。`,
  blank: ({ number, text }) => `プレイヤー${number}：${text}と空白。決定で入力、ホールド1で消します。`,
  letter: ({ number, text }) =>
    `プレイヤー${number}：${text}。決定で文字を入力、ホールド1で消します。2〜6でA、F、K、P、Uへ進みます。`,
  letterAgain: ({ number, text, letter }) =>
    `プレイヤー${number}：${text}。前で「終わり」へ、決定で${letter}をもう一度入力、2〜6でA、F、K、P、Uへ進みます。`,
  badLine: ({ line, digits }) => `${line}行目が${digits}です。1回分は1〜6の数字1〜6個です。`,
  wrongCount: ({ line, digits, count }) => `${line}行目は${digits}ですが、今振るのは${count}個です。`,
  noDice: 'その文字列にサイコロの目がありません。',
  typeFirst: '先に目を入力してください。',
  housePlays: ({ player }) => `ハウスの${player}の番です。どのボタンでも早送りできます。`,
  ofHouse: ({ rules }) => `${rules}：ハウス`,
  houseOffered: ({ number, name }) =>
    `プレイヤー${number}はハウスの${name}ですか？決定で決まり、前と次で他を表示します。`,
  codeAsked: ({ number, name, missing }) =>
    missing === 0
      ? `プレイヤー${number}：決定でコードを確定、ホールド1で一桁消します。`
      : `プレイヤー${number}：${name}はほかの人の名前です。コードを入力してください（あと${missing}桁）。すぐに決定を押すと、コードなしで遊びます。`,
  keepName: ({ number, name }) => `プレイヤー${number}、${name}：決定を押すと、4桁の数字で次もわかります。`,
  codeChosen: ({ number, name, missing }) =>
    `プレイヤー${number}：次に${name}だとわかるための4桁（あと${missing}桁）。すぐに決定を押すと、コードなしで遊びます。`,
  codeWrong: 'コードが違います。',
  codeWait: '間違いが多すぎます。10分以上待つか、スマホで席についてください。',
  holdOn: 'そのまま決定を押し続けると取り消します。',
  rolls: ({ player }) => `${player}が振っています。`,
  rollsLeft: ({ player, rolls }) => `${player}はあと${rolls}回振れます。`,
  rollsLeftSaved: ({ player, rolls, saved }) =>
    `${player}はあと${rolls}回振れます（うち残した回数${saved}回）。`,
  anyRolls: ({ player }) => `${player}は何回でも振れます。`,
  claimed: ({ player }) => `${player}がボーナスを加えました。`,
  choosesAgain: ({ player }) => `${player}が選び直します。`,
  rollsNoMore: ({ player }) => `${player}はもう振りません。`,
  noRolls: ({ player }) => `${player}はもう振れません。`,
  takesMore: ({ box, points }) => `${box}にあと${number(points)}点入ります。決定を押すと加わります。`,
  scratchAgain: ({ box, seconds }) =>
    `${box}を0点にするには、${seconds}秒以内にもう一度決定を押してください。`,
  andBonus: ({ bonus }) => `ボーナス${bonus}点も入ります。`,
  hasTotal: ({ player, total }) => `${player}は${pointsOf(total)}です。`,
  boxOpen: ({ player, box }) => `${player}：${box}は空いています。`,
  boxHas: ({ player, box, points }) => `${player}：${box}は${pointsOf(points)}です。`,
  asks: ({ player, what }) => `${player}：${what}`,
  banksAgain: ({ player }) => `${player}がバンクし直します`,
  inTurn: ({ player, points }) => `${player}：このターンは${pointsOf(points)}です。`,
  spared: ({ player, points }) => `${player}：何も出なかったので${pointsOf(points)}になります。`,
  rollOrBank: '全部振り直すか、バンクしてください。',
  bank: '決定を押すとバンクします。',
  hotDice: 'ホットダイス！',
  lost: ({ player, farkle, lost }) => `${player}：${farkle}${pointsOf(lost)}を失いました。`,
  penalty: ({ cost }) => `連続のペナルティーは${pointsOf(cost)}です。`,
  farkleCosts: ({ player, cost, total }) =>
    `ファークルで${player}は${pointsOf(cost)}引かれ、${pointsOf(total)}になりました。`,
  farklesCost: ({ player, farkles, cost, total }) =>
    `${farkles}回続けてのファークルで${player}は${pointsOf(cost)}引かれ、${pointsOf(total)}になりました。`,
  corrected: 'ゲームが訂正されました。',
  allOut: '全員が離脱しました。',
  askName: ({ player }) => `前と次で${player}の名前を入力、決定で名前なしのまま進みます。`,
  stopped: ({ fault }) => `テーブルが停止しました。${fault}`,
  resume: '決定を押すとゲームを続けます。',
  takeBack: '決定を押すと直前の役を取り消し、選び直します。',
  skip: '決定を押すとこのターンを後で行います。',
  quit: '決定を押すとゲームをやめます。しばらくはレバーで続けられます。',
  pagesAt: ({ address }) => `ページのアドレスは${address}です。決定で次へ進みます。`,
  noAddress: 'アドレスなし',
  pinShown:
    'テーブルの表示器に管理者ページの暗証番号が出ています。ページには出ません。データフォルダーのファイル operator-pin にもあります。決定で次へ進みます。',
  pinOld: '新しい暗証番号を保存できず、前の番号が出ています。決定で次へ進みます。',
  pinNotForGuests: 'ゲストは暗証番号を作れません。決定で次へ進みます。',
  inService: 'サービス画面です。表示器とサイコロに出ています。ゲームはそのまま待っています。',
  testButtons: 'ボタンテスト：ボタンを押してください。決定を5秒長押しすると新しい暗証番号を作ります。',
  tested: ({ button, presses }) => `ボタンテスト：${button}、${presses}回。`,
  bounced: ({ button, presses, bounces }) =>
    `ボタンテスト：${button}、${presses}回。うち${bounces}回は間隔が短すぎます。接点のバウンスです。`,
  cut: ({ cut }) => `サイコロをカットしました：${cut}。`,
  guestCut: ({ text }) => `ゲストがサイコロをカットしました：${text}。`,
  moreCuts: ({ left }) => `あと${left}回押せます。`,
  banked: ({ player, points, total }) =>
    `${player}が${pointsOf(points)}をバンクし、${pointsOf(total)}になりました。`,
  stuck: ({ button }) => `${button}が固着しています。戻してください。他のボタンはすべて使えます。`,
  chatters: ({ button }) =>
    `${button}がチャタリングしています。2秒間触らないでください。他のボタンはすべて使えます。`,
} satisfies Words<typeof ENGLISH>;
