/** What the five dice have in common, whatever their order: the ground on which every box is judged. */
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

/** The face of five alike, or undefined. */
export function fiveAlikeFace({ counts }: Hand): Face | undefined {
  const face = counts.indexOf(5);
  return face === -1 ? undefined : (face as Face);
}

/** The faces that at least so many dice show, ascending. */
export function atLeastAlike(counts: readonly number[], count: number): readonly number[] {
  return counts.flatMap((shown, face) => (shown >= count ? [face] : []));
}

/** Whether the dice show these different faces and no others. */
export function exactly(counts: readonly number[], faces: readonly Face[]): boolean {
  return counts.every((count, face) => count === (faces.includes(face as Face) ? 1 : 0));
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
