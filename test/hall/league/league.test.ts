/** Leagues without a database: brackets, standings, ratings. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestPlayers, LEAGUE_KINDS, type LeagueKind } from '../../../src/hall/league/kinds.ts';
import { type League, matchesOf, openLeague, score } from '../../../src/hall/league/league.ts';
import { ratingsOf, seeded } from '../../../src/hall/league/ratings.ts';
import { isOver, standingsOf } from '../../../src/hall/league/standings.ts';

const NAMES = ['Julie', 'Eric', 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil'];

/** Plays all that is due until nothing is; `worth` decides. How many matches it took. */
async function playOut(league: League, worth: (player: string) => number): Promise<number> {
  let played = 0;
  for (;;) {
    const due = matchesOf(league).find(({ state }) => state === 'due');
    if (due === undefined) return played;
    const [one, two] = due.players;
    expect(await score(league, due.id, [worth(one ?? ''), worth(two ?? '')])).toBeUndefined();
    played += 1;
  }
}

const byName = (player: string): number => 300 - NAMES.indexOf(player);

test('in a league of four everybody meets everybody once, and the best is first', async () => {
  const league = await openLeague('robin', 'yahtzee', NAMES.slice(0, 4));
  expect(await playOut(league, byName)).toBe(6);
  const table = await standingsOf(league);
  expect(table.map(({ rank, player, won, lost, points }) => [rank, player, won, lost, points])).toEqual([
    [1, 'Julie', 3, 0, 6],
    [2, 'Eric', 2, 1, 4],
    [3, 'Ann', 1, 2, 2],
    [4, 'Bob', 0, 3, 0],
  ]);
});

test('a draw is a point for both in a league, and a knockout has it played again', async () => {
  const robin = await openLeague('robin', 'yahtzee', NAMES.slice(0, 2));
  await score(robin, 1, [200, 200]);
  expect((await standingsOf(robin)).map(({ rank, drawn, points }) => [rank, drawn, points])).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  const single = await openLeague('single', 'yahtzee', NAMES.slice(0, 2));
  expect(await score(single, 1, [200, 200])).toBe('tie');
  expect(matchesOf(single)[0]?.state).toBe('due');
});

test('a score is put right while nobody has played on by it, and no longer', async () => {
  const league = await openLeague('single', 'yahtzee', NAMES.slice(0, 4));
  await score(league, 1, [100, 200]);
  expect(await score(league, 1, [300, 200])).toBeUndefined();
  expect(await score(league, 3, [1, 2])).toBe('not-due');
  await score(league, 2, [100, 200]);
  await score(league, 3, [250, 240]);
  expect(await score(league, 1, [100, 200])).toBe('not-due');
  expect(await score(league, 9, [1, 2])).toBe('no-match');
  expect((await standingsOf(league))[0]?.rank).toBe(1);
});

test('every league of two to nine comes to an end, with one first and everybody ranked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<LeagueKind>(...LEAGUE_KINDS),
      fc.integer({ min: 2, max: NAMES.length }),
      fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
      async (kind, count, strength) => {
        const players = NAMES.slice(0, Math.max(count, fewestPlayers(kind)));
        // A document goes through PostgreSQL as JSON.
        const league = JSON.parse(JSON.stringify(await openLeague(kind, 'yahtzee', players))) as League;
        await playOut(league, (player) => 300 - strength.indexOf(player));
        expect(isOver(league)).toBe(true);
        const table = await standingsOf(league);
        expect(table.map(({ player }) => player).sort()).toEqual([...players].sort());
        const best = strength.find((player) => players.includes(player));
        expect(table.filter(({ rank }) => rank === 1).map(({ player }) => player)).toEqual([best]);
        expect(table.every(({ rank }) => rank !== null)).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});

test('who wins is rated higher, by whom and not by how much, and a draw of strangers says nothing', () => {
  const rated = ratingsOf([
    { players: ['Julie', 'Eric'], points: [300, 299] },
    { players: ['Eric', 'Ann'], points: [400, 10] },
  ]);
  expect(rated.map(({ player, matches }) => [player, matches])).toEqual([
    ['Julie', 1],
    ['Eric', 2],
    ['Ann', 1],
  ]);
  const [one, two] = ratingsOf([{ players: ['Julie', 'Eric'], points: [200, 200] }]);
  expect(one?.rating).toBeCloseTo(two?.rating ?? 0, 9);
  expect(seeded(['Zoe', 'Ann', 'Julie'], rated)).toEqual(['Julie', 'Zoe', 'Ann']);
});
