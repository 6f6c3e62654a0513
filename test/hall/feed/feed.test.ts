/** A journal that travels, over the real nats-server into the real PostgreSQL. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REVOKE_PATH } from '../../../src/hall/wire/desk.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { cutEvent, startedEvent } from '../../journal/events.ts';
import { dataFolder } from '../../journal/folder.ts';
import { allRows, claimed, type TestHall, testHall, testTable, until } from '../rig.ts';

const ENDED = { type: 'game ended', totals: [100, 90], winners: [0] } as const;
const cuts = (count: number, name = '') => Array.from({ length: count }, (_, n) => cutEvent(`${name}${n}`));

const atEnd: (() => void | Promise<void>)[] = [];
let hall: TestHall;
beforeAll(async () => {
  hall = await testHall((end) => atEnd.unshift(end));
});
afterAll(async () => {
  for (const end of atEnd) await end();
});

test('games and books arrive row by row and hash by hash, the seed of the running game only at its end', async () => {
  const table = await testTable(hall);
  await table.journal.append([startedEvent(1), ...cuts(250), ENDED], [{ type: 'powered up' }]);
  await table.journal.append([startedEvent(2), cutEvent('a')]);
  await claimed(hall, table, 'Bar 1');
  const { table: id } = table.pass;
  expect(table.feed.behind).toBe(0);
  const rows = await hall.rows(id);
  expect(rows.map(({ seq, hash }) => [seq, hash])).toEqual(
    (await allRows(table.journal)).map(({ seq, hash }) => [seq, hash]),
  );
  expect(rows.filter(({ payload }) => payload === null).map(({ seq }) => seq)).toEqual([253]);
  expect(await hall.rows(id, 'books')).toEqual(await allRows(table.journal, 'books'));

  await table.journal.append([ENDED]);
  table.feed.poke();
  await until(async () => (await hall.rows(id)).every(({ payload }) => payload !== null));
  expect(await hall.rows(id)).toEqual(await allRows(table.journal));
});

test('a restored backup goes on in its own epoch; a copy of the card is refused', async () => {
  const table = await testTable(hall);
  const { table: id } = table.pass;
  await table.journal.append([startedEvent(1), ...cuts(300)]);
  await claimed(hall, table, 'Bar 2');
  const backup = join(dataFolder(), 'backup.db');
  await table.journal.backUp(backup);
  await table.journal.append([...cuts(40, 'lost')]);
  table.feed.poke();
  await until(async () => (await hall.rows(id)).length === 341);
  await table.close();

  // The card as it was a moment ago, in another cabinet.
  const card = dataFolder();
  for (const file of ['journal.db', 'hall-key', 'hall-pass.json'])
    copyFileSync(join(table.folder, file), join(card, file));

  restoreJournal(table.folder, backup, new Date());
  const restored = await testTable(hall, table.folder);
  await restored.journal.append([...cuts(20, 'new'), ENDED]);
  await until(() => restored.feed.state === 'well');
  expect(await hall.rows(id)).toEqual(await allRows(restored.journal));
  expect(await hall.rows(id, 'games', 'set_aside')).toHaveLength(40);

  const clone = await testTable(hall, card);
  await until(() => clone.feed.state === 'fork');
  await clone.journal.append([...cuts(5, 'clone')]);
  expect(await hall.rows(id)).toEqual(await allRows(restored.journal));
});

test('a table that is sent away is cut off at once, and may be taken in again', async () => {
  const table = await testTable(hall);
  await table.journal.append([startedEvent(1)]);
  await claimed(hall, table, 'Bar 3');
  expect(await hall.desk(REVOKE_PATH, { table: 'Bar 3' })).toBe('done');
  await until(() => table.feed.state === 'revoked');
  await table.journal.append([cutEvent('a')]);
  expect(await hall.rows(table.pass.table)).toHaveLength(1);
  await hall.desk('/hall/claim', { code: table.pass.code, name: 'Bar 3' });
  await until(async () => (await hall.rows(table.pass.table)).length === 2);
});
