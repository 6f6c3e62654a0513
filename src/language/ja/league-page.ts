/** Japanese of `en/league-page.ts`. */
import type { LEAGUE_PAGE as ENGLISH } from '../en/league-page.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export const LEAGUE_PAGE = {
  pageTitle: 'リーグ · Dicetable',
  title: 'リーグ',
  none: 'リーグはまだありません。ホールの管理者が開きます。',
  count: (count) => `${count}人`,
  join: {
    title: '参加する',
    lead: 'スマホでこれを読み取るか、アドレスを開いてください。名前だけで参加できます。',
    qr: (address) => `QRコード：${address}`,
    name: '名前（テーブルに表示されます）',
    button: '参加する',
    noAnswer: 'ホールが応答しません。もう一度お試しください。',
  },
  closed: '受付は終わりました。まもなく組み合わせが決まります。',
  you: (name) => `${name}として参加しています。`,
  players: 'プレイヤー',
  left: '棄権',
  now: 'これからの試合',
  called: (table, players) => `テーブル${table}：${list(players)}`,
  yourTable: (table) => `あなたの試合：テーブル${table}`,
  bracket: 'トーナメント表',
  round: (round) => `第${round}回戦`,
  groups: { winners: '勝者側', losers: '敗者側', final: '決勝' },
  open: '?',
  bye: '不戦勝',
  standings: '順位表',
  champion: (name) => `${name}が優勝しました。`,
  paper: '結果',
  print: '印刷',
  number,
} as const satisfies Words<typeof ENGLISH>;
