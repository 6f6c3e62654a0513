/** German of `en/house.ts`. */
import type { CONDITION as CONDITIONS, HOUSE as ENGLISH, PAYS as PAYMENTS } from '../en/house.ts';
import type { Words } from '../words.ts';
import { number, plural } from './grammar.ts';

const COUNTS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;
const COLOURS = { black: 'schwarz', red: 'rot', green: 'grün' } as const;
const BUSTS = {
  farkle: { one: 'Farkle', other: 'Farkles' },
  zilch: { one: 'Zilch', other: 'Zilches' },
} as const;
const manyRolls = (rolls: number) => (rolls === 0 ? 'beliebig viele Würfe' : `bis zu ${rolls} Würfe`);

export const HOUSE = {
  title: ({ rules, id }) => `${rules} (${id})`,
  players: ({ min, max }) =>
    min === max ? plural(max, { one: '1 Person', other: `${max} Personen` }) : `${min} bis ${max} Personen`,
  played: ({ players, dice }) => `Für ${players}, mit ${dice} Würfeln.`,
  boxRule: ({ box, condition, pays }) => `${box}: ${condition}. Bringt ${pays}.`,
  tieShared: 'Die höchste Summe gewinnt; bei Gleichstand ist der Sieg geteilt.',
  tieLowest: 'Die höchste Summe gewinnt; bei Gleichstand der niedrigere Platz.',

  oneRoll: 'Ein Zug ist ein Wurf mit allen Würfeln.',
  stopAny: ({ rolls }) => `Ein Zug hat ${manyRolls(rolls)}; nach jedem davon darf ein Feld gefüllt werden.`,
  stopNever: ({ rolls }) => `Ein Zug hat immer ${rolls} Würfe.`,
  stopIsFinal: ({ rolls }) =>
    `Ein Zug hat ${manyRolls(rolls)}; sobald das Wählen eines Feldes beginnt, wird nicht mehr gewürfelt.`,
  savesRolls: 'Nicht genutzte Würfe sind gespart und dürfen in jedem späteren eigenen Zug gewürfelt werden.',
  rollAgain: 'Nach einem Wurf bleiben alle Würfel liegen, die nicht für noch einmal markiert sind.',
  heldForTurn: 'Ein gehaltener Würfel bleibt bis zum Ende des Zuges gehalten.',
  heldUntilFreed: 'Gehaltene Würfel bleiben, bis sie freigegeben werden.',
  heldOnceFixed:
    'Ein gehaltener Würfel bleibt für den nächsten Wurf, auch wenn er freigegeben werden soll; danach sind alle Würfel wieder frei.',
  heldOnce: 'Gehaltene Würfel bleiben für den nächsten Wurf; danach sind alle wieder frei.',
  fillBox:
    'Ein Zug endet mit dem Füllen eines offenen Feldes. Ein Feld, dessen Bedingung nicht erfüllt ist, bekommt 0.',
  colours: ({ colours }) =>
    `Die Augen haben Farben: ${colours.map((colour, at) => `${at + 1} ${COLOURS[colour]}`).join(', ')}. Schwarz leuchtet auf den LEDs weiß.`,
  columns: ({ columns }) =>
    `Die Karte hat ${columns.length} Spalten mit diesen Feldern, ihre Summen zählen ${columns.map((factor) => `× ${factor}`).join(', ')}:`,
  boxRow: ({ condition, pays }) => `${condition}: ${pays}`,
  upperBonus: ({ threshold, max, points, higher, columns }) => {
    const sum = max === 0 ? `${threshold} oder mehr` : `${threshold} bis ${max}`;
    const more = higher.map((step) => `; ${step.threshold} oder mehr ${step.points}`).join('');
    return columns
      ? `In jeder Spalte bringen Einser bis Sechser, die vor dem Malnehmen zusammen ${sum} ergeben, einen Bonus von ${points}${more}; er wird mit malgenommen.`
      : `Einser bis Sechser, die zusammen ${sum} ergeben, bringen einen Bonus von ${points}${more}.`;
  },
  bonusAtEnd: 'Die Summe zeigt ihn, sobald die Karte voll ist.',
  further: ({ yahtzee, holds, points }) =>
    `Solange in ${yahtzee} ${holds} stehen, bringen fünf gleiche ${points} mehr, neben dem Feld, in das sie kommen.`,
  claim: ({ yahtzee, holds, points }) =>
    `Solange in ${yahtzee} ${holds} oder mehr stehen, dürfen fünf gleiche dort ${points} dazulegen, einmal je Zug; dann füllen dieselben Würfel ein offenes Feld.`,
  opensWith: ({ box, yahtzee, holds }) =>
    `${box} ist nur offen, solange in ${yahtzee} ${holds} stehen; mit ${yahtzee} sind beide gestrichen.`,
  jokerNone: 'Es gibt keinen Joker: In den anderen Feldern zählen fünf gleiche wie alle Würfel.',
  jokerForced: ({ yahtzee }) =>
    `Ist ${yahtzee} gefüllt, mit Punkten oder mit 0, sind fünf gleiche ein Joker: Sie müssen in ihr eigenes Feld oben, solange es offen ist; sonst in ein offenes Feld unten, wo sie für Full House und Straßen voll zählen; sonst in ein offenes Feld oben, mit 0.`,
  jokerFree: ({ yahtzee }) =>
    `Ist ${yahtzee} gefüllt, mit Punkten oder mit 0, dürfen fünf gleiche in jedes offene Feld; ist auch ihr eigenes Feld oben gefüllt, zählen sie für Full House und Straßen voll.`,
  jokerLower: ({ yahtzee }) =>
    `Ist ${yahtzee} gefüllt, mit Punkten oder mit 0, dürfen fünf gleiche in jedes offene Feld; für Full House und Straßen zählen sie voll.`,

  farkleTurn: ({ dice }) =>
    `Ein Zug beginnt mit einem Wurf aller ${dice} Würfel. Nach jedem Wurf kommt wenigstens ein Würfel, der zählt, zur Seite; dann rollen die anderen, oder die Punkte des Zuges werden gesichert.`,
  bust: ({ bust }) =>
    `Ein Wurf, in dem kein Würfel zählt, ist ein ${BUSTS[bust].one}: Die Punkte des Zuges sind verloren, und er endet.`,
  emptyFirst: ({ dice, points, bust }) =>
    `Nur ein erster Wurf eines Zuges, in dem kein Würfel zählt, bringt ${number(points)} Punkte und ist kein ${BUSTS[bust].one}; alle ${dice} Würfel dürfen noch einmal rollen, oder die Punkte werden gesichert.`,
  hotDice: ({ dice }) => `Heiße Würfel: Liegen alle ${dice} zur Seite, dürfen alle noch einmal rollen.`,
  scoringOnly: 'Jeder Würfel, der zur Seite kommt, muss zählen.',
  withScoring: 'Würfel, die nichts bringen, dürfen mit solchen, die zählen, zur Seite.',
  combined:
    'Die Würfel eines Wurfes zählen so, wie sie am meisten bringen; die mehrerer Würfe verbinden sich nicht:',
  worth: ({ points }) => number(points),
  alike: ({ count }) => `${COUNTS[count]} gleiche`,
  threePairs: 'drei verschiedene Paare',
  twoTriplets: 'zwei Drillinge',
  timesTriple: ({ times }) => `${times} × was drei davon bringen`,
  entry: ({ points }) => `Die ersten Punkte lassen sich ab ${number(points)} sichern.`,
  bank: ({ points }) => `Jedes Sichern muss ${number(points)} oder mehr bringen.`,
  penalty: ({ inARow, bust, points }) =>
    `${inARow === 1 ? `Jedes ${BUSTS[bust].one} kostet` : `${inARow} ${plural(inARow, BUSTS[bust])} in Folge kosten`} ${number(points)} Punkte der Summe.`,
  targetEnds: ({ target }) => `Eine gesicherte Summe von ${number(target)} oder mehr gewinnt sofort.`,
  oneMoreTurn: ({ target }) =>
    `Sobald eine Summe von ${number(target)} oder mehr gesichert ist, haben alle anderen noch einen Zug.`,

  zilchEntry:
    'Manche Ausgaben verlangen beim ersten Sichern 500 oder mehr, oder geben 100 für jeden Würfel über drei gleiche hinaus.',
  zilchFirst: 'In manchen ist ein erster Wurf, der nichts bringt, ein Zilch wie jedes andere.',
  maxiSaves: 'Manche Ausgaben sparen keine Würfe: Jeder Zug hat drei.',
  maxiNames: 'Manche nennen das Full House Hütte, die Villa Haus oder Burg.',
  kismetSecond:
    'In manchen Ausgaben müssen bei einem zweiten Kismet alle anderen ein Feld streichen; hier wird es wie alle Würfel gewertet.',
  kismetHouse: 'Manche lassen fünf gleiche als Full House gelten; hier braucht es zwei verschiedene Augen.',
} satisfies Words<typeof ENGLISH>;

