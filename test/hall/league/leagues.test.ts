/** Against the real PostgreSQL: leagues whose results flow in from the journals of tables. */
import { createUser } from '@nats-io/nkeys';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAIN_START, chainHash } from '../../../src/fairness/hash-chain.ts';
import type { GameEvent } from '../../../src/game/index.ts';
import { Leagues } from '../../../src/hall/league/leagues.ts';
import { allCalls, callSeats, callTo } from '../../../src/hall/league/seats.ts';
import { Journals } from '../../../src/hall/store/journals.ts';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { playGame } from '../../server/played-game.ts';
import { testPool } from '../servers.ts';

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

/** A claimed table: what is played at it goes to the hall as it would over the wire. */
async function hallTable() {
  const table = idOf(createUser().getPublicKey());
  await pool.query("INSERT INTO cabinet (id, key, name) VALUES ($1, $1, 'Bar')", [table]);
  const journals = new Journals(pool);
  let [seq, hash] = [0, CHAIN_START];
  return {
    id: table,
    async plays(events: readonly GameEvent[]): Promise<readonly number[]> {
      const rows = events.map((event) => {
        seq += 1;
        const at = new Date(Date.UTC(2026, 0, 1) + seq * 1000).toISOString();
        const row = { seq, at, type: event.type, payload: JSON.stringify(event) };
        hash = chainHash(hash, row);
        return { ...row, hash };
      });
      for (let from = 0; from < rows.length; from += 100)
        await journals.take(table, {
          ...{ chain: 'games', epoch: 'a'.repeat(16), rows: rows.slice(from, from + 100) },
        });
      const end = events.findLast(({ type }) => type === 'game ended');
      return end?.type === 'game ended' ? end.totals : [];
    },
  };
}

test('what two play at any table is their match, once, whoever sat first and however a name is written', async () => {
  const [one, two] = [await hallTable(), await hallTable()];
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

test('two who ask at the same time count a game once', async () => {
  const table = await hallTable();
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

/** `Name` takes part with `table`'s own beat: it has been heard of just now. */
async function heard(name: string, group = ''): Promise<Awaited<ReturnType<typeof hallTable>>> {
  const table = await hallTable();
  await pool.query('UPDATE cabinet SET name = $2, grp = $3 WHERE id = $1', [table.id, name, group]);
  await pool.query(
    "INSERT INTO beat (cabinet, heard_at, said) SELECT no, now(), '' FROM cabinet WHERE id = $1",
    [table.id],
  );
  return table;
}

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

test('free tables call the players of due matches, nobody twice, and call no more once it is played', async () => {
  const [ten, two, other] = [
    await heard('Hall 10', 'hall'),
    await heard('Hall 2', 'hall'),
    await heard('Pub'),
  ];
  const players = ['Eva', 'Finn', 'Gia', 'Hal', 'Ivy', 'Jan'].map((name) => `${name} S`);
  const no = await leagues.open({
    ...{ name: 'Seats', kind: 'robin', rules: 'yahtzee', players, seats: { group: 'hall' } },
  });
  await callSeats(pool, Date.now());
  const called = async () => (await leagues.show(no))?.calls ?? [];
  const before = await called();
  expect(before.map(({ tableName }) => tableName).sort()).toEqual(['Hall 10', 'Hall 2']);
  expect(new Set(before.flatMap((call) => call.players)).size).toBe(4);
  const first = before.find(({ table }) => table === two.id);
  expect(await callTo(pool, two.id)).toEqual({ league: 'Seats', rules: 'yahtzee', players: first?.players });
  expect(await callTo(pool, other.id)).toBeNull();
  expect((await allCalls(pool)).get(two.id)).toEqual(first?.players);
  // At quite another table: it is their match all the same, and the two tables go on calling.
  await other.plays(playGame('yahtzee', [...(first?.players ?? [])]));
  await callSeats(pool, Date.now());
  const after = await called();
  expect(after).toHaveLength(2);
  expect(after.map(({ match }) => match)).not.toContain(first?.match);
  // A table that nobody hears of any more calls nobody.
  await pool.query(
    "UPDATE beat SET heard_at = now() - interval '1 hour' WHERE cabinet = (SELECT no FROM cabinet WHERE id = $1)",
    [ten.id],
  );
  await callSeats(pool, Date.now());
  expect((await called()).map(({ table }) => table)).toEqual([two.id]);
});

test('a table that is played at calls nobody until that game is over', async () => {
  const table = await heard('Busy', 'busy');
  const game = playGame('yahtzee', ['Kai', 'Lia']);
  await table.plays(game.slice(0, 20));
  const no = await leagues.open({
    ...{ name: 'Wait', kind: 'robin', rules: 'yahtzee', players: ['Moe', 'Nea'], seats: { group: 'busy' } },
  });
  await callSeats(pool, Date.now());
  expect((await leagues.show(no))?.calls).toEqual([]);
  await table.plays(game.slice(20));
  await callSeats(pool, Date.now());
  expect((await leagues.show(no))?.calls).toMatchObject([{ players: ['Moe', 'Nea'], tableName: 'Busy' }]);
});
