/** Against the real PostgreSQL: who is called to which table, and whose match is played there. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Leagues } from '../../../src/hall/league/leagues.ts';
import { allCalls, callSeats, callTo } from '../../../src/hall/league/seats.ts';
import { Dealer } from '../../../src/hall/round/dealer.ts';
import { noteGateway } from '../../../src/hall/store/gateways.ts';
import { playGame } from '../../server/played-game.ts';
import { testPool } from '../servers.ts';
import { heard } from './hall-table.ts';

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

test('free tables call the players of due matches, nobody twice, and call no more once it is played', async () => {
  const [ten, two, other] = [
    await heard(pool, 'Hall 10', 'hall'),
    await heard(pool, 'Hall 2', 'hall'),
    await heard(pool, 'Pub'),
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

test('who plays under a claimed name is found wherever they play, by the table that tells it, and for nobody else', async () => {
  const [table, other] = [await heard(pool, 'Known', 'known'), await heard(pool, 'Unknown')];
  const dealer = new Dealer(pool, 'A'.repeat(16));
  const players = ['Mona', 'Nick', 'Olga'];
  const no = await leagues.open({
    ...{ name: 'Claimed', kind: 'robin', rules: 'yahtzee', players, seats: { group: 'known' } },
  });
  await callSeats(pool, Date.now());
  const [call] = (await leagues.show(no))?.calls ?? [];
  const [one = '', two = ''] = call?.players ?? [];
  const third = players.find((name) => name !== one && name !== two) ?? '';
  const id = '@abcdefghijk';
  await table.plays(playGame('yahtzee', [id, two]));
  const sits = { game: 1, seats: [id, two], players: [one, two] };
  await dealer.offerTo(table.id, { ...sits, players: [one, 'Zoe'] });
  await dealer.offerTo(table.id, { ...sits, seats: [two, id] });
  await dealer.offerTo(other.id, sits);
  const played = async () => (await leagues.show(no))?.matches.filter(({ state }) => state === 'played');
  expect(await played()).toEqual([]);
  expect(await dealer.offerTo(table.id, sits)).toMatchObject({ call: { players: call?.players } });
  expect(await played()).toMatchObject([{ id: call?.match, players: expect.arrayContaining([one, two]) }]);
  // A later game of the same guest is nobody's match, until the table says whose; also where nobody was called to.
  await other.plays(playGame('yahtzee', [id, third]));
  expect(await played()).toHaveLength(1);
  const { due } = await dealer.dueBy('yahtzee');
  expect(due.map((names) => names.toSorted())).toContainEqual(players);
  expect((await dealer.dueBy('farkle')).due).toEqual([]);
  await dealer.offerTo(other.id, { game: 1, seats: [id, third], players: [one, third] });
  expect(await played()).toHaveLength(2);
  // It is played: nobody may play it again.
  await other.plays(playGame('yahtzee', [id, third]));
  await dealer.offerTo(other.id, { game: 1, seats: [id, third], players: [one, third] });
  expect(await played()).toHaveLength(2);
});

test('every table is told of the newest league that anybody may join, and where its page is', async () => {
  const table = await heard(pool, 'Door');
  const offered = async () => {
    const answer = await new Dealer(pool, 'A'.repeat(16)).offerTo(table.id);
    return 'league' in answer ? answer.league : undefined;
  };
  const entry = { kind: 'robin', rules: 'yahtzee', players: [], seats: null } as const;
  const no = await leagues.open({ ...entry, name: 'Open' });
  expect(await offered()).toBeNull();
  await noteGateway(pool, 'http://192.0.2.2:8091');
  expect(await offered()).toEqual({ name: 'Open', address: `http://192.0.2.2:8091/league/${no}` });
  await leagues.setEntry(no, 'closed');
  expect(await offered()).toBeNull();
  await pool.query("UPDATE gateway SET heard_at = now() - interval '1 hour'");
  await leagues.setEntry(no, 'entry');
  expect(await offered()).toBeNull();
  await leagues.setEntry(no, 'closed');
});

test('a table that is played at calls nobody until that game is over', async () => {
  const table = await heard(pool, 'Busy', 'busy');
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
