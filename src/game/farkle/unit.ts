/** What all points of a rule set of Farkle, and so of its totals unless one was adjusted by hand, are multiples of. */
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
