import { expect, onTestFinished, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { YAHTZEE } from '../../../src/game/index.ts';
import { TableBoard } from '../../../src/hall/board/board.ts';
import type { HallCard, HallSnapshot } from '../../../src/hall/board/messages.ts';
import { AWAY_AFTER_MS, BEAT_MS } from '../../../src/hall/wire/beat.ts';
import { subjectOf } from '../../../src/hall/wire/subjects.ts';
import { LIMITS } from '../../../src/server/guard/limits.ts';
import { Follower } from '../../server/live/follower.ts';
import { HALL, HallTable, MemoryBus, tableId } from './memory-hall.ts';

function start(count: number) {
  const clock = new LockstepClock();
  const bus = new MemoryBus();
  const calls = new Map<string, readonly string[]>();
  const board = new TableBoard(
    bus,
    HALL,
    { names: () => new Map([[tableId(1), 'Window']]), calls: () => calls },
    clock,
    LIMITS,
  );
  onTestFinished(() => board.close());
  const tables = Array.from({ length: count }, (_, at) => new HallTable(bus, tableId(at), clock));
  const page = new Follower();
  const watch = () => {
    const viewer = board.join(page, page.wants(board.versions));
    page.answer = () => viewer.pong();
    return viewer;
  };
  const card = (at: number): HallCard | undefined =>
    (page.shown as unknown as HallSnapshot).tables[tableId(at)];
  return { clock, bus, calls, board, tables, page, watch, card };
}

test('the board shows of every table who plays what, and what it stands at', async () => {
  const { clock, tables, watch, card } = start(2);
  watch();
  tables[1]?.play([{ roll: '55534' }, { score: 'fives' }]);
  await clock.advance(3000);
  expect(card(0)).toMatchObject({
    ...{ name: 'AATT', state: 'playing' },
    players: [{ name: 'Eric' }, { name: 'Julie' }],
  });
  expect(card(1)?.name).toBe('Window');
  expect(card(1)?.players.map(({ total, current }) => [total, current])).toEqual([
    [15, false],
    [0, true],
  ]);
});

test('a game that is over shows its winner', async () => {
  const { clock, bus, watch, card } = start(0);
  watch();
  const table = new HallTable(bus, tableId(0), clock, ['Eric']);
  table.play(YAHTZEE.boxes.flatMap(({ category }) => [{ roll: '66655' }, { score: category }] as const));
  await clock.advance(3000);
  expect(card(0)).toMatchObject({ state: 'over', players: [{ name: 'Eric', winner: true }] });
});

test('a table that was not heard of for ninety seconds is away, and comes back by itself', async () => {
  const { clock, tables, watch, card, bus } = start(1);
  watch();
  await clock.advance(2000);
  bus.isConnected = false;
  await clock.advance(AWAY_AFTER_MS - 3000);
  expect(card(0)?.state).toBe('playing');
  await clock.advance(4000);
  expect(card(0)).toMatchObject({ state: 'away', players: [] });
  bus.isConnected = true;
  tables[0]?.beat();
  await clock.advance(2000);
  expect(card(0)?.state).toBe('playing');
});

test('a table that is heard of for the first time while somebody looks is on the board within two seconds', async () => {
  const { clock, bus, watch, card } = start(0);
  watch();
  await clock.advance(5000);
  new HallTable(bus, tableId(7), clock);
  await clock.advance(2000);
  expect(card(7)?.state).toBe('playing');
});

test('a table that the hall names is on the board before it is heard, and shows what it plays as soon as it is', async () => {
  const { clock, bus, watch, card } = start(0);
  watch();
  await clock.advance(3000);
  expect(card(1)).toMatchObject({ name: 'Window', state: 'unknown' });
  new HallTable(bus, tableId(1), clock);
  await clock.advance(2000);
  expect(card(1)).toMatchObject({ name: 'Window', state: 'playing' });
});

test('what four hundred tables show is heard only while somebody looks, and told as changes once a second at most', async () => {
  const { clock, bus, tables, page, watch } = start(400);
  const views = () =>
    tables.reduce((sum, _, at) => sum + bus.said(subjectOf({ hall: HALL, table: tableId(at) }, 'view')), 0);
  await clock.advance(5000);
  expect(views()).toBe(0);
  const viewer = watch();
  await clock.advance(3000);
  const first = page.bytes;
  for (const table of tables.slice(0, 4)) table.play([{ roll: '55534' }, { score: 'fives' }]);
  await clock.advance(900);
  expect(page.bytes - first).toBeLessThan(1500);
  const heard = page.types.length;
  await clock.advance(5000);
  expect(page.types.length - heard).toBeLessThanOrEqual(6);
  viewer.leave();
  await clock.advance(BEAT_MS + 30_000);
  const quiet = views();
  tables[0]?.play([{ roll: '55534' }]);
  await clock.advance(60_000);
  expect(views()).toBe(quiet);
});

test('without a connection to the hall the board is no longer called live', async () => {
  const { clock, bus, page, watch } = start(1);
  watch();
  await clock.advance(2000);
  bus.isConnected = false;
  await clock.advance(2500);
  expect(page.lastBeat?.seq).toBeGreaterThan(page.shown?.seq as number);
});
