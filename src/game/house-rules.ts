/** The house-rule card: a rule set in words, made from its data and nothing else. */
import { FACES } from './die.ts';
import type { AlikePoints, FarkleRules, Points } from './farkle/rule-set.ts';
import type { RuleSet } from './rule-set.ts';
import { JOKERS } from './yahtzee/joker.ts';
import type { FiveDiceRules } from './yahtzee/rule-set.ts';

/** One line each; a list item begins with two blanks. */
export function houseRules(rules: RuleSet): readonly string[] {
  const { name, id, players } = rules;
  const who = `For ${players.min} to ${players.max} players, with ${rules.dice} dice.`;
  const what = rules.family === 'farkle' ? farkleCard(rules) : fiveDiceCard(rules);
  const ties =
    rules.ties === 'shared' ? 'A tie is shared.' : 'In a tie the player with the lowest number wins.';
  return [`${name} (${id})`, '', who, ...what, ties];
}

function fiveDiceCard(rules: FiveDiceRules): readonly string[] {
  const boxes = rules.boxes.filter(({ column }) => column === 0);
  const width = Math.max(...boxes.map(({ label }) => label.length));
  const rows = boxes.map(({ label, condition, pays }) => `  ${label.padEnd(width)}  ${condition}: ${pays}`);
  return [
    ...turnSentences(rules),
    'A turn ends with one open box. A box whose condition fails gets 0.',
    ...columnSentences(rules),
    ...rows,
    ...bonusSentences(rules),
  ];
}

function turnSentences({ rolls, manners }: FiveDiceRules): readonly string[] {
  const many = Number.isFinite(rolls)
    ? `${rolls === 1 ? 'one roll' : `${rolls} rolls`}`
    : 'any number of rolls';
  const early = {
    yes: `A turn has up to ${many}; a box may be chosen after any of them.`,
    no: `A turn always has ${many}.`,
    final: `A turn has up to ${many}; who stops early does not roll again.`,
  }[manners.stopEarly];
  const marks =
    manners.selectMeans === 'rollAgain'
      ? 'Marked dice are rolled again, the others stay.'
      : manners.holdsPersist
        ? 'Held dice stay until they are released.'
        : 'Held dice stay for one roll.';
  return [early, manners.holdsFixed ? `${marks} A hold is not released before that roll.` : marks];
}

function columnSentences({ columns }: FiveDiceRules): readonly string[] {
  if (columns.length === 1) return [];
  const times = columns.map((factor) => `× ${factor}`).join(', ');
  return [`The card has ${columns.length} columns of these boxes; their points count ${times}.`];
}

function bonusSentences(rules: FiveDiceRules): readonly string[] {
  const { upperBonus, yahtzeeBonus, claim, boxes, manners, columns } = rules;
  const limits =
    upperBonus.max === undefined
      ? `${upperBonus.threshold} or more`
      : `${upperBonus.threshold} to ${upperBonus.max}`;
  const each = columns.length === 1 ? '' : ' in a column, before it is multiplied,';
  const when = manners.totals === 'end' ? ' It is counted when the card is full.' : '';
  const yahtzee = boxes.find(({ kind }) => kind === 'yahtzee')?.label;
  const closed = boxes.flatMap(({ label, opensWith }) =>
    opensWith === undefined
      ? []
      : [`${label} is open while ${yahtzee} holds 50; who scratches ${yahtzee} scratches both.`],
  );
  return [
    `Ones to Sixes of ${limits}${each} earn a bonus of ${upperBonus.points}.${when}`,
    ...(yahtzeeBonus > 0
      ? [`Every further five alike earn ${yahtzeeBonus} beside their box, if ${yahtzee} holds 50.`]
      : []),
    ...(claim > 0
      ? [
          `Further five alike may add ${claim} to ${yahtzee} once a turn, if it holds 50 or more; then another box is filled with the same dice.`,
        ]
      : []),
    ...closed,
    ...(yahtzee === undefined ? [] : [JOKERS[rules.joker].words]),
  ];
}

function farkleCard(rules: FarkleRules): readonly string[] {
  const { target, entryMinimum, atTarget, farklePenalty, keeps } = rules;
  return [
    'A turn begins with all dice. After a roll, set scoring dice aside; then roll the rest or bank.',
    'A roll that scores nothing is a farkle: the points of the turn are lost.',
    'Hot dice: when all are set aside, all may roll again. Only dice of one roll combine.',
    keeps === 'scoringDice'
      ? 'Every die that is set aside must score.'
      : 'Dice that score nothing may be set aside along with scoring ones.',
    ...combinationRows(rules),
    `Who banks a total of ${target} ${atTarget === 'ends' ? 'wins at once' : 'ends the game: all others get one more turn'}.`,
    ...(entryMinimum > 0 ? [`The first points banked must be ${entryMinimum} or more.`] : []),
    ...(farklePenalty === null
      ? []
      : [`${farklePenalty.inARow} farkles in a row: ${farklePenalty.points} points.`]),
  ];
}

function combinationRows(rules: FarkleRules): readonly string[] {
  const rows: readonly (readonly [string, Points | string])[] = [
    ['1', rules.single1],
    ['5', rules.single5],
    ...FACES.map((face) => [`${face}-${face}-${face}`, rules.triples[face]] as const),
    ['1-2-3-4-5-6', rules.straight],
    ['four alike', alikeWords(rules.fourAlike)],
    ['five alike', alikeWords(rules.fiveAlike)],
    ['six alike', alikeWords(rules.sixAlike)],
    ['three pairs', rules.threePairs],
    ['two triplets', rules.twoTriplets],
  ];
  return rows.flatMap(([dice, points]) => (points === null ? [] : [`  ${dice.padEnd(12)}  ${points}`]));
}

function alikeWords(value: AlikePoints): Points | string {
  return typeof value === 'object' && value !== null ? `${value.timesTriple} × three of them` : value;
}
