/** A hall that lies: whatever it says, it is sent nothing that it must not have, and never for ever. */
import { expect, onTestFinished, test } from 'vitest';
import { ChainFeed } from '../../../src/hall/feed/chain-feed.ts';
import type { HallAnswer } from '../../../src/hall/wire/batch.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { cutEvent, startedEvent } from '../../journal/events.ts';
import { dataFolder } from '../../journal/folder.ts';

const OTHER = 'f'.repeat(64);

async function journal() {
  const opened = await openSqliteJournal(dataFolder());
  onTestFinished(() => opened.close());
  await opened.append([startedEvent(1), cutEvent('a'), cutEvent('b')]);
  const newest = await opened.newest('games');
  return { opened, newest, epoch: await opened.epoch() };
}

type Told = Awaited<ReturnType<typeof journal>>;

/** Each answer stands for one lie. */
test.each<[string, string, (told: Told) => HallAnswer]>([
  ['is ahead of the journal', 'lies', ({ epoch }) => ({ epoch, seq: 9, hash: OTHER, sealed: [] })],
  ['has another hash', 'lies', ({ epoch }) => ({ epoch, seq: 2, hash: OTHER, sealed: [] })],
  ['speaks of another epoch', 'lies', ({ newest }) => ({ epoch: 'ab'.repeat(8), ...newest, sealed: [] })],
  ['asks for rows that there never were', 'lies', () => ({ error: 'gap', after: 77 })],
  ['asks without end where the lines part', 'lies', () => ({ error: 'epoch', after: 0, before: 3 })],
  ['has a fork', 'fork', () => ({ error: 'fork', seq: 2 })],
  ['knows no such table', 'stranger', () => ({ error: 'stranger' })],
  ['says nothing', 'none', () => undefined as never],
])('a hall that %s', async (_, comes, answer) => {
  const told = await journal();
  const feed = new ChainFeed(told.opened, 'games', async () => answer(told));
  expect(await feed.step()).toBe(comes);
});

test('a hall that has another journal of this table is shown one row, so that it can refuse, and tell of, the copy', async () => {
  const { opened, epoch } = await journal();
  const sent: unknown[] = [];
  const feed = new ChainFeed(opened, 'games', async (_, message) => {
    const { rows } = JSON.parse(Buffer.from(message).toString()) as {
      readonly rows: readonly { seq: number }[];
    };
    sent.push(rows.map(({ seq }) => seq));
    return rows.length === 0 ? { epoch, seq: 2, hash: OTHER, sealed: [] } : { error: 'fork', seq: 2 };
  });
  expect(await feed.step()).toBe('fork');
  expect(sent).toEqual([[], [2]]);
});

test('a hall that asks for the seed of the running game gets none', async () => {
  const { opened, newest, epoch } = await journal();
  const asked: string[] = [];
  const feed = new ChainFeed(opened, 'games', async (kind, message) => {
    asked.push(kind, Buffer.from(message).toString());
    return { epoch, ...newest, sealed: [1] };
  });
  expect(await feed.step()).toBe('sent');
  expect(await feed.step()).toBe('done');
  expect(asked.filter((one) => one === 'open')).toEqual([]);
  expect(asked.join()).not.toContain(startedEvent(1).seed);
});

test('a hall that never moves is not asked for ever', async () => {
  const { opened, epoch } = await journal();
  const nothing = { epoch, seq: 0, hash: '0'.repeat(64), sealed: [] };
  const feed = new ChainFeed(opened, 'games', async () => nothing);
  expect([await feed.step(), await feed.step(), await feed.step()]).toEqual(['sent', 'none', 'none']);
});
