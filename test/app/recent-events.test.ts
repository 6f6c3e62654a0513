/** The feed of the pages: what happened, in words, and nothing before it may be known. */
import { expect, test } from 'vitest';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TestTable } from './test-table.ts';

test('a view tells what happened in sentences, oldest first, without every hold', async () => {
  const table = await TestTable.start({ rolls: ['55534', '12'] });
  await table.begin();
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3');
  await table.roll();
  const { recent } = table.view;
  expect(recent[0]).toMatch(/begin/);
  expect(recent.slice(1)).toEqual([
    expect.stringMatching(/rolls: 5 5 5 3 4\.$/),
    expect.stringMatching(/rolls: 5 5 5 1 2\.$/),
  ]);
});

test('no view tells the faces of a roll in words while its dice still tumble', async () => {
  const table = await TestTable.start({ rolls: ['13456', '22222'] });
  await table.begin();
  await table.roll();
  const before = table.views.length;
  await table.press('lever');
  await table.advance(300);
  for (const { scene, recent } of table.views.slice(before)) {
    expect(scene.tumble).toBeDefined();
    expect(recent.at(-1)).toMatch(/1 3 4 5 6/);
    expect(recent.join()).not.toContain('2 2 2 2 2');
  }
  await table.advance(1300);
  expect(table.view.recent.at(-1)).toMatch(/2 2 2 2 2/);
});

test('only the newest twenty are kept', async () => {
  const table = await TestTable.start({ rolls: Array.from({ length: 45 }, () => '13456') });
  await table.begin();
  for (let turn = 0; turn < 12; turn += 1) {
    await table.roll();
    await table.press('next');
    await table.press('select');
    await table.press('select');
    await table.advance(400);
  }
  expect(table.view.recent).toHaveLength(20);
  expect(table.view.recent.join()).not.toMatch(/begin/);
});

test('after a restart the feed is there again', async () => {
  const journal = memoryJournal();
  const first = await TestTable.start({ rolls: ['55534'], journal });
  await first.begin();
  await first.roll();
  const second = await TestTable.start({ journal });
  expect(second.view.recent).toEqual(first.view.recent);
});
