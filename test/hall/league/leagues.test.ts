/** Against the real PostgreSQL: leagues whose results flow in from the journals of tables. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replay } from '../../../src/game/index.ts';
import { Leagues } from '../../../src/hall/league/leagues.ts';
import { playGame, playOn } from '../../server/played-game.ts';
import { testPool } from '../servers.ts';
import { hallTable } from './hall-table.ts';

const atEnd: (() => void | Promise<void>)[] = [];
let pool: pg.Pool;
let leagues: Leagues;
beforeAll(async () => {
  pool = await testPool((end) => atEnd.unshift(end));
  leagues = new Leagues(pool);
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

test('what two play at any table is their match, once, whoever sat first and however a name is written', async () => {
  const [one, two] = [await hallTable(pool), await hallTable(pool)];
  const before = playGame('yahtzee', ['Julie', 'Eric']);
  await one.plays(before);
  const no = await leagues.open({
    ...{ name: 'Friday', kind: 'robin', rules: 'yahtzee', players: ['Julie', 'Eric', 'Ann'], seats: null },
  });
  expect((await leagues.show(no))?.matches.map(({ state }) => state)).toEqual(['due', 'due', 'due']);
  const totals = await two.plays(playGame('yahtzee', ['ERIC', 'Julie']));
  await two.plays(playGame('yahtzee', ['ERIC', 'Julie']));
  await one.plays(playGame('yatzy', ['Ann', 'Julie']));
  await one.plays(playGame('yahtzee', ['Ann', 'Julie'], 20));
  const sheet = await leagues.show(no);
  const played = sheet?.matches.filter(({ state }) => state === 'played') ?? [];
  expect(played).toHaveLength(1);
  const julie = played[0]?.players.indexOf('Julie') ?? -1;
  expect([played[0]?.points[1 - julie], played[0]?.points[julie]]).toEqual([...totals]);
  expect(await leagues.show(no)).toEqual(sheet);
});

test('a league that everybody has played is over, its ratings seed the next one, and a score can be put right', async () => {
  const no = await leagues.open({
    ...{ name: 'Cup', kind: 'single', rules: 'farkle', players: ['Zoe', 'Yan', 'Xia', 'Wim'], seats: null },
  });
  expect(await leagues.score(99, 1, [1, 2])).toBe('no-league');
  expect(await leagues.score(no, 3, [1, 2])).toBe('not-due');
  expect(await leagues.score(no, 1, [8000, 10_000])).toBeUndefined();
  expect(await leagues.score(no, 1, [10_000, 8000])).toBeUndefined();
  expect(await leagues.score(no, 2, [10_000, 8000])).toBeUndefined();
  expect(await leagues.score(no, 3, [5000, 10_000])).toBeUndefined();
  const sheet = await leagues.show(no);
  expect(sheet?.stage).toBe('over');
  const winner = sheet?.standings[0];
  expect([winner?.rank, winner?.won, winner?.lost]).toEqual([1, 2, 0]);
  const rated = (await leagues.ratings()).filter(({ player }) =>
    ['Zoe', 'Yan', 'Xia', 'Wim'].includes(player),
  );
  expect(rated[0]?.player).toBe(winner?.player);
  expect(rated.map(({ matches }) => matches)).toEqual([2, 2, 1, 1]);
  const next = await leagues.open({
    name: 'Next',
    kind: 'robin',
    rules: 'farkle',
    players: ['Zed', `${winner?.player}`],
    seats: null,
  });
  expect((await leagues.show(next))?.matches[0]?.players).toContain(winner?.player);
  expect((await leagues.list()).find((line) => line.no === no)).toMatchObject({
    name: 'Cup',
    stage: 'over',
  });
});

test('a game that is corrected after its end counts as it is then, until the next one begins there, and never against what somebody said', async () => {
  const table = await hallTable(pool);
  const no = await leagues.open({
    ...{ name: 'Duel', kind: 'single', rules: 'yahtzee', players: ['Una', 'Vic'], seats: null },
  });
  const shown = async () => {
    const sheet = await leagues.show(no);
    const match = sheet?.matches[0];
    const points = match?.players.map((name, at): [string | null, number | null] => [
      name,
      match.points[at] ?? null,
    ]);
    return { stage: sheet?.stage, first: sheet?.standings[0]?.player, ...Object.fromEntries(points ?? []) };
  };
  const events = playGame('yahtzee', ['Una', 'Vic']);
  const [una = 0, vic = 0] = await table.plays(events);
  expect(await shown()).toEqual({ stage: 'over', first: una > vic ? 'Una' : 'Vic', Una: una, Vic: vic });
  const loser = una > vic ? 1 : 0;
  const adjust = { type: 'adjust', player: loser, by: 'Ann', why: 'misread' } as const;
  const adjusted = playOn(replay(events), [{ ...adjust, points: 300 }]);
  await table.plays(adjusted);
  const [unaThen, vicThen] = loser === 0 ? [una + 300, vic] : [una, vic + 300];
  const mended = { stage: 'over', first: loser === 0 ? 'Una' : 'Vic', Una: unaThen, Vic: vicThen };
  expect(await shown()).toEqual(mended);
  expect(await shown()).toEqual(mended);

  const others = playGame('yatzy', ['Ann', 'Bob']);
  await table.plays(playOn(replay([...events, ...adjusted]), [{ ...adjust, points: 1 }]));
  await table.plays(others);
  expect(await shown()).toEqual(mended);
});

test('what somebody has said of a match is not changed by its game', async () => {
  const table = await hallTable(pool);
  const no = await leagues.open({
    ...{ name: 'Said', kind: 'robin', rules: 'yahtzee', players: ['Uma', 'Vin'], seats: null },
  });
  const events = playGame('yahtzee', ['Uma', 'Vin']);
  await table.plays(events);
  const [match] = (await leagues.show(no))?.matches ?? [];
  expect(await leagues.score(no, match?.id ?? -1, [7, 5])).toBeUndefined();
  await table.plays(
    playOn(replay(events), [{ type: 'adjust', player: 0, by: 'Ann', why: 'misread', points: 300 }]),
  );
  expect((await leagues.show(no))?.matches[0]?.points).toEqual([7, 5]);
});

test('two who ask at the same time count a game once', async () => {
  const table = await hallTable(pool);
  const no = await leagues.open({
    name: 'Race',
    kind: 'robin',
    rules: 'yahtzee',
    players: ['Kim', 'Lou'],
    seats: null,
  });
  await table.plays(playGame('yahtzee', ['Kim', 'Lou']));
  const sheets = await Promise.all([leagues.show(no), leagues.show(no), leagues.show(no)]);
  expect(new Set(sheets.map((sheet) => JSON.stringify(sheet))).size).toBe(1);
  expect((await leagues.ratings()).find(({ player }) => player === 'Kim')?.matches).toBe(1);
});

test('anybody joins by a name, once, until entry is closed; and the draw has them all', async () => {
  const no = await leagues.open({
    ...{ name: 'Open', kind: 'single', rules: 'yahtzee', players: [], seats: null },
  });
  expect(await leagues.enter(no, ' Mia ')).toEqual({ name: 'Mia' });
  expect(await leagues.enter(no, 'MIA')).toBe('taken');
  expect(await leagues.enter(no, 'Mіa')).toBe('taken'); // with a Cyrillic і
  expect(await leagues.enter(no, 'A name of thirteen')).toBe('long');
  expect(await leagues.enter(no, '\u200b \u202e')).toBe('name');
  expect(await leagues.enter(no, 'house:master')).toBe('house');
  expect(await leagues.enter(no, 'player 2')).toBe('house');
  expect(await leagues.draw(no)).toBe('too-few');
  const same = await Promise.all([leagues.enter(no, 'Tom'), leagues.enter(no, 'tom')]);
  expect(same.filter((place) => place === 'taken')).toHaveLength(1);
  expect(await leagues.setEntry(no, 'closed')).toBeUndefined();
  expect(await leagues.enter(no, 'Late')).toBe('closed');
  expect(await leagues.setEntry(no, 'entry')).toBeUndefined();
  expect(await leagues.enter(no, 'Ida')).toEqual({ name: 'Ida' });
  expect(await leagues.takeOut(no, 'Ida')).toBeUndefined();
  expect(await leagues.takeOut(no, 'Ida')).toBe('no-player');
  expect((await leagues.show(no))?.players).toEqual(['Mia', expect.stringMatching(/tom/i)]);
  expect(await leagues.draw(no)).toBeUndefined();
  expect(await leagues.enter(no, 'Late')).toBe('closed');
  expect(await leagues.setEntry(no, 'entry')).toBe('drawn');
  expect((await leagues.show(no))?.stage).toBe('drawn');
  expect(await leagues.enter(99, 'Mia')).toBe('no-league');
});

test('no more than sixty-four fit into a league', async () => {
  const no = await leagues.open({
    ...{ name: 'Full', kind: 'robin', rules: 'yahtzee', players: [], seats: null },
  });
  for (let count = 1; count <= 64; count += 1) await leagues.enter(no, `N ${count}`);
  expect(await leagues.enter(no, 'N 65')).toBe('full');
});

test('whoever leaves loses what is still due, and nobody waits for them', async () => {
  const players = ['Ann', 'Bob', 'Cem', 'Dan'].map((name) => `${name} L`);
  const no = await leagues.open({ name: 'Left', kind: 'single', rules: 'yahtzee', players, seats: null });
  const first = (await leagues.show(no))?.matches.find(({ state }) => state === 'due');
  const [gone = '', other = ''] = first?.players.map((player) => player ?? '') ?? [];
  expect(await leagues.takeOut(no, gone.toUpperCase())).toBeUndefined();
  const sheet = await leagues.show(no);
  const match = sheet?.matches.find(({ id }) => id === first?.id);
  expect([match?.state, match?.points]).toEqual(['played', [null, null]]);
  expect(match?.players[match.winner ?? 0]).toBe(other);
  expect(sheet?.left).toEqual([gone]);
  expect((await leagues.ratings()).some(({ player }) => player === gone)).toBe(false);
  // Whom nobody has beaten yet leaves too: the final has its winner without being played.
  const due = sheet?.matches.find(({ state }) => state === 'due');
  await leagues.score(no, due?.id ?? 0, [300, 200]);
  await leagues.takeOut(no, other);
  const end = await leagues.show(no);
  expect(end?.stage).toBe('over');
  expect(end?.standings[0]).toMatchObject({ rank: 1, player: due?.players[0] });
});
