import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS, INPUTS } from '../../../hardware/cabinet.ts';
import type { BoardStatus } from '../../../src/board/board.ts';
import {
  askOf,
  colourOrderOf,
  doubtsOf,
  foundAt,
  isAnswer,
  mountingOf,
  pixelMaOf,
} from '../../../src/operator/first-light/asks.ts';
import { NEW_STEP } from '../../../src/operator/first-light/record.ts';

const taps = (...all: string[]) => ({ ...NEW_STEP, taps: all });
const SEEN = {
  status: { state: 'ready', stuck: [], displays: 2, counters: { railMv: 5000, boardMv: 5000 } },
  buttons: INPUTS.map((input) => ({ input, pressed: false, presses: 0, bounces: 0 })),
  pixelMa: 60,
} as const;
const status = (change: Partial<BoardStatus>) => ({ ...SEEN, status: { ...SEEN.status, ...change } });

test('a cabinet that is right gives no step anything to complain of', () => {
  for (const step of ['heartbeat', 'displays', 'buttons', 'lever', 'buzzer', 'rail', 'current'] as const)
    expect(foundAt(step, NEW_STEP, SEEN), step).toEqual([]);
  expect(foundAt('lanes', taps('1', '2', '3', '4', '5', '6'), SEEN)).toEqual([]);
});

test.each([
  ['heartbeat', { counters: { boardMv: 4600 } }, ['weakUsb']],
  ['rail', { counters: { railMv: 200 } }, ['railMissing']],
  ['rail', { counters: { railMv: 4400 } }, ['railLow']],
  ['rail', { counters: { railMv: 5300 } }, ['railHigh']],
  ['rail', { counters: { railMv: 1800 } }, ['railLow', 'railGhost']],
  ['rail', { counters: {} }, []],
  ['displays', { displays: 0 }, ['displaysDark']],
  ['buttons', { stuck: ['lever'] }, []],
  ['lever', { stuck: ['lever'] }, ['leverStuck']],
] as const)('%s with %j is %j', (step, change, found) => {
  expect(foundAt(step, NEW_STEP, status(change as Partial<BoardStatus>))).toEqual(found);
});

test.each([
  [['none', 'none', 'none', 'none', 'none', 'none'], ['allDark']],
  [['1', '2', 'none', 'none', '5', '6'], ['laneDark']],
  [['1', '2', '3', 'none', '5', '6'], ['secondDark']],
  [['none', '2', '3', '4', '5', '6'], ['laneDark']],
  [
    ['none', 'none', '3', 'none', '5', '6'],
    ['laneDark', 'secondDark'],
  ],
  [['3', '4', '1', '2', '5', '6'], ['lanesSwapped']],
  [['2', '1', '3', '4', '5', '6'], ['diceSwapped']],
  [
    ['2', '1', '3', 'none', '5', '6'],
    ['secondDark', 'diceSwapped'],
  ],
  [['2', '1'], []],
])('dice that are seen as %j mean %j', (seen, found) => {
  expect(foundAt('lanes', taps(...seen), SEEN)).toEqual(found);
});

test.each([
  ['mounting', ['rows', 'none'], ['letterBroken']],
  ['mounting', ['rows', '0', 'none'], ['chainStops', 'mixedLayouts']],
  ['mounting', ['rows', '0', '90'], []],
  ['colours', ['red', 'red', 'blue'], ['coloursShift']],
  ['colours', ['none', 'none', 'none'], ['coloursMixed', 'coloursShift']],
] as const)('answers at %s, %j, mean %j', (step, seen, found) => {
  expect(foundAt(step, taps(...seen), SEEN)).toEqual(found);
});

test('what had to be pressed and never was speaks against its step, and against no other', () => {
  const buttons = SEEN.buttons.map((button) => ({ ...button, presses: button.input === 'hold2' ? 1 : 0 }));
  expect(doubtsOf('buttons', NEW_STEP, { ...SEEN, buttons }).unpressed).toEqual(
    INPUTS.filter((input) => input !== 'hold2' && input !== 'lever'),
  );
  expect(doubtsOf('lever', NEW_STEP, SEEN)).toEqual({ found: [], unpressed: ['lever'] });
  expect(doubtsOf('rail', NEW_STEP, status({ counters: { railMv: 0 } }))).toEqual({
    found: ['railMissing'],
    unpressed: [],
  });
});

test('less current than the limit is nothing to look at once the table knows what its pixels draw', () => {
  const measured = { ...NEW_STEP, values: { ledMa: 2000, pixelMa: 41 } };
  expect(foundAt('current', measured, SEEN)).toEqual(['currentLow']);
  expect(foundAt('current', measured, { ...SEEN, pixelMa: 41 })).toEqual([]);
});

test('questions come one after the other, and take only what can be an answer', () => {
  expect(askOf('lanes', taps('1', '2'))).toEqual({ kind: 'die', die: 3 });
  expect(askOf('mounting', NEW_STEP)).toEqual({ kind: 'path' });
  expect(askOf('mounting', taps('rows', '0'))).toEqual({ kind: 'letter', die: 2 });
  expect(askOf('mounting', taps('rows', 'none'))).toBeNull();
  expect(askOf('colours', taps('red', 'green', 'blue'))).toBeNull();
  expect(askOf('buzzer', NEW_STEP)).toBeNull();
  expect(isAnswer({ kind: 'die', die: 1 }, '7')).toBe(false);
  expect(isAnswer({ kind: 'path' }, 'none')).toBe(false);
  expect(isAnswer({ kind: 'letter', die: 1 }, '90-mirrored')).toBe(true);
  expect(isAnswer(null, '1')).toBe(false);
});

test('what is seen of red, green and blue is the order of the colours, if there is one', () => {
  expect(colourOrderOf(taps('red', 'green', 'blue'))).toBe('GRB');
  expect(colourOrderOf(taps('green', 'red', 'blue'))).toBe('RGB');
  expect(colourOrderOf(taps('green', 'blue', 'red'))).toBe('BGR');
  expect(colourOrderOf(taps('red', 'red', 'blue'))).toBeUndefined();
  expect(colourOrderOf(taps('red'))).toBeUndefined();
});

test('mounting is known once every letter has been seen', () => {
  const letters = ['0', '90', '180', '270', '0-mirrored', '90-mirrored'];
  expect(mountingOf(taps('serpentine', ...letters))).toEqual({ layout: 'serpentine', orientations: letters });
  expect(mountingOf(taps('rows', ...letters.slice(1)))).toBeUndefined();
});

test('what a pixel draws is worked out from all of them', () => {
  // 390 dark ones at 1 mA, 384 lit ones at 42 mA and a factor of a quarter.
  const measured = 390 + (384 * 42) / 4;
  expect(pixelMaOf(measured, { ...CONFIG_DEFAULTS, brightness: 255 }, 63)).toBe(43);
});

test.each([
  ['amperes typed as milliamperes', 2.4],
  ['less than dark pixels draw', 100],
  ['what would make the weakest pixel there is weaker', 1000],
  ['what no pixel draws', 90_000],
])('no pixel is worked out from %s: the limit of the current hangs on it', (_, measured) => {
  expect(pixelMaOf(measured, { ...CONFIG_DEFAULTS, brightness: 255 }, 63)).toBeNull();
});
