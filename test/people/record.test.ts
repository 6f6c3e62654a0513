import { expect, test } from 'vitest';
import { type GameEvent, RULE_SETS, replay } from '../../src/game/index.ts';
import { profileRecord } from '../../src/people/record.ts';

const ME = '@aaaaaaaaaaa';
const THEM = '@bbbbbbbbbbb';
const HEX = '0'.repeat(64);

function game(
  number: number,
  players: readonly string[],
  points: readonly number[],
  winners: readonly number[],
) {
  const events: readonly GameEvent[] = [
    {
      ...{ type: 'game started', game: number, rules: 'yahtzee', dice: 5, players, starter: 0 },
      ...{ seed: HEX, seal: HEX },
    },
    ...players.map(
      (_, player): GameEvent => ({
        ...{ type: 'scored', player, category: player === 0 ? 'yahtzee' : 'chance', bonus: 0 },
        points: points[player] ?? 0,
      }),
    ),
    { type: 'game ended', totals: points, winners },
  ];
  const played = replay(events);
  if (played === undefined) throw new Error('no game');
  return { game: played, endedAt: `2026-01-0${number}T20:00:00.000Z` };
}

/** Three of them, who have got so much at once. */
function ended(number: number, rules: string, totals: readonly number[], winners: readonly number[]) {
  const events: readonly GameEvent[] = [
    {
      ...{ type: 'game started', game: number, rules, dice: 5, players: [ME, THEM, 'Ann'], starter: 0 },
      ...{ seed: HEX, seal: HEX, ...(rules === 'farkle' ? { family: rules } : {}) },
    },
    ...totals.map(
      (points, player): GameEvent =>
        rules === 'farkle'
          ? { type: 'banked', player, points }
          : { type: 'scored', player, category: 'chance', points, bonus: 0 },
    ),
    { type: 'game ended', totals, winners },
  ];
  const played = replay(events);
  if (played === undefined) throw new Error('no game');
  return { game: played, endedAt: `2026-01-0${number}T20:00:00.000Z` };
}

test('games, wins, streaks, boxes and rivals come from the games in which somebody sat', () => {
  const games = [
    game(5, [ME], [50], [0]),
    game(4, [ME, THEM], [50, 10], [0]),
    game(3, ['Ann', THEM], [50, 10], [0]),
    game(2, [ME, THEM], [50, 30], [0]),
    game(1, [ME, 'Ann'], [0, 30], [1]),
  ];
  const record = profileRecord(ME, games, RULE_SETS, (seat) => (seat === THEM ? 'Eric' : seat));
  expect(record).toMatchObject({ games: 4, contests: 3, wins: 2, streak: { now: 2, best: 2 } });
  const [set] = record.sets;
  expect(set).toMatchObject({ id: 'yahtzee', games: 4, best: 50, average: 37.5, yahtzees: 3, upperBonus: 0 });
  expect(set?.results.map(({ game: number }) => number)).toEqual([1, 2, 4, 5]);
  expect(set?.boxes.find(({ average }) => average > 0)).toMatchObject({ average: 37.5, zeros: 1 });
  expect(record.rivals).toEqual([
    { name: 'Eric', games: 2, won: 2, level: 0, lost: 0 },
    { name: 'Ann', games: 1, won: 0, level: 0, lost: 1 },
  ]);
  expect(set?.results.map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
});

test('of three, two are compared with each other, whoever wins; who dropped out is not', () => {
  const left = game(4, [THEM, ME, 'Ann'], [50, 20, 10], [1]);
  const games = [
    { ...left, game: { ...left.game, droppedOut: [0] } },
    game(3, [THEM, ME, 'Ann'], [50, 20, 30], [0]),
    game(2, [THEM, ME, 'Ann'], [50, 20, 20], [0]),
    game(1, [THEM, ME, 'Ann'], [50, 30, 20], [0]),
  ];
  expect(profileRecord(ME, games, RULE_SETS, (seat) => (seat === THEM ? 'Eric' : seat)).rivals).toEqual([
    { name: 'Ann', games: 4, won: 2, level: 1, lost: 1 },
    { name: 'Eric', games: 3, won: 0, level: 0, lost: 3 },
  ]);
});

test.each([
  { rules: 'farkle', totals: [8000, 10_050, 7000], winners: [1], ann: 'won' },
  { rules: 'bonus-in-box', totals: [40, 40, 40], winners: [1], ann: 'level' },
] as const)(
  'head to head counts in $rules too: who was ranked before the other',
  ({ rules, totals, winners, ann }) => {
    const record = profileRecord(ME, [ended(1, rules, totals, winners)], RULE_SETS, (seat) => seat);
    expect(record.rivals.find(({ name }) => name === THEM)).toMatchObject({ won: 0, level: 0, lost: 1 });
    expect(record.rivals.find(({ name }) => name === 'Ann')).toMatchObject({ [ann]: 1, games: 1 });
  },
);

test('a box that a card has in three columns is averaged over them', () => {
  const events: readonly GameEvent[] = [
    {
      ...{ type: 'game started', game: 1, rules: 'triple-yahtzee', dice: 5, players: [ME], starter: 0 },
      ...{ seed: HEX, seal: HEX },
    },
    ...(['chance', 'chance-x2', 'chance-x3'] as const).map(
      (category, column): GameEvent => ({
        ...{ type: 'scored', player: 0, category, bonus: 0, points: [10, 20, 0][column] ?? 0 },
      }),
    ),
    { type: 'game ended', totals: [50], winners: [0] },
  ];
  const played = replay(events);
  if (played === undefined) throw new Error('no game');
  const [set] = profileRecord(ME, [{ game: played, endedAt: '2026-01-01' }], RULE_SETS, (seat) => seat).sets;
  expect(set?.boxes).toHaveLength(13);
  expect(set?.boxes.find(({ average }) => average > 0)).toMatchObject({ average: 10, zeros: 1 });
});

test('games in a team count apart: their cards are nobody’s own', () => {
  const { game: played, endedAt } = game(1, ['REDS', THEM], [50, 10], [0]);
  const teams = { game: { ...played, teams: [[ME, 'Ann'], []] }, endedAt };
  const record = profileRecord(ME, [teams], RULE_SETS, (seat) => seat);
  expect(record).toMatchObject({ games: 0, wins: 0, sets: [], teams: { games: 1, wins: 1 } });
  const left = { ...teams, game: { ...teams.game, droppedOut: [0] } };
  expect(profileRecord(ME, [left], RULE_SETS, (seat) => seat).teams).toEqual({ games: 0, wins: 0 });
});

test('who has not played has a record of nothing', () => {
  expect(profileRecord(ME, [], RULE_SETS, (seat) => seat)).toEqual({
    ...{
      games: 0,
      contests: 0,
      wins: 0,
      teams: { games: 0, wins: 0 },
      streak: { now: 0, best: 0 },
      sets: [],
      rivals: [],
    },
  });
});
