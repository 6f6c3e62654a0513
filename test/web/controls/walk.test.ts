import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

interface Trying {
  readonly presses: Presses;
  readonly walker: Walker;
  /** Every pin that goes down (+) and up (-), after so many ms. */
  readonly log: string[];
}

/** A table whose next shows the next of five boxes, games and lines; `deaf`: it answers nothing. */
function tableWith({
  deaf = false,
  open = BOXES,
}: {
  deaf?: boolean;
  open?: readonly string[];
} = {}): Trying {
  let at = 0;
  let seq = 0;
  const log: string[] = [];
  const startMs = Date.now();
  const look = () =>
    ({
      seq,
      card: { rows: BOXES.map((id) => ({ id, possible: [open.includes(id) ? 5 : null] })) },
      shownBox: { row: BOXES[at], column: 0 },
      setup: { question: 'game', rules: BOXES[at], games: BOXES.map((id) => ({ id })) },
      menu: { shown: at, lines: BOXES },
    }) as unknown as ToldSnapshot;
  const presses = new Presses((input, isDown) => {
    log.push(`${isDown ? '+' : '-'}${input} ${Date.now() - startMs}`);
    if (deaf || !isDown) return;
    // Holds and the lever change nothing that these ways look at.
    if (input === 'next' || input === 'previous' || input === 'select') seq += 1;
    if (input === 'next') at = (at + 1) % BOXES.length;
    if (input === 'previous') at = (at + BOXES.length - 1) % BOXES.length;
  });
  return { presses, walker: new Walker(presses, look), log };
}

const game = (id: string) => ({ place: `game ${id}`, towards: towardsGame(id) });

/** What comes down, in order; `hands` press when the first step is made. */
function pressesTowards(
  towards: Towards,
  {
    hands,
    ...kind
  }: { deaf?: boolean; open?: readonly string[]; hands?: (presses: Presses, walker: Walker) => void } = {},
): readonly string[] {
  const { presses, walker, log } = tableWith(kind);
  walker.to({ place: 'here', towards });
  hands?.(presses, walker);
  vi.advanceTimersByTime(120_000);
  return pressed(log);
}

const pressed = (log: readonly string[]): readonly string[] =>
  log.flatMap((line) => (line.startsWith('+') ? [line.slice(1).split(' ')[0] ?? ''] : []));

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
    walker.to(game('twos'));
  };
  expect(pressesTowards(towardsGame('fours'), { hands })).toEqual(['previous', 'next', 'next']);
});

test('a chord ends the way, and is pressed at once', () => {
  const hands = (presses: Presses) => presses.chord(['previous', 'select'], 1600);
  expect(pressesTowards(towardsGame('threes'), { hands })).toEqual(['next', 'previous', 'select']);
});

test('a second click on the way to the same place is part of the first; once it is shown, it means it', () => {
  const { walker, log } = tableWith();
  const box = () => walker.to({ place: 'box threes', towards: towardsBox('threes', 0) });
  box();
  vi.advanceTimersByTime(100);
  box();
  vi.advanceTimersByTime(100);
  // Shown, but not looked at yet.
  expect(pressed(log)).toEqual(['next', 'next']);
  box();
  vi.advanceTimersByTime(10_000);
  expect(pressed(log)).toEqual(['next', 'next', 'select']);
});

test('a click while presses of the way before are still to come waits for them', () => {
  const { presses, walker, log } = tableWith();
  walker.to(game('twos'));
  for (const input of ['hold1', 'hold2', 'lever'] as const) presses.tap(input);
  vi.advanceTimersByTime(400);
  walker.to(game('threes'));
  vi.advanceTimersByTime(10_000);
  expect(pressed(log)).toEqual(['next', 'hold1', 'hold2', 'lever', 'next']);
});

test('what is held down on the way goes down after it, together, and stays until it is let go', () => {
  const { presses, walker, log } = tableWith();
  walker.to(game('threes'));
  presses.down('left', 'previous');
  presses.down('right', 'select');
  vi.advanceTimersByTime(3000);
  expect(pressed(log)).toEqual(['next', 'next', 'previous', 'select']);
  expect([presses.isDown('previous'), presses.isDown('select')]).toEqual([true, true]);
  presses.up('left');
  presses.up('right');
  expect(presses.isDown('previous') || presses.isDown('select')).toBe(false);
});

test('many presses that the table does not answer are over soon, and the next one counts at once', () => {
  const { presses, walker, log } = tableWith();
  walker.to(game('twos'));
  for (let press = 0; press < 10; press += 1) presses.tap('hold1');
  vi.advanceTimersByTime(3000);
  expect(pressed(log)).toHaveLength(11);
  presses.down('Enter', 'lever');
  expect(presses.isDown('lever')).toBe(true);
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
