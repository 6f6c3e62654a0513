import { expect, test } from 'vitest';
import type { Snapshot } from '../../../src/server/view/messages.ts';
import { keyMeaning } from '../../../web/controls/key-meaning.ts';

type Situation = Parameters<typeof keyMeaning>[1];

const CARD: Situation['card'] = { columns: [], rows: [], keysOnCard: false, corrected: [] };
const ONES = { row: 'ones', column: 0 };

function situation(screen: Snapshot['screen'], rest: Partial<Situation> = {}): Situation {
  return { screen, rollsTaken: 0, rollsLeft: 3, shownBox: null, card: CARD, ...rest };
}

const ATTRACT = situation('attract', { card: null });
const SETUP = situation('setup', { card: null });
const BEFORE_ROLL = situation('turn');
const ROLLS_LEFT = situation('turn', { rollsTaken: 1, rollsLeft: 2 });
const SHOWN = situation('turn', { rollsTaken: 1, rollsLeft: 2, shownBox: ONES });
const NO_ROLLS = situation('turn', { rollsTaken: 3, rollsLeft: 0 });
const OVER = situation('over', { rollsLeft: 0 });
const FARKLE = situation('turn', { card: null, rollsTaken: 2, rollsLeft: null });
const pin = (input: string) => ({ type: 'pin', input });
const key = (letter: string) => ({ type: 'key', key: letter });

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

test('plus and minus drop coins, whatever the table shows', () => {
  for (const now of [ATTRACT, SETUP, NO_ROLLS, OVER]) {
    expect(keyMeaning('+', now)).toEqual({ type: 'door', input: 'coin1' });
    expect(keyMeaning('-', now)).toEqual({ type: 'door', input: 'coin2' });
  }
});

test.each([SHOWN, NO_ROLLS])(
  'while a box is chosen, every key that is typed is for the table, which warns of wrong ones (%#)',
  (now) => {
    for (const letter of ['h', 'y', 'x', '7', '0', '?', 'q', 'ä']) {
      expect(keyMeaning(letter, now)).toEqual(key(letter));
    }
    expect(keyMeaning('H', now)).toEqual(key('h'));
  },
);

test.each([ATTRACT, SETUP, BEFORE_ROLL, ROLLS_LEFT, FARKLE, OVER])(
  'while no box is chosen, a letter is nothing (%#)',
  (now) => {
    for (const letter of ['h', 'x', 't', '7', '?']) expect(keyMeaning(letter, now)).toBeUndefined();
  },
);

test.each([SETUP, BEFORE_ROLL, ROLLS_LEFT, SHOWN, NO_ROLLS, FARKLE, OVER])(
  'one press of q quits, wherever there is something to quit (%#)',
  (now) => {
    expect(keyMeaning('q', now)).toEqual(key('q'));
    expect(keyMeaning('Q', now)).toEqual(key('q'));
  },
);

test('in setup, s starts', () => {
  expect(keyMeaning('s', SETUP)).toEqual(key('s'));
});

test('where nobody plays, s starts and there is nothing to quit', () => {
  expect(keyMeaning('s', ATTRACT)).toEqual(key('s'));
  expect(keyMeaning('q', ATTRACT)).toBeUndefined();
});

test('y and n answer whether to play again, and nothing else', () => {
  expect(keyMeaning('y', OVER)).toEqual(key('y'));
  expect(keyMeaning('n', OVER)).toEqual(key('n'));
  for (const now of [ATTRACT, SETUP, ROLLS_LEFT, FARKLE]) {
    expect(keyMeaning('y', now)).toBeUndefined();
    expect(keyMeaning('n', now)).toBeUndefined();
  }
});

test.each(['Tab', 'Escape', 'F5', 'Shift', 'ArrowDown', 'PageUp', 'Dead', '\u00a0'])(
  'the key %s stays the browser’s',
  (name) => {
    expect(keyMeaning(name, NO_ROLLS)).toBeUndefined();
  },
);

test('without a limit of rolls, a shown box can be chosen by its letter', () => {
  const now = situation('turn', { rollsTaken: 9, rollsLeft: null, shownBox: ONES });
  expect(keyMeaning('h', now)).toEqual(key('h'));
});
