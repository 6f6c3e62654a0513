/** German of `en/clash.ts`. */
import type { CLASH as ENGLISH } from '../en/clash.ts';
import type { Words } from '../words.ts';

export const CLASH = {
  yahtzeeBox: ({ like }) => `braucht ein Yahtzee-Feld, das ${like} nicht hat`,
  oneColumn:
    'ist zu lang: Es kann nur eine Spalte geben, solange fünf gleiche einen Bonus bringen oder ein Joker sind',
  firstColumn: 'muss bei nur einer Spalte [1] sein',
  upperMost: ({ max, like }) => `darf höchstens ${max} sein: Das ist upperMax von ${like}`,
  upperLeast: ({ threshold }) => `muss mindestens ${threshold} sein: Das ist upperThreshold`,
  stepsRise: ({ steps }) => `passt nicht: Die Stufen müssen ab upperThreshold steigen, sind aber ${steps}`,
  stepsPay: ({ steps }) =>
    `passt nicht: Jede Stufe muss mehr bringen als die vorige, sie bringen aber ${steps}`,
  stepsOrMax: 'passt nicht: Ein oberer Bonus hat Stufen oder upperMax, nicht beides',
  tooHigh: ({ most, dice }) =>
    `ist zu hoch: Mehr als ${most} können Einser bis Sechser mit ${dice} Würfeln nicht haben`,
  neverFilled: ({ dice, names }) => `passt nicht: ${dice} Würfel könnten nie ${names.join(', ')} füllen`,
  noneToSave: 'passt nicht: Ein Zug aus einem Wurf hat keinen zu sparen',
  noneLeft: 'passt nicht: stopEarly: no nimmt alle Würfe, zum Sparen bliebe keiner',
  paidTwice: ({ like, paid }) => `würde weitere fünf gleiche ein zweites Mal bezahlen: ${like} hat ${paid}`,
  boxForThem: ({ box }) => `das Feld ${box} dafür`,
  allRolls: 'passt nicht: selectMeans: rollAgain braucht stopEarly: no, weil so ein Zug alle Würfe nimmt',
  allHeld:
    'passt nicht: stopEarly: no braucht selectMeans: rollAgain, weil Würfel, die alle gehalten sind, weder rollen noch gewertet werden könnten',
  noMarks: 'passt nicht: Wo markierte Würfel noch einmal rollen, ließe holdsFixed keinen markieren',
  marksGo: 'passt nicht: Markierungen zum Nochmalrollen sind nach dem Wurf weg',
  entryAbove: ({ points, target }) =>
    `passt nicht: Das erste Sichern muss ${points} erreichen, aber das Spiel ist bei ${target} gewonnen`,
  bankAbove: ({ points, target }) =>
    `passt nicht: Jedes Sichern muss ${points} bringen, aber das Spiel ist bei ${target} gewonnen`,
  noSingles: 'passt nicht: Mit single1 und single5 beide 0 könnten ein oder zwei Würfel nie werten',
  neverCounts:
    'würde nie zählen: Die Würfel bringen in kleineren Kombinationen ebenso viel; null heißt keine',
  channelTwice: ({ channel }) => `ist vergeben: Kanal ${channel} hat schon eine Münze`,
  decimals: ({ amount }) =>
    `hat mehr als zwei Nachkommastellen (${amount}): Keine Münze ist Teile eines Hundertstels wert`,
  firstTier: ({ credits }) => `ist ${credits}, aber der erste Preis ist der eines Kredits`,
  tierOrder: ({ price, before }) =>
    `ist ${price}, aber der Preis davor ist ${before}: Preise steigen von einem zum nächsten`,
  tierDear: ({ credits, price }) =>
    `hat keinen Sinn: ${credits} für ${price} ist je Kredit nicht billiger als der Preis davor`,
  noCoins: ({ mode }) => `ist ${mode}, aber credits.coins nennt keine Münze zum Bezahlen`,
  maxTooLow: ({ max, needed }) => `ist ${max}, aber ein Start oder ein Preis braucht ${needed} Kredite`,
} satisfies Words<typeof ENGLISH>;
