import { expect, test } from 'vitest';
import { TestTable } from './test-table.ts';

test('a tumble is one view: pages animate it, and no view tells a face before its die stands', async () => {
  const table = await TestTable.start({ rolls: ['13456'] });
  await table.begin();
  const before = table.views.length;
  await table.press('lever');
  await table.advance(200);
  const [first] = table.views.slice(before);
  expect(first?.scene.tumble).toMatchObject({ durationMs: 900, seed: 1 });
  // One for the lever (its append is done by then), none for the pictures of the spin.
  expect(table.views.length - before).toBe(1);
  for (const { scene } of table.views.slice(before)) {
    expect(scene.slots.filter(({ kind }) => kind === 'die')).toEqual([]);
  }
});

test('viewers are told that a roll counts as soon as it is durable, while its dice tumble on', async () => {
  const table = await TestTable.start({ rolls: ['13456'], untracked: true });
  await table.begin();
  table.journal.pause();
  await table.press('lever');
  expect(table.views.at(-1)?.game?.turn.rolls).toBe(0);
  table.journal.resume();
  await table.advance(1);
  await table.advance(1);
  const view = table.views.at(-1);
  expect(view?.game?.turn.rolls).toBe(1);
  expect(view?.scene.slots.slice(0, 5).map(({ kind }) => kind)).toEqual(Array(5).fill('tumbling'));
});

test('possible points come once the dice stand, and go with the turn', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  expect(table.view.possible).toEqual({});
  await table.press('lever');
  expect(table.view.possible).toEqual({});
  await table.advance(1300);
  expect(table.view.possible).toMatchObject({ 'full-house': 25, twos: 6, yahtzee: 0 });
  expect(Object.keys(table.view.possible).length).toBe(13);
  await table.score('FH');
  expect(table.view.possible).toEqual({});
});

test('a press is answered before any viewer is told of it', async () => {
  const table = await TestTable.start();
  let told = 0;
  table.loop.subscribe(() => {
    told += 1;
  });
  table.board.press('lever');
  expect(table.scene.screen).toBe('setup');
  expect(told).toBe(0);
  await table.advance(1);
  expect(told).toBe(1);
});

test('presses at the same moment are one view', async () => {
  const table = await TestTable.start({ rolls: ['22233'] });
  await table.begin();
  await table.roll();
  const before = table.views.length;
  table.board.press('hold1');
  table.board.press('hold2');
  await table.advance(1);
  expect(table.views.length - before).toBe(1);
});

test('the view says that the board is gone and what to do, and that it is back', async () => {
  const table = await TestTable.start();
  table.board.unplug();
  await table.advance(1);
  expect(table.views.at(-1)).toMatchObject({ board: { state: 'connecting', emulated: true } });
  expect(table.views.at(-1)?.fault).toContain('Plug the cable in again');
  table.board.plug();
  await table.advance(1);
  expect(table.views.at(-1)).toMatchObject({ board: { state: 'ready' } });
  expect(table.views.at(-1)?.fault).toBeUndefined();
});

test('who unsubscribes is told nothing more', async () => {
  const table = await TestTable.start();
  let told = 0;
  const stop = table.loop.subscribe(() => {
    told += 1;
  });
  stop();
  await table.press('lever');
  expect(told).toBe(0);
});

test('close waits for the last append, darkens the board and takes no more presses', async () => {
  const table = await TestTable.start({ rolls: ['22233'], untracked: true });
  await table.begin();
  await table.roll();
  table.journal.pause();
  await table.press('hold1');
  const closing = table.loop.close();
  table.journal.resume();
  await closing;
  expect(table.journal.stored.at(-1)?.event).toEqual({ type: 'held', slot: 0 });
  expect(table.faces).toBe('------');
  expect(table.display).toBe('');
  expect(table.loop.key('c')).toEqual({ type: 'ignored', reason: 'stopped' });
  const views = table.views.length;
  await table.advance(5000);
  expect(table.views.length).toBe(views);
});

test('before the start there is no view', () => {
  expect(new TestTable().loop.view()).toBeUndefined();
});
