/** Japanese of `en/operator-service.ts`. */
import type {
  AUDITS_PAGE as AUDITS,
  SERVICE_PAGE as SERVICE,
  SETTINGS_PAGE as SETTINGS,
} from '../en/operator-service.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const SERVICE_PAGE = {
  title: 'サービス',
  lead: '筐体でホールドボタンから開くのと同じ項目です。その間、ゲームは待ちます。',
  allOk: '異常ありません',
  begin: '開始',
  beginOf: (test) => `${test}を開始`,
  goesOn: (test) => `テーブルで${test}を実行中です。`,
  do: '実行',
  sure: '本当に？',
  doOf: (tool, asked) => (asked === 0 ? `実行：${tool}` : `本当に？${tool}`),
  noFile: '変更できる設定ファイルがありません。',
} satisfies Words<typeof SERVICE>;

export const AUDITS_PAGE = {
  title: 'テーブルの使用状況',
  by: { day: '日', week: '週', month: '月' },
  gamesBy: { day: '1日のゲーム数', week: '1週のゲーム数', month: '1か月のゲーム数' },
  behind: (events) => `イベント${number(events)}件を集計中です。`,
  export: (kind) => `すべてを${kind}で保存`,
  hours: '時間帯別の振った回数',
  total: 'ジャーナルの最初から',
  perGame: '1ゲームの分数',
  buttons: 'ボタン',
  unused: (names) => `10ゲームの間、誰も押していないもの：${names.join('、')}。`,
  fault: (what) => `故障：${what}`,
  period: '開始日',
  column: {
    games: 'ゲーム',
    ended: '終了',
    left: '途中終了',
    players: 'プレイヤー',
    minutes: '分',
    rolls: '振った回数',
    yahtzees: 'ヤッツィー',
    corrections: '訂正',
    takeBacks: '取り消し',
    coins: 'コイン',
    money: '金額',
    paidGames: '有料ゲーム',
    freeGames: '無料ゲーム',
    starts: '起動',
    linkErrors: '通信エラー',
    doors: '扉の開放',
    slams: '衝撃',
  },
} satisfies Words<typeof AUDITS>;

export const SETTINGS_PAGE = {
  title: '設定',
  file: (file) => `${file}に保存します。中のコメントは残ります。`,
  default: (value) => `既定値${value}`,
  from: (origin) => `出どころ：${origin}`,
  restart: '再起動後に有効',
  save: '保存',
  reset: '既定値',
  never: 'ファイルでのみ変更できます',
  nothing: 'なし',
  on: 'オン',
  off: 'オフ',
  find: '設定を探す',
  overlay: '配信用のオーバーレイ',
  sections: {
    table: 'テーブルとゲーム',
    backup: 'バックアップ',
    update: '更新',
    board: '基板',
    sound: '音',
    idle: '誰も遊んでいないとき',
    credits: 'コインとクレジット',
    leds: 'LED',
    mqtt: 'ホームオートメーション',
    hall: 'ホール',
    log: 'ログ',
  },
  units: {
    hours: (count) => `${number(count)}時間`,
    minutes: (count) => `${number(count)}分`,
    seconds: (count) => `${number(count)}秒`,
  },
} satisfies Words<typeof SETTINGS>;
