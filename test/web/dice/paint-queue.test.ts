import { beforeEach, expect, test, vi } from 'vitest';
import { oncePainted, paintSoon } from '../../../web/dice/paint-queue.ts';

const DICE = [1, 2, 3, 4, 5, 6].map((name) => ({ name }));
let asked: (() => void)[] = [];
/** What was painted, in order. */
let painted: string[] = [];

beforeEach(() => {
  asked = [];
  painted = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => asked.push(next));
  return () => {
    // Nothing waits for the next test.
    while (asked.length > 0) nextPicture();
    vi.unstubAllGlobals();
  };
});

function nextPicture(): void {
  for (const next of asked.splice(0)) next();
}

const paint = (die: (typeof DICE)[number], look = 'a') =>
  paintSoon(die, () => painted.push(`${die.name}${look}`));

test('six dice are painted two a picture, in their order, and whoever waits for all of them comes after the last', () => {
  for (const die of DICE) paint(die);
  oncePainted(() => painted.push('all'));
  nextPicture();
  expect(painted).toEqual(['1a', '2a']);
  nextPicture();
  nextPicture();
  expect(painted).toEqual(['1a', '2a', '3a', '4a', '5a', '6a']);
  nextPicture();
  expect(painted.at(-1)).toBe('all');
  nextPicture();
  expect(asked).toEqual([]);
});

test('a die that looks different before its turn comes is painted once, as it looks now', () => {
  for (const die of DICE) paint(die);
  for (const die of DICE.slice(0, 3)) paint(die, 'b');
  while (asked.length > 0) nextPicture();
  expect(painted).toEqual(['1b', '2b', '3b', '4a', '5a', '6a']);
});

test('dice that are painted without end keep nobody waiting who asked for what was there before', () => {
  for (const die of DICE) paint(die);
  oncePainted(() => painted.push('all'));
  for (let picture = 0; picture < 5; picture += 1) {
    nextPicture();
    for (const die of DICE) paint(die, 'c');
  }
  expect(painted).toContain('all');
});

test('where nothing waits to be painted, all is', () => {
  oncePainted(() => painted.push('all'));
  expect(painted).toEqual(['all']);
  expect(asked).toEqual([]);
});
