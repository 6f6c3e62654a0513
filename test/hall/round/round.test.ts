/** A round of duplicate dice over the real nats-server and PostgreSQL: lines that are cut, a restart in mid-roll, and who cheats. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundDeed } from '../../../src/commands/round/deeds.ts';
import { speechIn } from '../../../src/commands/speech.ts';
import { reportOnRound } from '../../../src/commands/verify/round.ts';
import { verifyRound } from '../../../src/fairness/verify-round.ts';
import { openPool } from '../../../src/hall/hall.ts';
import { Dealer } from '../../../src/hall/round/dealer.ts';
import type { RoundSheet } from '../../../src/hall/round/messages.ts';
import { Rounds } from '../../../src/hall/round/rounds.ts';
import { dataFolder } from '../../journal/folder.ts';
import { quiet, type TestHall, testHall, until } from '../rig.ts';
import { hallFolder } from '../servers.ts';
import { RoundTable, SETS } from './round-table.ts';

const atEnd: (() => void | Promise<void>)[] = [];
let hall: TestHall;
let pool: pg.Pool;
let rounds: Rounds;
let dataDir: string;
beforeAll(async () => {
  hall = await testHall((end) => atEnd.unshift(end));
  pool = openPool(hall.database, quiet);
  atEnd.unshift(() => pool.end());
  rounds = new Rounds(pool, SETS);
  dataDir = hallFolder((end) => atEnd.unshift(end));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

/** As its operator does on the command line. */
function done(deed: 'open' | 'cut' | 'show', words: readonly string[], tables?: string): Promise<string> {
  const asked = { rules: 'short', seats: '1', ...(tables === undefined ? {} : { tables }) };
  return roundDeed(hall.database, { deed, words, asked, sets: SETS, dataDir, speech: speechIn('en') });
}

async function opened(...names: readonly string[]): Promise<number> {
  const [, no = ''] =
    /^Round (\d+) is sealed: [\da-f]{64}\n/.exec(await done('open', [], names.join(','))) ?? [];
  return Number(no);
}

async function sheet(no: number): Promise<RoundSheet> {
  const found = await rounds.show(no);
  if (found === undefined) throw new Error('There is no round.');
  return found;
}

test('three tables play the same dice: one with its line cut, one ended in mid-roll, and then the round is proved', async () => {
  const tables = ['Bar 1', 'Bar 2', 'Bar 3'].map((name) => new RoundTable(hall, name));
  const [one, two, three] = tables as [RoundTable, RoundTable, RoundTable];
  await Promise.all(tables.map((table) => table.start()));
  const no = await opened('Bar 1', 'Bar 2', 'Bar 3');
  expect(await sheet(no)).toMatchObject({ seed: null, cut: null, dealt: [], ranking: [] });
  await expect(done('cut', [`${no}`, 'no\nword'])).rejects.toThrow();
  expect(await done('cut', [`${no}`, 'rain'])).toContain('"rain"');
  await expect(done('cut', [`${no}`, 'sun'])).rejects.toThrow();

  for (const table of tables) await table.enter(no);
  await one.turn(1, 2);
  await one.turn(3);

  await two.table.roll();
  await two.disconnect();
  await two.table.press('hold4', 'lever');
  expect(two.table.display).toBe('NO HALL');
  await two.connect();
  await two.table.roll();
  await two.choose();
  await two.turn(5);

  // The hall has answered, and the table was ended before it had written that down.
  await three.table.roll();
  await three.table.press('hold1');
  const dealer = new Dealer(pool, hall.keys.hall);
  const [{ id = '' } = {}] = (await pool.query<{ id: string }>("SELECT id FROM cabinet WHERE name = 'Bar 3'"))
    .rows;
  const lost = { ...three.asked, roll: 1, held: [true, false, false, false, false] };
  const answer = await dealer.deal(id, lost);
  await three.stop();
  await three.start();
  expect(three.table.game?.turn.held).toEqual(lost.held);
  await three.table.roll();
  expect(answer).toMatchObject({ faces: three.table.game?.turn.dice });
  await three.choose();
  await three.turn();

  await until(async () => (await sheet(no)).closedAt !== null);
  const record = await sheet(no);
  expect(verifyRound(record)).toEqual([]);
  expect(record.journalled.map(({ throws }) => throws.length)).toEqual([4, 4, 4]);
  const first = record.dealt.map(({ throws }) =>
    throws.filter(({ roll }) => roll === 0).map(({ faces }) => faces),
  );
  expect(first[1]).toEqual(first[0]);
  expect(first[2]).toEqual(first[0]);
  expect(record.games.map(({ state, wrong }) => [state, wrong])).toEqual(Array(3).fill(['over', null]));
  expect(record.ranking.map(({ total }) => total)).toEqual(
    record.games.flatMap(({ totals }) => totals).sort((a, b) => b - a),
  );

  const file = join(dataFolder(), 'round.json');
  writeFileSync(file, JSON.stringify(record));
  expect(await reportOnRound(file, {}, speechIn('en'))).toMatchObject({ found: 'proved' });
  const paper = await done('show', [`${no}`]);
  for (const part of ['Proved: ', 'Par: best play expects ', 'With these very dice best play'])
    expect(paper).toContain(part);

  await pool.query(
    'UPDATE round_throw SET faces[1] = faces[1] % 6 + 1 WHERE round = $1 AND turn = 1 AND roll = 0',
    [no],
  );
  const flaws = (verifyRound(await sheet(no)) ?? []).map(({ why }) => why);
  expect(new Set(flaws)).toEqual(new Set(['face', 'journal']));
  await pool.query("UPDATE round SET cut = 'snow' WHERE no = $1", [no]);
  writeFileSync(file, JSON.stringify(await sheet(no)));
  expect(await reportOnRound(file, {}, speechIn('en'))).toMatchObject({ found: 'wrong' });
}, 150_000);

