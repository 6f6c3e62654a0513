/**
 * The stick of many arcade encoders and pads comes as a hat on one axis: eight steps from −1 (up) clockwise to 1 (up and left), and
 * at rest a value beyond all of them, 9/7 or more. Only that value tells a hat from a stick, which also comes by each of the steps.
 */

export type HatSide = (typeof HAT_SIDES)[number];
export const HAT_SIDES = ['up', 'right', 'down', 'left'] as const;

/** By step, clockwise. */
const STEPS: readonly (readonly HatSide[])[] = [
  ['up'],
  ['up', 'right'],
  ['right'],
  ['right', 'down'],
  ['down'],
  ['down', 'left'],
  ['left'],
  ['left', 'up'],
];

/** A stick that is a little out of true stays below it. */
const BEYOND = 1.1;
/** Of a step: before a hat's first report browsers tell 0, which is halfway between two. */
const NEAR = 0.2;

/** Numbers of the axes that are hats, once they have been seen at rest; `known`: those of before. */
export function hatsOf(axes: readonly number[], known: ReadonlySet<number>): ReadonlySet<number> {
  const seen = axes.flatMap((value, axis) => (Math.abs(value) > BEYOND ? [axis] : []));
  return seen.every((axis) => known.has(axis)) ? known : new Set([...known, ...seen]);
}

/** None at rest; two on a diagonal. */
export function hatSides(value: number): readonly HatSide[] {
  const step = ((value + 1) * (STEPS.length - 1)) / 2;
  return Math.abs(step - Math.round(step)) > NEAR ? [] : (STEPS[Math.round(step)] ?? []);
}
