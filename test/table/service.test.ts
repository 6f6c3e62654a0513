import { describe, expect, test } from 'vitest';
import { DISPLAY, INPUTS } from '../../hardware/cabinet.ts';
import { makeScene } from '../../src/table/make-scene.ts';
import { lookAt } from '../../src/table/shown.ts';
import { inputName } from '../../src/table/state/display-name.ts';
import { scrolled, scrollMs } from '../../src/table/state/scroll.ts';
import { countPress, NO_PRESSES } from '../../src/table/state/service-state.ts';
import { SCROLL_STEP_MS } from '../../src/table/times.ts';
import { english } from '../language/english.ts';
import { displayPages, situations } from './situations.ts';

const ADDRESS = '192.168.178.123:8080';

describe('the scrolling text', () => {
  const windows = Array.from({ length: scrollMs(ADDRESS) / SCROLL_STEP_MS }, (_, step) =>
    scrolled(ADDRESS, 1000, 1000 + step * SCROLL_STEP_MS),
  );

  test('fills the display at every step, dots without a place of their own', () => {
    for (const window of windows) expect(window.replaceAll('.', '')).toHaveLength(DISPLAY.characters);
  });

  test('comes in from the right, one character at a time, shows everything, and leaves on the left, twice', () => {
    expect(windows.slice(0, 3)).toEqual(['        ', '       1', '      19']);
    expect(windows).toContain('192.168.17');
    expect(windows).toContain('123:8080');
    const pass = windows.length / 2;
    expect(windows.slice(pass)).toEqual(windows.slice(0, pass));
    expect(windows[pass - 1]).toBe('0       ');
  });

  test('moves less than three times a second', () => {
    expect(1000 / SCROLL_STEP_MS).toBeLessThan(3);
  });
});

test('presses are counted for each input; those sooner than a finger can are bounces', () => {
  let counted = NO_PRESSES;
  for (const [input, atMs] of [
    ['hold1', 0],
    ['hold1', 79],
    ['hold1', 159],
    ['lever', 160],
    ['lever', 320],
    ['lever', 720],
  ] as const) {
    counted = countPress(counted, input, atMs);
  }
  expect(counted.newest).toBe('lever');
  expect(counted.counts).toEqual({
    hold1: { presses: 3, bounces: 1, lastMs: 159 },
    // Its filter lets none through that come sooner than 120 ms.
    lever: { presses: 3, bounces: 1, lastMs: 720 },
  });
});

test('every input has a name that fits the display, and no two have the same', () => {
  const names = INPUTS.map((input) => english(inputName(input)));
  expect(names).toContain('HOLD 1');
  expect(names.every((name) => name.length <= DISPLAY.characters)).toBe(true);
  expect(new Set(names).size).toBe(INPUTS.length);
});

test('in the button test each input that is down lights something, and nothing else', () => {
  const { 'service-buttons': situation } = situations();
  const lit = (...down: readonly (typeof INPUTS)[number][]) => {
    const ui = { ...situation.ui, down: Object.fromEntries(down.map((input) => [input, 0])) };
    const { slots } = makeScene(undefined, lookAt({ ...situation, ui }));
    return slots.map((slot, at) => (slot.kind === 'glyph' && slot.role === 'chosen' ? at + 1 : '')).join('');
  };
  expect(lit()).toBe('');
  expect(INPUTS.map((input) => lit(input))).toEqual([
    ...['1', '2', '3', '4', '5', '6'],
    ...['123456', '12', '56', '34'],
  ]);
  expect(lit('hold1', 'next')).toBe('156');
});

test('a table without pages has neither address nor PIN to show', () => {
  const { 'service-pin': situation } = situations();
  const { service: _, ...without } = situation;
  expect(displayPages(without)).toEqual(['NO PIN', 'PIN']);
});