test('who asks twice, ahead, for another game or another word, or is in no round, is dealt nothing, and that is shown', async () => {
  for (const name of ['Pub 1', 'Pub 2', 'Pub 3'])
    await pool.query('INSERT INTO cabinet (id, key, name) VALUES ($1, $1, $2)', [idOf(name), name]);
  const no = await opened('Pub 1', 'Pub 2');
  const dealer = new Dealer(pool, hall.keys.hall);
  const { seal } = await sheet(no);
  const held = Array(5).fill(false);
  const asked = {
    ...{ round: `${no}`, hall: hall.keys.hall, seal, cut: 'rain', game: 4, seat: 0, turn: 0, roll: 0, held },
  };
  const pub = idOf('Pub 1');
  await expect(opened('Pub 1', 'Nowhere')).rejects.toThrow();
  expect(await dealer.offerTo(pub)).toEqual({ round: null, call: null, league: null });
  expect(await dealer.deal(pub, asked)).toEqual({ error: 'refused' });
  await rounds.cut(no, 'rain');
  expect(await dealer.offerTo(pub)).toMatchObject({ round: { id: `${no}`, seal, cut: 'rain', seats: 1 } });
  expect(await dealer.offerTo(idOf('Pub 3'))).toEqual({ round: null, call: null, league: null });
  expect(await dealer.deal(pub, { ...asked, turn: 1 })).toEqual({ error: 'refused' });
  expect(await dealer.deal(pub, { ...asked, seat: 1 })).toEqual({ error: 'refused' });

  const first = await dealer.deal(pub, asked);
  expect(await dealer.deal(pub, asked)).toEqual(first);
  expect(await dealer.deal(idOf('Pub 2'), asked)).toEqual(first);
  expect(await dealer.offerTo(pub)).toEqual({ round: null, call: null, league: null });

  const kept = { ...asked, roll: 1, held: [true, false, false, false, false] };
  const second = await dealer.deal(pub, kept);
  expect(await dealer.deal(pub, { ...kept, held })).toEqual({ error: 'held', held: kept.held });
  expect(await dealer.deal(pub, kept)).toEqual(second);
  for (const wrong of [{ cut: 'sun' }, { seal: 'ab'.repeat(32) }, { hall: 'B'.repeat(16) }, { game: 5 }])
    expect(await dealer.deal(pub, { ...kept, ...wrong })).toEqual({ error: 'refused' });
  expect(await dealer.deal(idOf('Pub 3'), asked)).toEqual({ error: 'refused' });
  expect(await dealer.deal('NOBODYNOBODYNOBO', asked)).toEqual({ error: 'refused' });

  const [shown] = (await sheet(no)).games;
  expect(shown?.refused.map(({ why }) => why)).toEqual([
    ...['order', 'other', 'other-holds', 'second-game', 'uncut'],
  ]);
  expect(await rounds.close(no)).toBe(true);
  expect(await dealer.deal(pub, { ...asked, turn: 1 })).toEqual({ error: 'closed' });
  expect(await dealer.deal(pub, kept)).toEqual(second);
  expect(verifyRound(await sheet(no))).toEqual([]);
});

/** What its key would be called. */
const idOf = (name: string): string =>
  `${name.replace(/\W/g, '').toUpperCase()}`.padEnd(16, 'A').replace(/[01]/g, 'X');
