/** What the dice have in common, whatever their order: the ground on which every box is judged. */
import type { Dice, Face } from '../die.ts';

export interface Hand {
  /** `counts[face]`: how many dice show it; index 0 is unused. */
  readonly counts: readonly number[];
  /** Total of all dice. */
  readonly sum: number;
}

export function handOf(dice: Dice): Hand {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (const face of dice) {
    counts[face] = (counts[face] ?? 0) + 1;
    sum += face;
  }
  return { counts, sum };
}

/** The size of the largest group of equal faces. */
export function mostAlike({ counts }: Hand): number {
  return Math.max(...counts);
}

/** The face of five alike or more, or undefined. */
export function fiveAlikeFace({ counts }: Hand): Face | undefined {
  const face = counts.findIndex((count) => count >= 5);
  return face === -1 ? undefined : (face as Face);
}

/** The faces that at least so many dice show, ascending. */
export function atLeastAlike(counts: readonly number[], count: number): readonly number[] {
  return counts.flatMap((shown, face) => (shown >= count ? [face] : []));
}

/** Whether each of these faces is there. */
export function showsAll(counts: readonly number[], faces: readonly Face[]): boolean {
  return faces.every((face) => (counts[face] ?? 0) > 0);
}

/**
 * Total of the dice of the best groups of different faces with so many dice each (`[3, 2]`: a full house, larger groups
 * first); 0 when there are none.
 */
export function bestGroups(counts: readonly number[], [size, ...others]: readonly number[]): number {
  if (size === undefined) return 0;
  const sums = atLeastAlike(counts, size).flatMap((face) => {
    const rest = bestGroups(counts.with(face, 0), others);
    return rest === 0 && others.length > 0 ? [] : [size * face + rest];
  });
  return Math.max(0, ...sums);
}

/** The length of the longest sequence of faces, each shown at least once. */
export function longestRun({ counts }: Hand): number {
  let longest = 0;
  let run = 0;
  for (const count of counts) {
    run = count > 0 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
