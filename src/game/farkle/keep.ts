/** What a group of dice is worth in Farkle, and which dice may be kept. */
import { FACES, type Face } from '../die.ts';
import { type Combination, type Counts, combinationsOf, facesOf } from './combination.ts';
import type { FarkleRules } from './rule-set.ts';

/** Points of the best partition of these dice into combinations; dice in none are worth nothing. */
export type PointsOf = (counts: Counts) => number;

/** Works out every group anew: right for a single question. */
export function pointsBySearch(rules: FarkleRules): PointsOf {
  const combinations = combinationsOf(rules);
  return (counts) => search(combinations, 0, counts);
}

/** Remembers every group it has been asked for (there are 924): right for many questions. */
export function pointsByTable(rules: FarkleRules): PointsOf {
  const pointsOf = pointsBySearch(rules);
  const table = new Map<number, number>();
  return (counts) => {
    const key = counts.reduce((number, count) => number * 7 + count, 0);
    let points = table.get(key);
    if (points === undefined) {
      points = pointsOf(counts);
      table.set(key, points);
    }
    return points;
  };
}

/** Combinations are taken in list order, so that no partition is tried twice. */
function search(combinations: readonly Combination[], from: number, counts: Counts): number {
  let best = 0;
  for (let at = from; at < combinations.length; at += 1) {
    const combination = combinations[at] as Combination;
    if (!contains(counts, combination.counts)) continue;
    best = Math.max(best, combination.points + search(combinations, at, minus(counts, combination.counts)));
  }
  return best;
}

export function contains(counts: Counts, part: Counts): boolean {
  return part.every((count, face) => count <= (counts[face] ?? 0));
}

function minus(counts: Counts, part: Counts): Counts {
  return counts.map((count, face) => count - (part[face] ?? 0));
}

export type KeepRuling =
  | { readonly legal: true; readonly points: number }
  | { readonly legal: false; readonly code: 'no-points' }
  /** Faces that can be left out without the points falling. */
  | { readonly legal: false; readonly code: 'dead-die'; readonly dead: readonly Face[] };

/** Rules on keeping these dice, which are part of the roll. */
export function judgeKeep(rules: FarkleRules, pointsOf: PointsOf, keep: Counts): KeepRuling {
  const points = pointsOf(keep);
  if (points === 0) return { legal: false, code: 'no-points' };
  if (rules.keeps === 'anyWithPoints') return { legal: true, points };
  const dead: Face[] = [];
  let rest = keep;
  for (const face of FACES) {
    while ((rest[face] ?? 0) > 0) {
      const fewer = rest.with(face, (rest[face] ?? 0) - 1);
      if (pointsOf(fewer) < points) break;
      dead.push(face);
      rest = fewer;
    }
  }
  return dead.length === 0 ? { legal: true, points } : { legal: false, code: 'dead-die', dead };
}

export interface Keep {
  /** Ascending. */
  readonly dice: readonly Face[];
  readonly points: number;
}

/** Every legal keep of a roll, once as a group of faces, shorter ones first, then by digits. */
export function legalKeeps(rules: FarkleRules, pointsOf: PointsOf, roll: Counts): readonly Keep[] {
  const keeps = subgroups(roll).flatMap((counts): readonly Keep[] => {
    const ruling = judgeKeep(rules, pointsOf, counts);
    return ruling.legal ? [{ dice: facesOf(counts), points: ruling.points }] : [];
  });
  return keeps.sort(
    (a, b) => a.dice.length - b.dice.length || Number(a.dice.join('')) - Number(b.dice.join('')),
  );
}

/** The largest legal keep of the roll that brings its most points: all scoring dice. */
export function allScoringDice(rules: FarkleRules, pointsOf: PointsOf, roll: Counts): Keep | undefined {
  let best: Keep | undefined;
  for (const keep of legalKeeps(rules, pointsOf, roll)) {
    if (best === undefined || keep.points > best.points) best = keep;
  }
  return best;
}

function subgroups(roll: Counts): readonly Counts[] {
  let groups: readonly Counts[] = [[0]];
  for (const face of FACES) {
    const most = roll[face] ?? 0;
    groups = groups.flatMap((group) => Array.from({ length: most + 1 }, (_, count) => [...group, count]));
  }
  return groups;
}
