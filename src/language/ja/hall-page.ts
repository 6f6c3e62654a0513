/** Japanese of `en/hall-page.ts`. */
import type { HALL_PAGE as ENGLISH } from '../en/hall-page.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const HALL_PAGE = {
  pageTitle: 'ホール · Dicetable',
  title: '全テーブル',
  counts: (playing, free, all) => `${all}卓のうち${playing}卓がプレイ中、${free}卓が空き`,
  none: 'テーブルからの知らせはまだありません。',
  list: 'テーブル',
  table: (name) => `テーブル${name}`,
  states: {
    playing: 'プレイ中',
    waiting: '参加者募集中',
    over: 'ゲーム終了',
    free: '空き',
    unknown: '情報なし',
    away: '不在',
  },
  round: (round, rounds) => (rounds === 0 ? `ラウンド${round}` : `ラウンド${round}/${rounds}`),
  turn: '手番',
  winner: '勝者',
  leagues: 'リーグ',
  called: (players) => `試合です：${list(players)}`,
  fame: {
    pageTitle: '記録 · Dicetable',
    title: '記録',
    none: '最後まで終わったゲームはまだありません。',
    noAnswer: 'ホールが応答しません。',
    month: (date) =>
      `今月のプレイヤー：${date.toLocaleDateString('ja-JP', { month: 'long', year: 'numeric' })}`,
    wins: (count) => `${count}勝`,
    corrected: '訂正済み',
    proof: (table, date) =>
      `${date === undefined ? table : `${table}、${date.toLocaleDateString('ja-JP', { dateStyle: 'medium' })}`}：証明`,
    turns: (count) => `${count}ターン`,
    number,
  },
  win: (chance) => `勝率${chance}`,
} satisfies Words<typeof ENGLISH>;
