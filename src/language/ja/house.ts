/** Japanese of `en/house.ts`. */
import type { CONDITION as CONDITIONS, HOUSE as ENGLISH, PAYS as PAYMENTS } from '../en/house.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

const COLOURS = { black: '黒', red: '赤', green: '緑' } as const;
const manyRolls = (rolls: number) => (rolls === 0 ? '何回でも' : `最大${rolls}回`);
const BUSTS = { farkle: 'ファークル', zilch: 'ジルチ' } as const;

export const HOUSE = {
  title: ({ rules, id }) => `${rules}（${id}）`,
  players: ({ min, max }) => (min === max ? `${max}人` : `${min}〜${max}人`),
  played: ({ players, dice }) => `${players}用、サイコロ${dice}個を使います。`,
  boxRule: ({ box, condition, pays }) => `${box}：${condition}。点数は${pays}です。`,
  tieShared: '合計が最も高い人の勝ちです。同点なら同点優勝です。',
  tieLowest: '合計が最も高い人の勝ちです。同点なら番号の小さいプレイヤーの勝ちです。',

  oneRoll: '1ターンに、すべてのサイコロを1回振ります。',
  stopAny: ({ rolls }) => `1ターンに${manyRolls(rolls)}振れます。どの回の後でも役を選べます。`,
  stopNever: ({ rolls }) => `1ターンに必ず${rolls}回振ります。`,
  stopIsFinal: ({ rolls }) => `1ターンに${manyRolls(rolls)}振れます。役を選び始めたら、もう振れません。`,
  savesRolls: '使わなかった回数は残り、その人の後のどのターンでも使えます。',
  rollAgain: '振った後は、振り直しの印を付けたもの以外、すべてそのまま残ります。',
  heldForTurn: 'ホールドしたサイコロは、ターンが終わるまでそのままです。',
  heldUntilFreed: 'ホールドしたサイコロは、外すまでそのままです。',
  heldOnceFixed: 'ホールドしたサイコロは、外そうとしても次の1回はそのままです。その後はすべて外れます。',
  heldOnce: 'ホールドしたサイコロは、次の1回はそのままです。その後はすべて外れます。',
  fillBox: '空いている役を埋めるとターンが終わります。条件を満たさない役は0点です。',
  colours: ({ colours }) =>
    `目には色があります：${colours.map((colour, at) => `${at + 1}は${COLOURS[colour]}`).join('、')}。黒はLEDでは白く光ります。`,
  columns: ({ columns }) =>
    `スコアシートには次の役が${columns.length}列あり、合計はそれぞれ${columns.map((factor) => `${factor}倍`).join('、')}になります：`,
  boxRow: ({ condition, pays }) => `${condition}：${pays}`,
  upperBonus: ({ threshold, max, points, higher, columns }) => {
    const sum = max === 0 ? `${threshold}点以上` : `${threshold}〜${max}点`;
    const more = higher.map((step) => `、${step.threshold}点以上なら${step.points}点`).join('');
    return columns
      ? `各列で、1の目から6の目までの合計が倍にする前に${sum}なら、ボーナス${points}点${more}が加わり、一緒に倍になります。`
      : `1の目から6の目までの合計が${sum}なら、ボーナス${points}点${more}が加わります。`;
  },
  bonusAtEnd: 'ボーナスは、スコアシートがすべて埋まると合計に入ります。',
  further: ({ yahtzee, holds, points }) =>
    `${yahtzee}が${holds}点の間は、5個揃いのたびに、入れた役とは別に${points}点が加わります。`,
  claim: ({ yahtzee, holds, points }) =>
    `${yahtzee}が${holds}点以上の間は、1ターンに1回、5個揃いで${yahtzee}に${points}点を加えられます。その後、同じ目で空いている役を埋めます。`,
  opensWith: ({ box, yahtzee, holds }) =>
    `${box}は、${yahtzee}が${holds}点の間だけ使えます。${yahtzee}を0点にすると、両方とも0点です。`,
  jokerNone: 'ジョーカーはありません。他の役では、5個揃いも普通の出目として数えます。',
  jokerForced: ({ yahtzee }) =>
    `${yahtzee}が点でも0点でも埋まっていれば、5個揃いはジョーカーになります。同じ目の上段が空いていれば必ずそこへ、なければ空いている下段の役へ入れます。そのときフルハウスとストレートは満点です。それもなければ、空いている上段に0点で入れます。`,
  jokerFree: ({ yahtzee }) =>
    `${yahtzee}が点でも0点でも埋まっていれば、5個揃いは空いているどの役にも入れられます。同じ目の上段も埋まっていれば、フルハウスとストレートは満点です。`,
  jokerLower: ({ yahtzee }) =>
    `${yahtzee}が点でも0点でも埋まっていれば、5個揃いは空いているどの役にも入れられます。フルハウスとストレートは満点です。`,

  farkleTurn: ({ dice }) =>
    `ターンの最初に${dice}個すべてを振ります。振るたびに、点になるサイコロを1個以上取り置きます。そして残りを振るか、ターンの点をバンクします。`,
  bust: ({ bust }) =>
    `点になるサイコロが1個もなければ${BUSTS[bust]}です。ターンの点を失い、ターンが終わります。`,
  emptyFirst: ({ dice, points, bust }) =>
    `ただしターンの1回目で1個も点にならなければ、${BUSTS[bust]}ではなく${number(points)}点です。${dice}個すべてを振り直すか、点をバンクします。`,
  hotDice: ({ dice }) => `ホットダイス：${dice}個すべてを取り置いたら、また全部振れます。`,
  scoringOnly: '取り置くサイコロは、すべて点になるものでなければなりません。',
  withScoring: '点にならないサイコロも、点になるものと一緒なら取り置けます。',
  combined: '同じ回のサイコロは、最も高い点になるように数えます。別の回のサイコロとは組み合わせません：',
  worth: ({ points }) => `${number(points)}点`,
  alike: ({ count }) => `${count}個揃い`,
  threePairs: '目の違う3つのペア',
  twoTriplets: '2組の3個揃い',
  timesTriple: ({ times }) => `3個揃いの${times}倍`,
  entry: ({ points }) => `まだ点のない人は、最初に${number(points)}点以上をバンクします。`,
  bank: ({ points }) => `バンクには毎回${number(points)}点以上必要です。`,
  penalty: ({ inARow, bust, points }) =>
    `${BUSTS[bust]}${inARow === 1 ? 'のたびに' : `が${inARow}回続くと`}、合計から${number(points)}点引かれます。`,
  targetEnds: ({ target }) => `バンクした合計が${number(target)}点以上になった人が、その場で勝ちます。`,
  oneMoreTurn: ({ target }) =>
    `誰かのバンクした合計が${number(target)}点以上になると、他の全員がもう1ターン行います。`,

  zilchEntry: '最初のバンクに500点以上が必要な版や、3個揃いから1個増えるごとに100点を加える版もあります。',
  zilchFirst: '1回目で何も出なくても、普通のジルチとする版もあります。',
  maxiSaves: '回数を残さず、どのターンも3回とする版もあります。',
  maxiNames: 'フルハウスを小屋、ヴィラを家や城と呼ぶ版もあります。',
  kismetSecond:
    '2回目のキスメットで他の全員が役を1つ0点にする版もあります。ここでは普通の出目として数えます。',
  kismetHouse: '5個揃いをフルハウスと認める版もあります。ここでは2種類の目が必要です。',
} satisfies Words<typeof ENGLISH>;

export const CONDITION = {
  any: 'どの目でも',
  alike: ({ count }) => `${count}個揃い`,
  atLeastAlike: ({ count }) => `${count}個以上揃い`,
  inSequence: ({ count }) => `${count}個の連続した目`,
  atLeastInSequence: ({ count }) => `${count}個以上の連続した目`,
  fullHouse: '3個揃いと別の2個揃い',
  twoPairs: '2個揃いと別の2個揃い',
  villa: '3個揃いと別の3個揃い',
  tower: '4個揃いと別の2個揃い',
  threePairs: '目の違う3つのペア',
  pairsOfColour: '同じ色のツーペア、または4個揃い',
  oneOf: ({ choices }) => choices.join('、または'),
  oneColour: 'すべて同じ色',
  houseOfColour: '同じ色のフルハウス',
} satisfies Words<typeof CONDITIONS>;

export const PAYS = {
  all: 'すべての目の合計',
  allAnd: ({ points }) => `すべての目の合計に${points}点を加えた点`,
  face: ({ face }) => `${face}の目の合計`,
  pair: '最も大きいペアの合計',
  those: ({ count }) => `その${count}個の合計`,
  some: ({ count }) => `そのうち${count}個の合計`,
} satisfies Words<typeof PAYMENTS>;
