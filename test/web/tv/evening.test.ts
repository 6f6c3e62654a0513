import { expect, test } from 'vitest';
import type { HistoryLine, HistoryStep } from '../../../src/server/history/messages.ts';
import {
  bestTurns,
  comparableGames,
  eveningOf,
  luckiest,
  pacedTurns,
  turnsOf,
} from '../../../web/tv/evening.ts';

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

const PLAYERS = ['Ann', 'Bo'].map((name) => ({ name, total: 0, winner: false }));
const played = (game: number, steps: readonly HistoryStep[]) => ({ game, players: PLAYERS, steps });

test('the turns that brought most are played again in their order, roll by roll, and end with their points', () => {
  const steps = [
    step('game started', null, [0, 0]),
    ...[step('rolled', [1, 2], [0, 0]), step('held', [1, 2], [0, 0]), step('rolled', [2, 2], [0, 0])],
    step('scored', null, [30, 0]),
    ...[step('rolled', [1, 1], [30, 0]), step('scored', null, [30, 2])],
    ...[step('rolled', [6, 6], [30, 2]), step('scored', null, [80, 2])],
  ];
  const [one, two, third] = bestTurns(turnsOf(played(7, steps)), 2);
  const [first, second] = [one?.frames, two?.frames];
  expect([one?.name, two?.name]).toEqual(['Ann', 'Ann']);
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

test('of an evening the best turns of all its games of the last set are played again, with whose they were', () => {
  const game = (number: number, ann: number, bo: number) =>
    turnsOf(
      played(number, [
        ...[step('rolled', [1, 2], [0, 0]), step('scored', null, [ann, 0])],
        ...[step('rolled', [1, 2], [ann, 0]), step('scored', null, [ann, bo])],
      ]),
    );
  const best = bestTurns([...game(9, 10, 25), ...game(8, 50, 5), ...game(7, 20, 2)], 3);
  expect(best.map(({ game: number, name, gain }) => [number, name, gain])).toEqual([
    [7, 'Ann', 20],
    [8, 'Ann', 50],
    [9, 'Bo', 25],
  ]);
  const farkle = { rules: { id: 'farkle', name: 'Farkle' } };
  const lines = [line(0, { Ann: 200 }), line(1, { Ann: 2000 }, farkle), line(2, { Ann: 100 })];
  expect(comparableGames(lines).map(({ game: number }) => number)).toEqual([100, 98]);
});

test('a whole game runs through turn by turn, and a long one in forty pictures that end with its last turn', () => {
  const game = (turns: number) =>
    played(
      1,
      Array.from({ length: turns }, (_, turn) => [
        step('rolled', [1, 2], [turn, 0]),
        step('scored', null, [turn + 1, 0]),
      ]).flat(),
    );
  expect(pacedTurns(game(3)).map(({ totals }) => totals[0])).toEqual([1, 2, 3]);
  const long = pacedTurns(game(78)).map(({ totals }) => totals[0]);
  expect([long.length, long.at(-1)]).toEqual([39, 78]);
  expect(pacedTurns(game(0))).toEqual([]);
});

test('the luck of the night is that of the luckiest person; the house has none', () => {
  const lucky = (name: string, luck: number, house = false) => ({
    ...{ par: 0, luck, choices: 0, corrections: 0, adjustments: 0, result: 0, accuracy: null, name, house },
  });
  const games = [
    { players: [lucky('Ann', 12.4), lucky('Master', 90, true)] },
    { players: [lucky('Bo', 31.6)] },
  ];
  expect(luckiest(games)).toEqual({ name: 'Bo', points: 32 });
  expect(luckiest([{ players: [lucky('Ann', -3)] }])).toBeUndefined();
  expect(luckiest([])).toBeUndefined();
});
