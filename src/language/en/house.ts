/** The house-rule card: how a set is played, one sentence for each of its switches. */
import { plural } from './grammar.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const manyRolls = (rolls: number) => (rolls === 0 ? 'any number of rolls' : `up to ${rolls} rolls`);
const busts = (bust: keyof typeof BUSTS, count: number) => plural(count, BUSTS[bust]);
const BUSTS = {
  farkle: { one: 'farkle', other: 'farkles' },
  zilch: { one: 'zilch', other: 'zilches' },
} as const;

type Bust = { readonly bust: keyof typeof BUSTS };
type Step = { readonly threshold: number; readonly points: number };

export const HOUSE = {
  title: ({ rules, id }: { readonly rules: string; readonly id: string }) => `${rules} (${id})`,
  players: ({ min, max }: { readonly min: number; readonly max: number }) =>
    min === max ? plural(max, { one: '1 player', other: `${max} players` }) : `${min} to ${max} players`,
  played: ({ players, dice }: { readonly players: string; readonly dice: number }) =>
    `For ${players}, with ${dice} dice.`,
  boxRule: (values: { readonly box: string; readonly condition: string; readonly pays: string }) =>
    `${values.box}: ${values.condition}. Pays ${values.pays}.`,
  tieShared: 'The best total wins; a tie is shared.',
  tieLowest: 'The best total wins; in a tie the player with the lower number.',

  // Games with score cards; 0 rolls: as many as anybody likes.
  oneRoll: 'A turn is one roll of all dice.',
  stopAny: ({ rolls }: { readonly rolls: number }) =>
    `A turn has ${manyRolls(rolls)}; a box may be filled after any of them.`,
  stopNever: ({ rolls }: { readonly rolls: number }) => `A turn always has ${rolls} rolls.`,
  stopIsFinal: ({ rolls }: { readonly rolls: number }) =>
    `A turn has ${manyRolls(rolls)}; who begins to choose a box rolls no more.`,
  savesRolls: 'Rolls that are not used are saved, and may be rolled in any later turn of the player.',
  rollAgain: 'After a roll all dice stay but those that are marked to roll again.',
  heldForTurn: 'A held die stays held until the turn ends.',
  heldUntilFreed: 'Held dice stay until they are freed.',
  heldOnceFixed:
    'A held die stays for the next roll, even if somebody would free it; then all dice are free again.',
  heldOnce: 'Held dice stay for the next roll; then all dice are free again.',
  fillBox: 'A turn ends when an open box is filled. A box whose condition fails gets 0.',
  /** `colours` of the faces 1 to 6. */
  colours: ({ colours }: { readonly colours: readonly ('black' | 'red' | 'green')[] }) =>
    `Faces have colours: ${colours.map((colour, at) => `${at + 1} ${colour}`).join(', ')}. Black shines white on the LEDs.`,
  columns: ({ columns }: { readonly columns: readonly number[] }) =>
    `The card has ${columns.length} columns of these boxes, whose totals count ${columns.map((factor) => `× ${factor}`).join(', ')}:`,
  boxRow: ({ condition, pays }: { readonly condition: string; readonly pays: string }) =>
    `${condition}: ${pays}`,
  /** `max` 0: without a limit. */
  upperBonus: (values: {
    readonly threshold: number;
    readonly max: number;
    readonly points: number;
    readonly higher: readonly Step[];
    readonly columns: boolean;
  }) => {
    const { threshold, max, points, higher, columns } = values;
    const sum = max === 0 ? `${threshold} or more` : `${threshold} to ${max}`;
    const more = higher.map((step) => `; ${step.threshold} or more ${step.points}`).join('');
    return columns
      ? `In each column, Ones to Sixes that add up to ${sum} before they are multiplied earn a bonus of ${points}${more}, which is multiplied with them.`
      : `Ones to Sixes that add up to ${sum} earn a bonus of ${points}${more}.`;
  },
  bonusAtEnd: 'The total shows it once the card is full.',
  further: (values: { readonly yahtzee: string; readonly holds: number; readonly points: number }) =>
    `While ${values.yahtzee} holds ${values.holds}, five alike earn ${values.points} more, beside the box they go to.`,
  claim: (values: { readonly yahtzee: string; readonly holds: number; readonly points: number }) =>
    `While ${values.yahtzee} holds ${values.holds} or more, five alike may add ${values.points} to it, once a turn; then an open box is filled with the same dice.`,
  opensWith: (values: { readonly box: string; readonly yahtzee: string; readonly holds: number }) =>
    `${values.box} is open only while ${values.yahtzee} holds ${values.holds}; who scratches ${values.yahtzee} scratches both.`,
  jokerNone: 'There is no joker: in the other boxes, five alike count as any other dice.',
  jokerForced: ({ yahtzee }: { readonly yahtzee: string }) =>
    `Once ${yahtzee} is filled, with points or with 0, five alike are a joker: they must go to their own upper box while it is open; else to any open lower box, where they count in full for full house and straights; else to any open upper box, for 0.`,
  jokerFree: ({ yahtzee }: { readonly yahtzee: string }) =>
    `Once ${yahtzee} is filled, with points or with 0, five alike may go to any open box; once their own upper box is filled too, they count in full for full house and straights.`,
  jokerLower: ({ yahtzee }: { readonly yahtzee: string }) =>
    `Once ${yahtzee} is filled, with points or with 0, five alike may go to any open box; they count in full for full house and straights.`,

  // Farkle.
  farkleTurn: ({ dice }: { readonly dice: number }) =>
    `A turn begins with a roll of all ${dice} dice. After each roll, set at least one scoring die aside; then roll the others, or bank the points of the turn.`,
  bust: ({ bust }: Bust) =>
    `A roll in which no die scores is a ${busts(bust, 1)}: the points of the turn are lost, and it ends.`,
  emptyFirst: ({ dice, points, bust }: Bust & { readonly dice: number; readonly points: number }) =>
    `Only a first roll of a turn in which no die scores is worth ${points} points instead of being a ${busts(bust, 1)}; all ${dice} dice may roll again, or the points be banked.`,
  hotDice: ({ dice }: { readonly dice: number }) =>
    `Hot dice: once all ${dice} are set aside, all of them may roll again.`,
  scoringOnly: 'Every die that is set aside must score.',
  withScoring: 'Dice that score nothing may be set aside along with scoring ones.',
  combined: 'Dice of one roll score, as it brings most; those of several rolls do not combine:',
  /** What a combination brings. */
  worth: ({ points }: { readonly points: number }) => `${points}`,
  alike: ({ count }: { readonly count: number }) => `${COUNTS[count]} alike`,
  threePairs: 'three pairs of different faces',
  twoTriplets: 'two triplets',
  timesTriple: ({ times }: { readonly times: number }) => `${times} × what three of them score`,
  entry: ({ points }: { readonly points: number }) => `Who has no points yet must bank ${points} or more.`,
  bank: ({ points }: { readonly points: number }) => `Every bank must bring ${points} or more.`,
  penalty: ({ inARow, bust, points }: Bust & { readonly inARow: number; readonly points: number }) =>
    `${inARow === 1 ? `Every ${busts(bust, 1)} costs` : `${inARow} ${busts(bust, inARow)} in a row cost`} ${points} points of the total.`,
  targetEnds: ({ target }: { readonly target: number }) =>
    `Who banks a total of ${target} or more wins at once.`,
  oneMoreTurn: ({ target }: { readonly target: number }) =>
    `Once somebody has banked a total of ${target} or more, all others get one more turn.`,

  // Where editions differ.
  zilchEntry: 'Some editions ask 500 or more of the first bank, or add 100 for each die beyond a triple.',
  zilchFirst: 'In some a first roll of nothing is a zilch like any other.',
  maxiSaves: 'Some editions save no rolls: every turn has three.',
  maxiNames: 'Some call the full house hut, the villa house or castle.',
  kismetSecond:
    'In some editions a second Kismet makes all others scratch a box; here it is scored as any other dice.',
  kismetHouse: 'Some let five alike stand for a full house; here it takes two faces.',
} as const;

