/** A made-up turn, for a table on which nobody has played yet. Pure. */
import type { ReplayFrame } from './evening.ts';

const NONE = [false, false, false, false, false];
const FIRST = [true, true, false, true, false];
const SECOND = [true, true, true, true, false];
const ALL = [true, true, true, true, true];

/** What is said beside each picture; one a frame. */
interface Said {
  readonly rolls: string;
  readonly holds: string;
  readonly again: string;
  readonly scores: string;
}

/** Three rolls: three fives, a fourth one, and the fifth. */
export function exampleTurn({ rolls, holds, again, scores }: Said): readonly ReplayFrame[] {
  const frame = (
    dice: readonly number[],
    held: readonly boolean[],
    rolls: boolean,
    text: string,
    total = 0,
  ): ReplayFrame => ({
    ...{ dice, held, rolled: rolls ? held.map((stays) => !stays) : [] },
    ...{ text, totals: [total], scores: total > 0 },
  });
  return [
    frame([5, 5, 2, 5, 3], NONE, true, rolls),
    frame([5, 5, 2, 5, 3], FIRST, false, holds),
    frame([5, 5, 5, 5, 1], FIRST, true, again),
    frame([5, 5, 5, 5, 4], SECOND, true, again),
    frame([5, 5, 5, 5, 5], ALL, false, scores, 50),
  ];
}

/** Each picture stays for this long. */
const STEP_MS = 2200;

export function exampleAt(frames: readonly ReplayFrame[], shownMs: number): ReplayFrame | undefined {
  return frames[Math.min(frames.length - 1, Math.floor(shownMs / STEP_MS))];
}

const MINUTE_MS = 60_000;
/** Eight places around the middle, in rem of the TV: some pixels. */
const PLACES = [
  [0, 0],
  [0.05, 0.03],
  [0.07, 0],
  [0.05, -0.03],
  [0, -0.05],
  [-0.05, -0.03],
  [-0.07, 0],
  [-0.05, 0.03],
] as const;

/** Where the whole arrangement stands after so long: letters that glow for a whole evening in one place stay in a panel. */
export function driftAt(elapsedMs: number): { readonly transform: string } {
  const [x, y] = PLACES[Math.floor(elapsedMs / MINUTE_MS) % PLACES.length] ?? PLACES[0];
  return { transform: `translate(${x}rem, ${y}rem)` };
}
