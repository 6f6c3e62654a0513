/** What the house-rule card says about a Farkle set. */
import type { HouseLine, HouseRow } from '../../language/house-text.ts';
import type { Text } from '../../language/sentence.ts';
import { FACES } from '../die.ts';
import type { AlikePoints, FarkleRules } from './rule-set.ts';

export function farkleWords(rules: FarkleRules): readonly HouseLine[] {
  const { dice, target, entryMinimum, bankMinimum, atTarget, keeps, bust } = rules;
  return [
    { say: 'house.farkleTurn', dice },
    { say: 'house.bust', bust: bust.noun },
    ...emptyWords(rules),
    { say: 'house.hotDice', dice },
    { say: keeps === 'scoringDice' ? 'house.scoringOnly' : 'house.withScoring' },
    { say: 'house.combined' },
    ...combinationRows(rules),
    ...(entryMinimum > 0 ? [{ say: 'house.entry', points: entryMinimum } as const] : []),
    ...(bankMinimum > 0 ? [{ say: 'house.bank', points: bankMinimum } as const] : []),
    ...penaltyWords(rules),
    { say: atTarget === 'ends' ? 'house.targetEnds' : 'house.oneMoreTurn', target },
  ];
}

function emptyWords({ dice, emptyFirstRoll: points, bust }: FarkleRules): readonly Text[] {
  return points === null ? [] : [{ say: 'house.emptyFirst', dice, points, bust: bust.noun }];
}

function penaltyWords({ farklePenalty: penalty, bust }: FarkleRules): readonly Text[] {
  if (penalty === null) return [];
  return [{ say: 'house.penalty', inARow: penalty.inARow, bust: bust.noun, points: -penalty.points }];
}

function combinationRows(rules: FarkleRules): readonly HouseRow[] {
  const rows: readonly (readonly [Text, AlikePoints])[] = [
    ['1', rules.single1],
    ['5', rules.single5],
    ...FACES.map((face) => [`${face}-${face}-${face}`, rules.triples[face]] as const),
    ['1-2-3-4-5-6', rules.straight],
    [{ say: 'house.alike', count: 4 }, rules.fourAlike],
    [{ say: 'house.alike', count: 5 }, rules.fiveAlike],
    [{ say: 'house.alike', count: 6 }, rules.sixAlike],
    [{ say: 'house.threePairs' }, rules.threePairs],
    [{ say: 'house.twoTriplets' }, rules.twoTriplets],
  ];
  return rows.flatMap(([what, points]) =>
    points === null || points === 0 ? [] : [{ what, brings: pointsWords(points) }],
  );
}

function pointsWords(points: Exclude<AlikePoints, null>): Text {
  return typeof points === 'object'
    ? { say: 'house.timesTriple', times: points.timesTriple }
    : { say: 'house.worth', points };
}
