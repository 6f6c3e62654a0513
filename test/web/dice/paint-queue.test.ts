import { beforeEach, expect, test, vi } from 'vitest';
import { comeSoon, oncePainted, paintSoon } from '../../../web/dice/paint-queue.ts';

let dice: { readonly name: number }[] = [];
let asked: (() => void)[] = [];
let later: (() => void)[] = [];
/** What came and was painted, in order. */
let painted: string[] = [];

beforeEach(() => {
  asked = [];
  later = [];
  painted = [];
  // New canvases.
  dice = [1, 2, 3, 4, 5, 6].map((name) => ({ name }));
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => asked.push(next));
  vi.stubGlobal('setTimeout', (next: () => void) => later.push(next));
  return () => {
    // Nothing waits for the next test.
    while (asked.length > 0) nextPicture();
    vi.unstubAllGlobals();
  };
});

/** And the tasks after it. */
function nextPicture(): void {
  for (const next of asked.splice(0)) next();
  for (const next of later.splice(0)) next();
}

const paint = (die: (typeof dice)[number], look = 'a') =>
  paintSoon(die, () => painted.push(`${die.name}${look}`));

const paintAll = (look?: string) => {
  for (const die of dice) paint(die, look);
  while (asked.length > 0) nextPicture();
  painted = [];
};

test('new dice are painted one a picture, in their order', () => {
  for (const die of dice) paint(die);
  for (const count of [1, 2, 3, 4, 5, 6]) {
    nextPicture();
    expect(painted).toEqual(['1a', '2a', '3a', '4a', '5a', '6a'].slice(0, count));
  }
  expect(asked).toEqual([]);
});

test('dice that were painted before are so two a picture, and whoever waits for all of them comes after the last', () => {
  paintAll();
  for (const die of dice) paint(die, 'b');
  oncePainted(() => painted.push('all'));
  nextPicture();
  expect(painted).toEqual(['1b', '2b']);
  nextPicture();
  nextPicture();
  expect(painted).toEqual(['1b', '2b', '3b', '4b', '5b', '6b']);
  nextPicture();
  expect(painted.at(-1)).toBe('all');
  nextPicture();
  expect(asked).toEqual([]);
});

test('dice that have rested for some seconds are painted one a picture, as new ones are', () => {
  paintAll();
  const nowMs = performance.now();
  vi.stubGlobal('performance', { now: () => nowMs + 4000 });
  for (const die of dice.slice(0, 2)) paint(die, 'b');
  nextPicture();
  expect(painted).toEqual(['1b']);
  nextPicture();
  expect(painted).toEqual(['1b', '2b']);
  expect(asked).toEqual([]);
});

test('parts come before dice, one a picture and after it; one that brings another keeps those waiting who wait for all', () => {
  paintAll();
  paint(dice[0] as (typeof dice)[number], 'b');
  comeSoon(() => painted.push('podium'));
  comeSoon(() => {
    painted.push('card');
    comeSoon(() => painted.push('points'));
  });
  oncePainted(() => painted.push('all'));
  for (const next of asked.splice(0)) next();
  expect(painted).toEqual([]);
  for (const next of later.splice(0)) next();
  expect(painted).toEqual(['podium']);
  nextPicture();
  expect(painted).toEqual(['podium', 'card']);
  while (asked.length > 0) nextPicture();
  expect(painted).toEqual(['podium', 'card', 'points', '1b', 'all']);
});

test('a die that looks different before its turn comes is painted once, as it looks now', () => {
  for (const die of dice) paint(die);
  for (const die of dice.slice(0, 3)) paint(die, 'b');
  while (asked.length > 0) nextPicture();
  expect(painted).toEqual(['1b', '2b', '3b', '4a', '5a', '6a']);
});

test('dice that are painted without end keep nobody waiting who asked for what was there before', () => {
  paintAll();
  for (const die of dice) paint(die);
  oncePainted(() => painted.push('all'));
  for (let picture = 0; picture < 5; picture += 1) {
    nextPicture();
    for (const die of dice) paint(die, 'c');
  }
  expect(painted).toContain('all');
});

test('where nothing waits to be painted, all is', () => {
  oncePainted(() => painted.push('all'));
  expect(painted).toEqual(['all']);
  expect(asked).toEqual([]);
});
