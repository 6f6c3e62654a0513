/** Swedish of `en/house.ts`. */
import type { CONDITION as CONDITIONS, HOUSE as ENGLISH, PAYS as PAYMENTS } from '../en/house.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

const COUNTS = ['inga', 'en', 'två', 'tre', 'fyra', 'fem', 'sex'] as const;
const COLOURS = { black: 'svart', red: 'röd', green: 'grön' } as const;
const manyRolls = (rolls: number) => (rolls === 0 ? 'hur många kast som helst' : `upp till ${rolls} kast`);
const BUSTS = { farkle: 'Farkle', zilch: 'Zilch' } as const;

export const HOUSE = {
  title: ({ rules, id }) => `${rules} (${id})`,
  players: ({ min, max }) => (min === max ? `${max} spelare` : `${min} till ${max} spelare`),
  played: ({ players, dice }) => `För ${players}, med ${dice} tärningar.`,
  boxRule: ({ box, condition, pays }) => `${box}: ${condition}. Ger ${pays}.`,
  tieShared: 'Högst total vinner; vid lika delas segern.',
  tieLowest: 'Högst total vinner; vid lika spelaren med lägst nummer.',

  oneRoll: 'En omgång är ett kast med alla tärningar.',
  stopAny: ({ rolls }) =>
    `En omgång har ${manyRolls(rolls)}; en ruta får fyllas efter vilket som helst av dem.`,
  stopNever: ({ rolls }) => `En omgång har alltid ${rolls} kast.`,
  stopIsFinal: ({ rolls }) =>
    `En omgång har ${manyRolls(rolls)}; den som börjar välja en ruta kastar inte mer.`,
  savesRolls:
    'Kast som inte används sparas, och får användas i vilken som helst av spelarens senare omgångar.',
  rollAgain: 'Efter ett kast ligger alla tärningar kvar utom de som märks för omkast.',
  heldForTurn: 'En hållen tärning förblir hållen tills omgången är slut.',
  heldUntilFreed: 'Hållna tärningar ligger kvar tills de släpps.',
  heldOnceFixed:
    'En hållen tärning ligger kvar nästa kast, även om någon vill släppa den; sedan är alla tärningar fria igen.',
  heldOnce: 'Hållna tärningar ligger kvar nästa kast; sedan är alla tärningar fria igen.',
  fillBox: 'En omgång slutar när en öppen ruta fylls. En ruta vars villkor inte uppfylls får 0.',
  colours: ({ colours }) =>
    `Sidorna har färger: ${colours.map((colour, at) => `${at + 1} ${COLOURS[colour]}`).join(', ')}. Svart lyser vitt på lysdioderna.`,
  columns: ({ columns }) =>
    `Protokollet har ${columns.length} kolumner med de här rutorna, vars totaler räknas ${columns.map((factor) => `× ${factor}`).join(', ')}:`,
  boxRow: ({ condition, pays }) => `${condition}: ${pays}`,
  upperBonus: ({ threshold, max, points, higher, columns }) => {
    const sum = max === 0 ? `minst ${threshold}` : `${threshold} till ${max}`;
    const more = higher.map((step) => `; minst ${step.threshold} ger ${step.points}`).join('');
    return columns
      ? `I varje kolumn ger ettor till sexor som tillsammans är ${sum}, före multiplikationen, en bonus på ${points}${more}, som multipliceras med dem.`
      : `Ettor till sexor som tillsammans är ${sum} ger en bonus på ${points}${more}.`;
  },
  bonusAtEnd: 'Totalen visar den när protokollet är fullt.',
  further: ({ yahtzee, holds, points }) =>
    `Så länge ${yahtzee} innehåller ${holds} ger fem lika ${points} till, utöver rutan som de förs in i.`,
  claim: ({ yahtzee, holds, points }) =>
    `Så länge ${yahtzee} innehåller minst ${holds} får fem lika lägga till ${points} där, en gång per omgång; sedan fylls en öppen ruta med samma tärningar.`,
  opensWith: ({ box, yahtzee, holds }) =>
    `${box} är öppen bara så länge ${yahtzee} innehåller ${holds}; den som stryker ${yahtzee} stryker båda.`,
  jokerNone: 'Det finns ingen joker: i de andra rutorna räknas fem lika som vilka tärningar som helst.',
  jokerForced: ({ yahtzee }) =>
    `När ${yahtzee} är fylld, med poäng eller med 0, är fem lika en joker: de måste föras in i sin egen övre ruta så länge den är öppen; annars i valfri öppen nedre ruta, där de räknas fullt för kåk och stegar; annars i valfri öppen övre ruta, för 0.`,
  jokerFree: ({ yahtzee }) =>
    `När ${yahtzee} är fylld, med poäng eller med 0, får fem lika föras in i valfri öppen ruta; är även deras egen övre ruta fylld räknas de fullt för kåk och stegar.`,
  jokerLower: ({ yahtzee }) =>
    `När ${yahtzee} är fylld, med poäng eller med 0, får fem lika föras in i valfri öppen ruta; de räknas fullt för kåk och stegar.`,

  farkleTurn: ({ dice }) =>
    `En omgång börjar med ett kast med alla ${dice} tärningar. Lägg efter varje kast minst en tärning som ger poäng åt sidan; kasta sedan de andra, eller säkra omgångens poäng.`,
  bust: ({ bust }) =>
    `Ett kast där ingen tärning ger poäng är ${BUSTS[bust]}: omgångens poäng är förlorade, och den är slut.`,
  emptyFirst: ({ dice, points, bust }) =>
    `Bara ett första kast i en omgång där ingen tärning ger poäng är värt ${number(points)} poäng i stället för att vara ${BUSTS[bust]}; alla ${dice} tärningar får kastas igen, eller poängen säkras.`,
  hotDice: ({ dice }) => `Heta tärningar: när alla ${dice} är lagda åt sidan får alla kastas igen.`,
  scoringOnly: 'Varje tärning som läggs åt sidan måste ge poäng.',
  withScoring: 'Tärningar som inte ger något får läggas åt sidan tillsammans med sådana som gör det.',
  combined: 'Tärningar i ett kast räknas så som de ger mest; de från flera kast kombineras inte:',
  worth: ({ points }) => number(points),
  alike: ({ count }) => `${COUNTS[count]} lika`,
  threePairs: 'tre olika par',
  twoTriplets: 'två tretal',
  timesTriple: ({ times }) => `${times} × vad tre av dem ger`,
  entry: ({ points }) => `Den som inte har några poäng än måste säkra minst ${number(points)}.`,
  bank: ({ points }) => `Varje gång du säkrar måste det ge minst ${number(points)}.`,
  penalty: ({ inARow, bust, points }) =>
    `${inARow === 1 ? `Varje ${BUSTS[bust]}` : `${inARow} ${BUSTS[bust]} i rad`} kostar ${number(points)} poäng av totalen.`,
  targetEnds: ({ target }) => `Den som säkrar en total på minst ${number(target)} vinner genast.`,
  oneMoreTurn: ({ target }) =>
    `När någon har säkrat en total på minst ${number(target)} får alla andra en omgång till.`,

  zilchEntry:
    'En del utgåvor kräver minst 500 första gången, eller ger 100 för varje tärning utöver tre lika.',
  zilchFirst: 'I en del är ett första kast utan poäng en Zilch som alla andra.',
  maxiSaves: 'En del utgåvor sparar inga kast: varje omgång har tre.',
  maxiNames: 'En del kallar kåken för hydda och huset för villa eller slott.',
  kismetSecond:
    'I en del utgåvor måste alla andra stryka en ruta vid en andra Kismet; här räknas den som vilka tärningar som helst.',
  kismetHouse: 'En del låter fem lika gälla som kåk; här krävs två olika sidor.',
} satisfies Words<typeof ENGLISH>;

