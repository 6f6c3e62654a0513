/** Zilch: dice beyond a triple double it, a bank has to be worth it, and a first roll of nothing is spared. */

import { expect, test } from 'vitest';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import {
  type Command,
  countsOf,
  type Face,
  legalKeeps,
  pointsByTable,
  RULE_SETS,
  undoable,
  ZILCH,
} from '../../../src/game/index.ts';
import { english, houseLines } from '../../language/english.ts';
import { hold, ROLL, Session, start, UNDO } from '../play.ts';

const BANK: Command = { type: 'bank' };
const pointsOf = pointsByTable(ZILCH);

/** The combination that all of these sorted digits make together; 0: none. */
function combination(digits: string): number {
  if (digits === '1') return 100;
  if (digits === '5') return 50;
  if (digits === '123456' || /^(.)\1(?!\1)(.)\2(?!\2)(.)\3$/.test(digits)) return 1500;
  if (digits.length < 3 || new Set(digits).size > 1) return 0;
  const triple = digits[0] === '1' ? 1000 : 100 * Number(digits[0]);
  return triple * 2 ** (digits.length - 3);
}

/** Every die is left out, or belongs to some combination with others: the most that this can bring. */
const known = new Map<string, number>();
function oracle(digits: string): number {
  const kept = known.get(digits);
  if (kept !== undefined) return kept;
  let most = 0;
  if (digits !== '') {
    const [first, ...others] = digits;
    most = oracle(others.join(''));
    for (let mask = 0; mask < 2 ** others.length; mask += 1) {
      const isIn = (_: string, at: number): boolean => (mask & (1 << at)) !== 0;
      const worth = combination([first, ...others.filter(isIn)].join(''));
      const rest = others.filter((digit, at) => !isIn(digit, at)).join('');
      if (worth > 0) most = Math.max(most, worth + oracle(rest));
    }
  }
  known.set(digits, most);
  return most;
}

function* rolls(count: number): Generator<readonly Face[]> {
  for (let number = 0; number < 6 ** count; number += 1) {
    yield [...number.toString(6).padStart(count, '0')].map((digit) => (Number(digit) + 1) as Face);
  }
}

/** Without three pairs there would be 1,440 of six dice; three pairs of 2, 3, 4 and 6 are 4 × 90. */
test.each([
  [1, 4],
  [2, 16],
  [3, 60],
  [4, 204],
  [5, 600],
  [6, 1080],
])('%i dice: all rolls score as an independent computation says, and %i of them nothing', (count, none) => {
  let nothing = 0;
  const wrong: string[] = [];
  for (const dice of rolls(count)) {
    const digits = [...dice].sort().join('');
    const points = pointsOf(countsOf(dice));
    if (points !== oracle(digits)) wrong.push(digits);
    if (points === 0) nothing += 1;
  }
  expect(wrong).toEqual([]);
  expect(nothing).toBe(none);
});

test('of all groups, exactly those keeps are legal in which every die scores', () => {
  const groups = new Set([...rolls(6)].map((dice) => [...dice].sort().join('')));
  const alive = (digits: string): boolean =>
    [...digits].every((_, at) => oracle(digits.slice(0, at) + digits.slice(at + 1)) < oracle(digits));
  const wrong = [...groups].filter((digits) => {
    const parts = new Set<string>();
    for (let mask = 1; mask < 64; mask += 1) {
      parts.add([...digits].filter((_, at) => (mask & (1 << at)) !== 0).join(''));
    }
    const right = [...parts].filter(alive).sort((a, b) => a.length - b.length || Number(a) - Number(b));
    const dice = [...digits].map((digit) => Number(digit) as Face);
    return (
      legalKeeps(ZILCH, pointsOf, countsOf(dice))
        .map((keep) => keep.dice.join(''))
        .join() !== right.join()
    );
  });
  expect(wrong).toEqual([]);
});

function playing(dice: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(dice));
  session.do({ ...start(...(players.length === 0 ? ['Ann', 'Bob'] : players)), rules: 'zilch' });
  return session;
}

const NOTHING = '223346';

test('a first roll of nothing is worth 500, which may be banked at once', () => {
  const session = playing([NOTHING]);
  session.do(ROLL);
  expect(session.events.at(-1)).toEqual({ type: 'spared', player: 0, points: 500 });
  expect(session.try(hold(0))?.code).toBe('no-points');
  session.do(BANK);
  expect(session.game).toMatchObject({ totals: [500, 0], turn: { player: 1 } });
});

test('or all six dice roll again, and a second roll of nothing is a zilch like any other', () => {
  const session = playing([NOTHING, '112346']);
  session.do(ROLL, ROLL);
  expect(session.events.at(-1)).toMatchObject({ type: 'rolled', held: Array(6).fill(false) });
  session.do(hold(0), hold(1), BANK);
  expect(session.game).toMatchObject({ totals: [700, 0] });
  const other = playing([NOTHING, NOTHING]);
  other.do(ROLL, ROLL);
  expect(other.events.at(-1)).toMatchObject({ type: 'farkled', lost: 500 });
});

test('a bank that was spared is taken back and made again with nothing picked', () => {
  const session = playing([NOTHING, '112346']);
  session.do(ROLL, BANK, ROLL);
  expect(session.game && english(undoable(RULE_SETS, session.game))).toBe('Ann: 500 points banked');
  session.do(UNDO);
  expect(session.game).toMatchObject({ totals: [0, 0], turn: { player: 0, spared: true, again: true } });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(BANK);
  expect(session.game).toMatchObject({ totals: [500, 0], turn: { player: 1, rolls: 1 } });
});

test('every bank must bring 300, also when the player has points', () => {
  const session = playing(['111346', '223351', '15']);
  session.do(ROLL, hold(0), hold(1), hold(2), BANK);
  session.do(ROLL, hold(4), hold(5));
  expect(session.try(BANK)).toMatchObject({
    code: 'below-bank',
    reason: 'A bank must bring 300 or more: roll on.',
  });
});

test('three zilches in a row cost 500', () => {
  const zilch = ['123346', '2234'];
  const session = playing(
    [...zilch, ...zilch, ...zilch].flatMap((dice) => (dice.length === 6 ? [dice] : ['22346'])),
    'Ann',
  );
  for (const _ of [1, 2, 3]) session.do(ROLL, hold(0), ROLL);
  expect(session.events.at(-1)).toEqual({ type: 'farkled', player: 0, lost: 100, penalty: -500 });
  expect(session.game).toMatchObject({ totals: [-500] });
});

test('once 10,000 are banked the others have one turn, and the house rules call a farkle a zilch', () => {
  const session = playing(['111111', '111111', '666666']);
  const all = [0, 1, 2, 3, 4, 5].map(hold);
  session.do(ROLL, ...all, ROLL, ...all, BANK);
  expect(session.game).toMatchObject({ totals: [16_000, 0], status: 'playing', turn: { player: 1 } });
  session.do(ROLL, ...all, BANK);
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [16_000, 4800], winners: [0] });
  const card = houseLines(ZILCH).join('\n');
  expect(card).not.toMatch(/farkle/i);
  expect(card).toContain('Only a first roll of a turn in which no die scores is worth 500 points');
  expect(card).toContain('  three pairs of different faces  1500');
});
