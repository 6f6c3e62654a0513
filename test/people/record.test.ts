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
    { name: 'Eric', games: 2, won: 2, lost: 0 },
    { name: 'Ann', games: 1, won: 0, lost: 1 },
  ]);
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