export const CONDITION = {
  any: 'vilka tärningar som helst',
  alike: ({ count }) => `${COUNTS[count]} lika`,
  atLeastAlike: ({ count }) => `minst ${COUNTS[count]} lika`,
  inSequence: ({ count }) => `${COUNTS[count]} i följd`,
  atLeastInSequence: ({ count }) => `minst ${COUNTS[count]} i följd`,
  fullHouse: 'tre lika och två andra lika',
  twoPairs: 'två lika och två andra lika',
  villa: 'tre lika och tre andra lika',
  tower: 'fyra lika och två andra lika',
  threePairs: 'tre olika par',
  pairsOfColour: 'två par i en färg, eller fyra lika',
  oneOf: ({ choices }) => choices.join(' eller '),
  oneColour: 'alla tärningar i en färg',
  houseOfColour: 'en kåk i en färg',
} satisfies Words<typeof CONDITIONS>;

export const PAYS = {
  all: 'summan av alla tärningar',
  allAnd: ({ points }) => `summan av alla tärningar och ${points} till`,
  face: ({ face }) => `summan av alla ${face}:or`,
  pair: 'summan av det högsta paret',
  those: ({ count }) => `summan av de ${COUNTS[count]} tärningarna`,
  some: ({ count }) => `summan av ${COUNTS[count]} av dem`,
} satisfies Words<typeof PAYMENTS>;
