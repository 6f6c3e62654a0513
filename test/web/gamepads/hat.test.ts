import { expect, test } from 'vitest';
import { hatSides, hatsOf } from '../../../web/gamepads/hat.ts';
import { isAxis, pressedSources, usualMap, wokenBy } from '../../../web/gamepads/pad-map.ts';

/** As Chrome tells them of an encoder: once around, from up clockwise, then at rest. */
const AROUND = [-1, -0.7142857, -0.4285714, -0.1428571, 0.1428572, 0.4285715, 0.7142858, 1];
const REST = 9 / 7;

/** What presses after each reading of the tenth axis; before them the browser has told 0. */
function played(values: readonly number[]): readonly (readonly string[])[] {
  let hats: ReadonlySet<number> = new Set();
  let awake: ReadonlySet<string> = new Set();
  let down: ReadonlySet<string> = new Set();
  return [0, ...values].map((value) => {
    const axes = [0, 0, 0, 0, 0, 0, 0, 0, 0, value];
    hats = hatsOf(axes, hats);
    const pressed = pressedSources({ buttons: [], axes }, down, hats);
    down = new Set([...pressed].filter((source) => !isAxis(source) || awake.has(source)));
    awake = wokenBy(awake, pressed, axes.length);
    return [...down];
  });
}

test('a hat that has been at rest presses one side, two on a diagonal, and nothing at rest', () => {
  expect(played([REST, ...AROUND, REST])).toEqual([
    ...[[], []],
    ...[['h9up'], ['h9up', 'h9right'], ['h9right'], ['h9right', 'h9down']],
    ...[['h9down'], ['h9down', 'h9left'], ['h9left'], ['h9left', 'h9up']],
    [],
  ]);
});

test.each([REST, 23 / 7, -REST])('a hat may rest at %d', (rest) => {
  expect(hatSides(rest)).toEqual([]);
  expect(played([rest, 0.1428572, rest])).toEqual([[], [], ['h9down'], []]);
});

test('a hat whose rest comes after its first push lets go of what that pressed', () => {
  expect(played([0.7142858, REST, 0.7142858]).slice(2)).toEqual([[], ['h9left']]);
});

test('a stick stays a stick, although it comes by each step of a hat, and a little beyond 1', () => {
  const positions = [0, ...AROUND, 1.02, -1.02, 0];
  expect(hatsOf(positions, new Set()).size).toBe(0);
  expect(played([0.7142858, 0])).toEqual([[], ['a9+'], []]);
});

test('an encoder plays with its hat as it came', () => {
  const { lever, previous, next } = usualMap('');
  expect([lever, previous, next].map((sources) => sources.at(-1))).toEqual(['h9down', 'h9left', 'h9right']);
});
