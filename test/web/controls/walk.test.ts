import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Input } from '../../../hardware/cabinet.ts';
import { Presses } from '../../../web/controls/presses.ts';
import {
  type Towards,
  towardsBox,
  towardsGame,
  towardsLine,
  towardsPlayers,
  Walker,
} from '../../../web/controls/walk.ts';
import type { ToldSnapshot } from '../../../web/link/told.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

const BOXES = ['ones', 'twos', 'threes', 'fours', 'chance'];

/**
 * A table whose next shows the next of five boxes, games and lines; `deaf`: it answers nothing. What comes down is pressed;
 * `hands` press when the first step is made.
 */
function pressesTowards(
  towards: Towards,
  {
    deaf = false,
    open = BOXES,
    hands,
  }: { deaf?: boolean; open?: readonly string[]; hands?: (presses: Presses, walker: Walker) => void } = {},
): readonly Input[] {
  let at = 0;
  let seq = 0;
  const pressed: Input[] = [];
  const look = () =>
    ({
      seq,
      card: { rows: BOXES.map((id) => ({ id, possible: [open.includes(id) ? 5 : null] })) },
      shownBox: { row: BOXES[at], column: 0 },
      setup: { question: 'game', rules: BOXES[at], games: BOXES.map((id) => ({ id })) },
      menu: { shown: at, lines: BOXES },
    }) as unknown as ToldSnapshot;
  const presses = new Presses((input, isDown) => {
    if (!isDown) return;
    pressed.push(input);
    if (deaf) return;
    seq += 1;
    if (input === 'next') at = (at + 1) % BOXES.length;
    if (input === 'previous') at = (at + BOXES.length - 1) % BOXES.length;
  });
  const walker = new Walker(presses, look);
  walker.to(towards);
  hands?.(presses, walker);
  vi.advanceTimersByTime(120_000);
  return pressed;
}

test('a click on a box, a game or a line leafs the shorter way until it is shown, a click on what is shown selects it', () => {
  for (const towards of [towardsBox, towardsGame] as const) {
    expect(pressesTowards(towards('threes', 0))).toEqual(['next', 'next']);
    expect(pressesTowards(towards('chance', 0))).toEqual(['previous']);
    expect(pressesTowards(towards('ones', 0))).toEqual(['select']);
  }
  expect(pressesTowards(towardsLine(2))).toEqual(['next', 'next']);
  expect(pressesTowards(towardsLine(0))).toEqual(['select']);
});

test('a box that cannot be chosen is not walked to', () => {
  expect(pressesTowards(towardsBox('chance', 0), { open: ['ones'] })).toEqual([]);
});

test('what hands press on the way comes after it, and counts for what was clicked', () => {
  const hands = (presses: Presses) => {
    presses.down('Enter', 'lever');
    presses.up('Enter');
    presses.tap('hold2');
  };
  expect(pressesTowards(towardsGame('threes'), { hands })).toEqual(['next', 'next', 'lever', 'hold2']);
});

test('a second click leads elsewhere at once, and drops what was pressed for the first', () => {
  const hands = (presses: Presses, walker: Walker) => {
    presses.tap('lever');
    walker.to(towardsGame('twos'));
  };
  expect(pressesTowards(towardsGame('fours'), { hands })).toEqual(['previous', 'next', 'next']);
});

test('a chord ends the way, and is pressed at once', () => {
  const hands = (presses: Presses) => presses.chord(['previous', 'select'], 1600);
  expect(pressesTowards(towardsGame('threes'), { hands })).toEqual(['next', 'previous', 'select']);
});

test('after the way hands press at once, and as long as they like', () => {
  let down: Presses | undefined;
  const hands = (presses: Presses) => {
    down = presses;
  };
  expect(pressesTowards(towardsGame('twos'), { hands })).toEqual(['next']);
  down?.down('key', 'hold1');
  vi.advanceTimersByTime(10_000);
  expect(down?.isDown('hold1')).toBe(true);
});

test('a table that does not answer is asked three times in patience', () => {
  expect(pressesTowards(towardsBox('chance', 0), { deaf: true })).toEqual([
    'previous',
    'previous',
    'previous',
  ]);
});

const asked = (question: string, players: number) =>
  ({ setup: { question, names: Array.from({ length: players }, () => '') } }) as unknown as ToldSnapshot;

test('a number of players is its own button, beyond six leafed to, and nothing while names are asked for', () => {
  expect(towardsPlayers(3)(asked('game', 2))).toBe('hold3');
  expect(towardsPlayers(3)(asked('players', 2))).toBe('hold3');
  expect(towardsPlayers(3)(asked('players', 3))).toBe('select');
  expect(towardsPlayers(8)(asked('players', 6))).toBe('next');
  // There hold 1 deletes a letter.
  expect(towardsPlayers(1)(asked('name', 2))).toBeUndefined();
});
