/** Japanese of `en/expect.ts`. */
import type { EXPECT as ENGLISH } from '../en/expect.ts';
import type { Words } from '../words.ts';

export const EXPECT = {
  host: 'http://とポートを含まないホスト名かIPアドレス',
  name: ({ length }) =>
    `文字を1つ以上含む、文字・数字・空白1〜${length}字の名前、またはhouse:masterのようなハウスのプレイヤー`,
  path: 'パス',
  timeOfDay: '22:30のような時刻',
  updateKey: '`npm run release`が出力する鍵（43文字と等号）',
  url: 'http://かhttps://で始まるアドレス、または空',
  hallUrl: 'http://かhttps://で始まり、パスのないアドレス、または空',
  natsUrl: 'nats://かtls://で始まり、パスのないアドレス、または空',
  brokerUrl: 'mqtt://、mqtts://、ws://、wss://のいずれかで始まり、パスワードを含まないアドレス、または空',
  prefix: ({ most }) => `スラッシュで区切った、英小文字・数字・ハイフン${most}字以内`,
  rules: ({ ids }) => `${ids}、またはruleSetsのid`,
  sentence: '120字以内の文',
  id: '英小文字・数字・ハイフン32字以内',
  setName: '40字以内の名前',
  menu: '表示器に出せる英大文字・数字・空白8字以内',
  limited: ({ min, max, because }) => `${min}〜${max}の整数（${because}）`,
  sixSlots: 'テーブルの台座は6つです',
  display: 'それ以上は表示器に入りません',
  upperMost: ({ most }) => `サイコロ6個の1の目から6の目は最大${most}点です`,
  negative: '合計から引くので負の数です',
  oneOf: ({ choices }) => `${choices}のいずれか`,
  or: ({ choices }) => choices.join('、または'),
  trueOrFalse: 'trueかfalse',
  whole: ({ min, max }) => `${min}〜${max}の整数`,
  list: ({ min, max, each }) => `${min === max ? min : `${min}〜${max}`}個の[ ]の一覧（それぞれ${each}）`,
  keys: ({ keys }) => `キー${keys}`,
  amount: ({ most }) => `0.01〜${most}の金額（小数2桁まで）`,
  label: ({ most }) => `表示器に出せる文字・数字・空白1〜${most}字`,
  text: '文字列',
} satisfies Words<typeof ENGLISH>;
