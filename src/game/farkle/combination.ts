/** What scores in Farkle: combinations of dice of one roll, made from the switches of the rule set. */
import { FACES, type Face } from '../die.ts';
import type { AlikePoints, FarkleRules, Points } from './rule-set.ts';

/** `counts[face]`: how many dice show it; index 0 is unused. */
export type Counts = readonly number[];

export interface Combination {
  readonly counts: Counts;
  readonly points: number;
}

/** Every combination that has points of its own, of as many dice as are played with. */
export function combinationsOf(rules: FarkleRules): readonly Combination[] {
  const { single1, single5, triples } = rules;
  return [
    worth([1], single1),
    worth([5], single5),
    ...FACES.flatMap((face) => [
      worth(alike(3, face), triples[face]),
      worth(alike(4, face), alikePoints(rules.fourAlike, triples[face])),
      worth(alike(5, face), alikePoints(rules.fiveAlike, triples[face])),
      worth(alike(6, face), alikePoints(rules.sixAlike, triples[face])),
    ]),
    worth(FACES, rules.straight),
    ...groups(3, 2).map((faces) => worth(faces, rules.threePairs)),
    ...groups(2, 3).map((faces) => worth(faces, rules.twoTriplets)),
  ].flatMap((combination) =>
    combination === undefined || sizeOf(combination) > rules.dice ? [] : combination,
  );
}

function sizeOf({ counts }: Combination): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export function countsOf(dice: readonly Face[]): Counts {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** The faces of a group of dice, ascending. */
export function facesOf(counts: Counts): readonly Face[] {
  return FACES.flatMap((face) => alike(counts[face] ?? 0, face));
}

function worth(faces: readonly Face[], points: Points): Combination | undefined {
  return points === null ? undefined : { counts: countsOf(faces), points };
}

function alike(count: number, face: Face): readonly Face[] {
  return Array.from({ length: count }, () => face);
}

function alikePoints(value: AlikePoints, triple: number): Points {
  return typeof value === 'object' && value !== null ? value.timesTriple * triple : value;
}

/** Every choice of different faces, each shown so often. */
function groups(faces: number, times: number): readonly (readonly Face[])[] {
  const choices = (from: number, left: number): readonly (readonly Face[])[] =>
    left === 0
      ? [[]]
      : FACES.slice(from).flatMap((face, at) =>
          choices(from + at + 1, left - 1).map((rest) => [...alike(times, face), ...rest]),
        );
  return choices(0, faces);
}
