import { expect, onTestFinished, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { TableLine } from '../../../src/hall/gateway/table-line.ts';
import { wireBytes } from '../../../src/hall/wire/batch.ts';
import { subjectOf, viewCallOf } from '../../../src/hall/wire/subjects.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { Follower } from '../../server/live/follower.ts';
import { HALL, HallTable, MemoryBus, tableId } from './memory-hall.ts';

const ADDRESS = { hall: HALL, table: tableId(0) };
const [VIEW, CALL] = [subjectOf(ADDRESS, 'view'), viewCallOf(ADDRESS)];

function start() {
  const clock = new LockstepClock();
  const bus = new MemoryBus();
  const table = new HallTable(bus, ADDRESS.table, clock);
  const ended: true[] = [];
  const line = new TableLine(bus, ADDRESS, clock, LIMITS, () => ended.push(true));
  onTestFinished(() => line.close());
  const watch = (page = new Follower()) => ({ page, viewer: line.join(page, page.wants(line.versions)) });
  return { clock, bus, table, line, watch, ended };
}

test('whoever watches a table through a gateway is shown what the table shows, within half a second of each change', async () => {
  const { clock, table, watch } = start();
  const { page } = watch();
  await clock.advance(100);
  for (const steps of [[{ roll: '55534' }], [{ hold: 1 }, { hold: 2 }], [{ score: 'fives' }]] as const) {
    table.play(steps);
    await clock.advance(600);
    const { guestsMayCut: _, ...shown } = JSON.parse(JSON.stringify(table.publication.newest));
    expect(page.shown).toEqual(shown);
  }
  expect(page.types.filter((type) => type === 'snapshot')).toHaveLength(1);
});

test('a table says at most two views a second, and only the newest', async () => {
  const { clock, bus, table, watch } = start();
  const { page } = watch();
  await clock.advance(100);
  const before = bus.said(VIEW);
  for (let hold = 0; hold < 40; hold += 1) {
    table.play(hold === 0 ? [{ roll: '55534' }] : [hold % 2 === 1 ? { hold: 1 } : { free: 1 }]);
    await clock.advance(50);
  }
  expect(bus.said(VIEW) - before).toBeLessThanOrEqual(5);
  await clock.advance(600);
  expect(page.shown?.seq).toBe(table.publication.seq);
});

test('a table that nobody watches says nothing', async () => {
  const { clock, bus, table, watch, ended } = start();
  const { viewer } = watch();
  await clock.advance(5000);
  viewer.leave();
  await clock.advance(60_000);
  expect(ended).toEqual([true]);
  const quiet = [bus.said(VIEW), bus.said(CALL)];
  table.play([{ roll: '55534' }]);
  await clock.advance(60_000);
  expect([bus.said(VIEW), bus.said(CALL)]).toEqual(quiet);
});

test('a viewer who is away for two seconds is told only what has changed', async () => {
  const { clock, table, watch } = start();
  const { page, viewer } = watch();
  await clock.advance(1000);
  viewer.leave();
  table.play([{ roll: '55534' }]);
  await clock.advance(2000);
  watch(page);
  expect(page.shown?.seq).toBe(table.publication.seq);
  expect(page.types.filter((type) => type !== 'beat')).toEqual(['snapshot', 'changes']);
});

test('when a table falls silent its page is told that what it shows may be old, and when it is back that it is not', async () => {
  const { clock, bus, watch } = start();
  const { page } = watch();
  await clock.advance(1000);
  const isFresh = (): boolean => (page.lastBeat?.seq ?? 0) <= (page.shown?.seq ?? 0);
  await clock.advance(3000);
  expect(isFresh()).toBe(true);
  bus.isConnected = false;
  await clock.advance(4500);
  expect(isFresh()).toBe(false);
  bus.isConnected = true;
  await clock.advance(2500);
  expect(isFresh()).toBe(true);
});

test('after a restart of the table its pages show the new start', async () => {
  const { clock, bus, table, watch } = start();
  const { page } = watch();
  table.play([{ roll: '55534' }]);
  await clock.advance(1000);
  table.close();
  const next = new HallTable(bus, ADDRESS.table, clock);
  await clock.advance(2000);
  expect(page.shown?.epoch).toBe(next.publication.newest?.epoch);
});

test.each([
  ['no JSON', Buffer.from('{')],
  ['something else', wireBytes({ type: 'snapshot', epoch: 'e', seq: 99 })],
  ['a number that is none', wireBytes({ type: 'beat', epoch: 'e', seq: 1e300 })],
  ['a name that breaks out of its place', wireBytes({ type: 'beat', epoch: '"},{', seq: 1 })],
  ['a novel', Buffer.alloc(100_000, '1')],
  ['brackets without end', Buffer.from(`{"type":"snapshot","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)],
])('%s on a table’s subject changes nothing', async (_title, bytes) => {
  const { clock, bus, table, watch } = start();
  const { page } = watch();
  await clock.advance(1000);
  bus.say(VIEW, bytes);
  bus.say(CALL, bytes);
  await clock.advance(1500);
  expect(page.shown?.seq).toBe(table.publication.seq);
});
