/** Japanese of `en/manners.ts`. */
import type { MANNERS as ENGLISH } from '../en/manners.ts';
import type { Words } from '../words.ts';

export const MANNERS = {
  plain: {
    welcome: '{game}へようこそ！',
    start: 'レバーを引くと始まります。',
    roll: '{player}の番です。レバーを引いてください。',
    select: 'サイコロをホールドしてレバーを引くか、役を選んでください。',
    choose: '役を選んでください。',
    stop: '',
    farkle: '',
    unknownBox: 'このゲームにその役はありません。',
    filledBox: '{box}は埋まっています。他の役を選んでください。',
    preview: '{box}は{points}点になります。決定を押すと確定します。',
    scratch: '{box}は0点で、他の役なら点になります。0点にするには決定を2回押してください。',
    winner: '{player}が{total}点で勝ちました。',
    tie: '{player}が{total}点で同点優勝です。',
    solo: '{player}は{total}点で終了しました。',
    record: '{player}が殿堂入りしました。',
    again: 'もう一度遊ぶにはレバーを引いてください。',
  },
  window: {
    welcome: 'ヤッツィーへようこそ！',
    start: '「s」を押すと始まります。',
    stop: 'スペースを押すと、振るのをやめて役を選べます。',
    choose: '役を選んでください！',
    unknownBox: '正しい役を入力してください。記号はスコアシートにあります。',
    filledBox: '{box}は埋まっています。他の役を選んでください。',
    winner: 'プレイヤー{number}、{player}が{total}点で勝ちました！！！！！',
    solo: 'プレイヤー{number}、{player}が{total}点で勝ちました！！！！！',
  },
  asking: {
    preview: '{points}点になります。よろしいですか？',
    scratch: '{box}ではありません。よろしいですか？',
    solo: '{total}点で終了しました。',
    again: 'もう一度遊びますか？',
  },
  rollAgain: {
    welcome: 'ヤッツィーへようこそ！',
    roll: '{player}の番です。レバーを引いてください。',
    select: '振り直すサイコロをホールドで選び、レバーを引いてください。',
    choose: 'この出目の役を選んでください。',
    winner: 'おめでとうございます、{player}！{total}点で勝ちました。',
    solo: 'おめでとうございます、{player}！{total}点で勝ちました。',
    record: 'おめでとうございます、{player}！殿堂入りしました。',
  },
  accepting: {
    welcome: 'スコッツィーへようこそ！',
    preview: '{box}は{points}点になります。決定を押すと確定します。',
    solo: 'ゲーム終了！{player}は{total}点で終了しました。',
    record: '最高点更新！',
  },
  farkle: {
    welcome: 'ファークルへようこそ！',
    roll: 'プレイヤー{number}、{player}の番です。レバーを引いてください。',
    select: 'どれを残しますか？ホールドで選び、レバーで残りを振り、決定でバンクします。',
    choose: '残り{rolls}個です。もう一度振りますか？レバーで振り、決定でバンクします。',
    farkle: 'ファークル！ターン終了です。',
    winner: '{player}の勝ち！',
  },
  zilch: {
    welcome: 'ジルチへようこそ！',
    farkle: 'ジルチ！ターン終了です。',
  },
} satisfies Words<typeof ENGLISH>;
