/** What all totals of a rule set of Farkle are multiples of: whoever needs more than somebody else needs at least that much more. */
import type { FarkleRules } from './rule-set.ts';

export function pointsUnit(rules: FarkleRules): number {
  const { single1, single5, triples, straight, threePairs, twoTriplets, emptyFirstRoll, farklePenalty } =
    rules;
  const alike = [rules.fourAlike, rules.fiveAlike, rules.sixAlike];
  return [
    ...[single1, single5, ...Object.values(triples)],
    ...[straight, threePairs, twoTriplets, emptyFirstRoll, farklePenalty?.points ?? null],
    // A multiple of a triple adds nothing.
    ...alike.map((points) => (typeof points === 'number' ? points : null)),
  ].reduce<number>((unit, points) => commonDivisor(unit, Math.abs(points ?? 0)), 0);
}

export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
