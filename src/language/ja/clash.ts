/** Japanese of `en/clash.ts`. */
import type { CLASH as ENGLISH } from '../en/clash.ts';
import type { Words } from '../words.ts';

export const CLASH = {
  yahtzeeBox: ({ like }) => `にはヤッツィーの欄が必要ですが、${like}にはありません`,
  oneColumn: 'が長すぎます。5個揃いがボーナスかジョーカーになる間は、1列だけです',
  firstColumn: 'は、1列なら[1]でなければなりません',
  upperMost: ({ max, like }) => `は${like}のupperMaxである${max}以下でなければなりません`,
  upperLeast: ({ threshold }) => `はupperThresholdである${threshold}以上でなければなりません`,
  stepsRise: ({ steps }) => `が合いません。段階はupperThresholdから増えていく必要がありますが、${steps}です`,
  stepsPay: ({ steps }) => `が合いません。各段階は前より多くなければなりませんが、${steps}です`,
  stepsOrMax: 'が合いません。上段ボーナスに使えるのは段階かupperMaxのどちらかです',
  tooHigh: ({ most, dice }) => `が高すぎます。サイコロ${dice}個の1の目から6の目は最大${most}点です`,
  neverFilled: ({ dice, names }) => `が合いません。サイコロ${dice}個では${names.join('、')}を作れません`,
  noneToSave: 'が合いません。1回しか振らないターンには残す回数がありません',
  noneLeft: 'が合いません。stopEarly: noではすべての回数を使うので、残りません',
  paidTwice: ({ like, paid }) => `では、2回目以降の5個揃いに二重に点が入ります。${like}には${paid}があります`,
  boxForThem: ({ box }) => `そのための欄${box}`,
  allRolls: 'が合いません。selectMeans: rollAgainではすべての回数を使うので、stopEarly: noが必要です',
  allHeld:
    'が合いません。全部ホールドすると振ることも点にすることもできないので、stopEarly: noにはselectMeans: rollAgainが必要です',
  noMarks: 'が合いません。振り直すサイコロに印を付けるルールでは、holdsFixedにすると印を付けられません',
  marksGo: 'が合いません。振り直しの印は、振ると消えます',
  entryAbove: ({ points, target }) =>
    `が合いません。最初のバンクに${points}点必要ですが、ゲームは${target}点で勝ちになります`,
  bankAbove: ({ points, target }) =>
    `が合いません。バンクに毎回${points}点必要ですが、ゲームは${target}点で勝ちになります`,
  noSingles: 'が合いません。single1とsingle5が両方0だと、1個や2個では点になりません',
  neverCounts: 'は使われません。同じサイコロが小さい組み合わせで同じ点になります。なしにするにはnullです',
  channelTwice: ({ channel }) => `は使用中です。チャンネル${channel}にはもうコインがあります`,
  decimals: ({ amount }) => `の小数が2桁を超えています（${amount}）。それより細かいコインはありません`,
  firstTier: ({ credits }) => `が${credits}ですが、最初の料金は1クレジット分です`,
  tierOrder: ({ price, before }) => `が${price}ですが、前の料金は${before}です。料金は順に高くなります`,
  tierDear: ({ credits, price }) =>
    `には意味がありません。${price}で${credits}クレジットは、前の料金より割安になりません`,
  noCoins: ({ mode }) => `が${mode}ですが、credits.coinsに支払うコインがありません`,
  maxTooLow: ({ max, needed }) => `が${max}ですが、1回の開始か1つの料金に${needed}クレジット必要です`,
} satisfies Words<typeof ENGLISH>;
