import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Input } from '../../../hardware/cabinet.ts';
import {
  type Towards,
  towardsBox,
  towardsGame,
  towardsLine,
  towardsPlayers,
  walk,
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

const BOXES = ['ones', 'twos', 'chance'];

/** A table whose next shows the next of three boxes, games and lines; `deaf`: it answers nothing. */
function pressesTowards(towards: Towards, { deaf = false, open = BOXES } = {}): readonly Input[] {
  let at = 0;
  let seq = 0;
  const pressed: Input[] = [];
  const look = () =>
    ({
      seq,
      card: { rows: BOXES.map((id) => ({ id, possible: [open.includes(id) ? 5 : null] })) },
      shownBox: { row: BOXES[at], column: 0 },
      setup: { question: 'game', rules: BOXES[at] },
      menu: { shown: at, lines: [] },
    }) as unknown as ToldSnapshot;
  const tap = (input: Input) => {
    pressed.push(input);
    if (deaf) return;
    seq += 1;
    if (input === 'next') at = (at + 1) % BOXES.length;
  };
  walk({ tap }, look, towards);
  vi.advanceTimersByTime(120_000);
  return pressed;
}

test('a click on a box, a game or a line presses next until it is shown, a click on what is shown selects it', () => {
  for (const towards of [towardsBox, towardsGame] as const) {
    expect(pressesTowards(towards('chance', 0))).toEqual(['next', 'next']);
    expect(pressesTowards(towards('ones', 0))).toEqual(['select']);
  }
  expect(pressesTowards(towardsLine(2))).toEqual(['next', 'next']);
  expect(pressesTowards(towardsLine(0))).toEqual(['select']);
});

test('a box that cannot be chosen is not walked to', () => {
  expect(pressesTowards(towardsBox('chance', 0), { open: ['ones'] })).toEqual([]);
});

test('a table that does not answer is asked again in patience, and not for ever', () => {
  expect(pressesTowards(towardsBox('chance', 0), { deaf: true })).toHaveLength(60);
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