/** What the dice of a box must show. */
export const CONDITION = {
  any: 'any dice',
  /** No more than so many are played with. */
  alike: ({ count }: { readonly count: number }) => `${COUNTS[count]} alike`,
  atLeastAlike: ({ count }: { readonly count: number }) => `at least ${COUNTS[count]} alike`,
  inSequence: ({ count }: { readonly count: number }) => `${COUNTS[count]} in sequence`,
  atLeastInSequence: ({ count }: { readonly count: number }) => `at least ${COUNTS[count]} in sequence`,
  fullHouse: 'three alike and two of another face',
  twoPairs: 'two of one face and two of another',
  villa: 'three of one face and three of another',
  tower: 'four of one face and two of another',
  threePairs: 'two of each of three faces',
  pairsOfColour: 'two pairs of one colour, or four alike',
  oneOf: ({ choices }: { readonly choices: readonly string[] }) => choices.join(' or '),
  oneColour: 'all dice of one colour',
  houseOfColour: 'a full house of one colour',
} as const;

/** What a box is worth once they do. */
export const PAYS = {
  all: 'total of all dice',
  allAnd: ({ points }: { readonly points: number }) => `total of all dice and ${points} more`,
  face: ({ face }: { readonly face: number }) => `total of the ${face}s`,
  pair: 'total of the highest pair',
  those: ({ count }: { readonly count: number }) => `total of those ${COUNTS[count]} dice`,
  some: ({ count }: { readonly count: number }) => `total of ${COUNTS[count]} of them`,
} as const;
