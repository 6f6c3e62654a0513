import { expect, test } from 'vitest';
import type { RowView, Snapshot } from '../../src/server/messages.ts';
import { keyMeaning } from '../../web/key-meaning.ts';

type Situation = Parameters<typeof keyMeaning>[1];

const row = (id: string, key: string): RowView => ({
  id,
  key,
  label: id,
  kind: key === '' ? 'sum' : 'box',
  points: [null],
  possible: null,
});
const rows = [
  row('ones', '1'),
  row('total', ''),
  row('full-house', 'h'),
  row('small-straight', 's'),
  row('yahtzee', 'y'),
];

function situation(screen: Snapshot['screen'], rest: Partial<Situation> = {}): Situation {
  return { screen, rollsTaken: 0, rollsLeft: 3, shownBox: null, rows, ...rest };
}

const ATTRACT = situation('attract', { rows: [] });
const BEFORE_ROLL = situation('turn');
const ROLLS_LEFT = situation('turn', { rollsTaken: 1, rollsLeft: 2 });
const SHOWN = situation('turn', { rollsTaken: 1, rollsLeft: 2, shownBox: 'ones' });
const NO_ROLLS = situation('turn', { rollsTaken: 3, rollsLeft: 0 });
const OVER = situation('over', { rollsLeft: 0 });
const pin = (input: string) => ({ type: 'pin', input });

test.each([ATTRACT, BEFORE_ROLL, ROLLS_LEFT, SHOWN, NO_ROLLS, OVER])(
  'keys that have a button press its pin, whatever the table shows (%#)',
  (now) => {
    expect(keyMeaning('Enter', now)).toEqual(pin('lever'));
    expect(keyMeaning(' ', now)).toEqual(pin('select'));
    expect(keyMeaning('ArrowLeft', now)).toEqual(pin('previous'));
    expect(keyMeaning('ArrowRight', now)).toEqual(pin('next'));
    expect(['1', '2', '3', '4', '5', '6'].map((key) => keyMeaning(key, now))).toEqual(
      [1, 2, 3, 4, 5, 6].map((slot) => pin(`hold${slot}`)),
    );
  },
);

test.each([SHOWN, NO_ROLLS])('while a box is chosen, its letter scores it, large or small (%#)', (now) => {
  expect(keyMeaning('h', now)).toEqual({ type: 'score', category: 'full-house' });
  expect(keyMeaning('H', now)).toEqual({ type: 'score', category: 'full-house' });
  expect(keyMeaning('y', now)).toEqual({ type: 'score', category: 'yahtzee' });
});

test.each([SHOWN, NO_ROLLS])('while a box is chosen, any other key is a warning (%#)', (now) => {
  for (const key of ['x', '7', '0', '?', 'q']) expect(keyMeaning(key, now)).toEqual({ type: 'wrong' });
});

test.each([ATTRACT, BEFORE_ROLL, ROLLS_LEFT, OVER])(
  'while no box is chosen, its letter is nothing (%#)',
  (now) => {
    expect(keyMeaning('h', now)).toBeUndefined();
    expect(keyMeaning('x', now)).toBeUndefined();
  },
);

test('s starts where nobody plays, y plays again where the game is over', () => {
  expect(keyMeaning('s', ATTRACT)).toEqual(pin('lever'));
  expect(keyMeaning('y', OVER)).toEqual(pin('lever'));
  expect(keyMeaning('n', OVER)).toBeUndefined();
  expect(keyMeaning('s', ROLLS_LEFT)).toBeUndefined();
  expect(keyMeaning('y', ROLLS_LEFT)).toBeUndefined();
});

test.each(['Tab', 'Escape', 'F5', 'Shift', 'ArrowDown', 'PageUp', 'Dead'])(
  'the key %s stays the browser’s',
  (key) => {
    expect(keyMeaning(key, NO_ROLLS)).toBeUndefined();
  },
);

test('without a limit of rolls, a shown box can be chosen by its letter', () => {
  const now = situation('turn', { rollsTaken: 9, rollsLeft: null, shownBox: 'ones' });
  expect(keyMeaning('h', now)).toEqual({ type: 'score', category: 'full-house' });
});
