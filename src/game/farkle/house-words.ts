/** What the house-rule card says about a Farkle set. */
import { FACES } from '../die.ts';
import type { AlikePoints, FarkleRules, Points } from './rule-set.ts';

export function farkleWords(rules: FarkleRules): readonly string[] {
  const { dice, target, entryMinimum, bankMinimum, atTarget, keeps, bust } = rules;
  return [
    `A turn begins with a roll of all ${dice} dice. After each roll, set at least one scoring die aside; then roll the others, or bank the points of the turn.`,
    `A roll in which no die scores is a ${bust.noun}: the points of the turn are lost, and it ends.`,
    ...emptyWords(rules),
    `Hot dice: once all ${dice} are set aside, all of them may roll again.`,
    keeps === 'scoringDice'
      ? 'Every die that is set aside must score.'
      : 'Dice that score nothing may be set aside along with scoring ones.',
    'Dice of one roll score, as it brings most; those of several rolls do not combine:',
    ...combinationRows(rules),
    ...(entryMinimum > 0 ? [`Who has no points yet must bank ${entryMinimum} or more.`] : []),
    ...(bankMinimum > 0 ? [`Every bank must bring ${bankMinimum} or more.`] : []),
    ...penaltyWords(rules),
    atTarget === 'ends'
      ? `Who banks a total of ${target} or more wins at once.`
      : `Once somebody has banked a total of ${target} or more, all others get one more turn.`,
  ];
}

function emptyWords({ dice, emptyFirstRoll, bust }: FarkleRules): readonly string[] {
  if (emptyFirstRoll === null) return [];
  return [
    `Only the first roll of a turn, of all ${dice} dice, is worth ${emptyFirstRoll} points instead of being a ${bust.noun}; all dice may roll again, or the points be banked.`,
  ];
}

function penaltyWords({ farklePenalty: penalty, bust }: FarkleRules): readonly string[] {
  if (penalty === null) return [];
  const many = `${penalty.inARow} ${bust.many.toLowerCase()} in a row cost`;
  const what = penalty.inARow === 1 ? `Every ${bust.noun} costs` : many;
  return [`${what} ${-penalty.points} points of the total.`];
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
  return rows.flatMap(([dice, points]) =>
    points === null || points === 0 ? [] : [`  ${dice.padEnd(12)}  ${points}`],
  );
}

function alikeWords(value: AlikePoints): Points | string {
  return typeof value === 'object' && value !== null
    ? `${value.timesTriple} × what three of them score`
    : value;
}
