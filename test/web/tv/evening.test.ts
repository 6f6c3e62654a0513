import { expect, test } from 'vitest';
import type { HistoryLine, HistoryStep } from '../../../src/server/history/messages.ts';
import { bestTurns, eveningOf, luckiest, pacedTurns } from '../../../web/tv/evening.ts';

const HOUR_MS = 3_600_000;

/** Ended so many hours ago; the first player wins. */
function line(
  hoursAgo: number,
  totals: Readonly<Record<string, number>>,
  change: Partial<HistoryLine> = {},
): HistoryLine {
  const best = Math.max(...Object.values(totals));
  return {
    game: 100 - hoursAgo,
    rules: { id: 'yahtzee', name: 'Yahtzee' },
    startedAt: '',
    endedAt: new Date(100 * HOUR_MS - hoursAgo * HOUR_MS).toISOString(),
    rehearsal: false,
    corrected: false,
    players: Object.entries(totals).map(([name, total]) => ({ name, total, winner: total === best })),
    ...change,
  };
}

test('an evening is what ended within twelve hours before the newest game, without rehearsals', () => {
  const lines = [
    line(0, { Ann: 200, Bo: 180 }),
    line(1, { Ann: 250, Bo: 240 }),
    line(2, { Ann: 500, Bo: 1 }, { rehearsal: true }),
    line(3, { Bo: 900, Ann: 1 }, { rules: { id: 'farkle', name: 'Farkle' } }),
    line(13, { Ann: 333, Bo: 1 }),
  ];
  expect(eveningOf(lines)).toEqual({
    games: 3,
    best: { name: 'Ann', total: 250, rules: 'Yahtzee' },
    streak: { name: 'Ann', wins: 2 },
  });
  expect(eveningOf([])).toBeUndefined();
});

test('one win, a shared one and a game alone are no streak', () => {
  expect(eveningOf([line(0, { Ann: 200, Bo: 180 }), line(1, { Bo: 2, Ann: 1 })])?.streak).toBeUndefined();
  expect(eveningOf([line(0, { Ann: 200, Bo: 200 })])?.streak).toBeUndefined();
  expect(eveningOf([line(0, { Ann: 200 }), line(1, { Ann: 100 })])?.streak).toBeUndefined();
});

const step = (type: string, dice: readonly number[] | null, totals: readonly number[]): HistoryStep => ({
  ...{ seq: 0, at: '', type, text: `${type} ${totals.join('-')}`, player: 0, round: 1, rolls: 1 },
  ...{ dice, held: [false, true], set: null, turnPoints: null, roll: null, totals, cards: [] },
});

test('the turns that brought most are played again in their order, roll by roll, and end with their points', () => {
  const steps = [
    step('game started', null, [0, 0]),
    ...[step('rolled', [1, 2], [0, 0]), step('held', [1, 2], [0, 0]), step('rolled', [2, 2], [0, 0])],
    step('scored', null, [30, 0]),
    ...[step('rolled', [1, 1], [30, 0]), step('scored', null, [30, 2])],
    ...[step('rolled', [6, 6], [30, 2]), step('scored', null, [80, 2])],
  ];
  const [first, second, third] = bestTurns({ steps }, 2);
  expect(third).toBeUndefined();
  expect(first?.map(({ dice, scores }) => [dice.join(''), scores])).toEqual([
    ['12', false],
    ['22', false],
    ['22', true],
  ]);
  expect(second?.map(({ text, held }) => [text, held])).toEqual([
    ['rolled 30-2', [false, true]],
    ['scored 80-2', [true, true]],
  ]);
});

test('a whole game runs through turn by turn, and a long one in forty pictures that end with its last turn', () => {
  const game = (turns: number) => ({
    steps: Array.from({ length: turns }, (_, turn) => [
      step('rolled', [1, 2], [turn, 0]),
      step('scored', null, [turn + 1, 0]),
    ]).flat(),
  });
  expect(pacedTurns(game(3)).map(({ totals }) => totals[0])).toEqual([1, 2, 3]);
  const long = pacedTurns(game(78)).map(({ totals }) => totals[0]);
  expect([long.length, long.at(-1)]).toEqual([39, 78]);
  expect(pacedTurns(game(0))).toEqual([]);
});

test('the luck of the night is that of the luckiest person; the house has none', () => {
  const played = (name: string, luck: number, house = false) => ({
    ...{ par: 0, luck, choices: 0, corrections: 0, adjustments: 0, result: 0, accuracy: null, name, house },
  });
  const games = [
    { players: [played('Ann', 12.4), played('Master', 90, true)] },
    { players: [played('Bo', 31.6)] },
  ];
  expect(luckiest(games)).toEqual({ name: 'Bo', points: 32 });
  expect(luckiest([{ players: [played('Ann', -3)] }])).toBeUndefined();
  expect(luckiest([])).toBeUndefined();
});