export const CONDITION = {
  any: 'beliebige Würfel',
  alike: ({ count }) => `${COUNTS[count]} gleiche`,
  atLeastAlike: ({ count }) => `mindestens ${COUNTS[count]} gleiche`,
  inSequence: ({ count }) => `${COUNTS[count]} in Folge`,
  atLeastInSequence: ({ count }) => `mindestens ${COUNTS[count]} in Folge`,
  fullHouse: 'drei gleiche und zwei andere gleiche',
  twoPairs: 'zwei gleiche und zwei andere gleiche',
  villa: 'drei gleiche und drei andere gleiche',
  tower: 'vier gleiche und zwei andere gleiche',
  threePairs: 'drei verschiedene Paare',
  pairsOfColour: 'zwei Paare einer Farbe, oder vier gleiche',
  oneOf: ({ choices }) => choices.join(' oder '),
  oneColour: 'alle Würfel von einer Farbe',
  houseOfColour: 'ein Full House von einer Farbe',
} satisfies Words<typeof CONDITIONS>;

export const PAYS = {
  all: 'die Summe aller Würfel',
  allAnd: ({ points }) => `die Summe aller Würfel und ${points} mehr`,
  face: ({ face }) => `die Summe der ${face}er`,
  pair: 'die Summe des höchsten Paares',
  those: ({ count }) => `die Summe dieser ${COUNTS[count]} Würfel`,
  some: ({ count }) => `die Summe von ${COUNTS[count]} davon`,
} satisfies Words<typeof PAYMENTS>;
