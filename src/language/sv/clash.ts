/** Swedish of `en/clash.ts`. */
import type { CLASH as ENGLISH } from '../en/clash.ts';
import type { Words } from '../words.ts';

export const CLASH = {
  yahtzeeBox: ({ like }) => `kräver en Yahtzee-ruta, som ${like} inte har`,
  oneColumn: 'är för lång: det får bara finnas en kolumn så länge fem lika ger bonus eller är en joker',
  firstColumn: 'med en kolumn måste vara [1]',
  upperMost: ({ max, like }) => `får vara högst ${max}, som är upperMax i ${like}`,
  upperLeast: ({ threshold }) => `måste vara minst ${threshold}, som är upperThreshold`,
  stepsRise: ({ steps }) => `passar inte: stegen måste stiga från upperThreshold, men är ${steps}`,
  stepsPay: ({ steps }) => `passar inte: varje steg måste ge mer än det före, men de ger ${steps}`,
  stepsOrMax: 'passar inte: en övre bonus har steg eller ett upperMax, inte båda',
  tooHigh: ({ most, dice }) => `är för högt: ettor till sexor med ${dice} tärningar kan ge högst ${most}`,
  neverFilled: ({ dice, names }) => `passar inte: ${dice} tärningar kan aldrig fylla ${names.join(', ')}`,
  noneToSave: 'passar inte: en omgång med ett enda kast har inget att spara',
  noneLeft: 'passar inte: stopEarly: no tar alla kast, så att inget blir kvar att spara',
  paidTwice: ({ like, paid }) => `skulle betala för fler fem lika en gång till: ${like} har ${paid}`,
  boxForThem: ({ box }) => `rutan ${box} för dem`,
  allRolls:
    'passar inte: selectMeans: rollAgain kräver stopEarly: no, eftersom en sådan omgång tar alla sina kast',
  allHeld:
    'passar inte: stopEarly: no kräver selectMeans: rollAgain, eftersom tärningar som alla hålls varken kunde kastas eller räknas',
  noMarks: 'passar inte: där märkta tärningar kastas om skulle holdsFixed hindra alla från att märka en',
  marksGo: 'passar inte: märken för omkast är borta efter kastet',
  entryAbove: ({ points, target }) =>
    `passar inte: första säkringen måste nå ${points}, men spelet vinns vid ${target}`,
  bankAbove: ({ points, target }) =>
    `passar inte: varje säkring måste ge ${points}, men spelet vinns vid ${target}`,
  noSingles: 'passar inte: med single1 och single5 båda 0 kan en eller två tärningar aldrig ge poäng',
  neverCounts:
    'skulle aldrig räknas: dess tärningar ger lika mycket i mindre kombinationer; null betyder ingen',
  channelTwice: ({ channel }) => `är upptagen: kanal ${channel} har redan ett mynt`,
  decimals: ({ amount }) =>
    `har fler än två decimaler (${amount}): inget mynt är värt en del av en hundradel`,
  firstTier: ({ credits }) => `är ${credits}, men det första priset är för en kredit`,
  tierOrder: ({ price, before }) =>
    `är ${price}, men priset före är ${before}: priserna stiger från ett till nästa`,
  tierDear: ({ credits, price }) =>
    `är meningslöst: ${credits} för ${price} är inte billigare per kredit än priset före`,
  noCoins: ({ mode }) => `är ${mode}, men credits.coins nämner inget mynt att betala med`,
  maxTooLow: ({ max, needed }) => `är ${max}, men en start eller ett pris tar ${needed} krediter`,
} satisfies Words<typeof ENGLISH>;
