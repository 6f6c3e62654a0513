import { expect, test } from 'vitest';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { cutEvent, startedEvent } from '../events.ts';

test('a paused memory journal keeps appends waiting, and reads behind them, until it goes on', async () => {
  const journal = memoryJournal();
  journal.pause();
  const done: string[] = [];
  const append = journal.append([startedEvent(1)]).then(() => done.push('append'));
  const read = journal.read().then((stored) => done.push(`read ${stored.length}`));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  expect(journal.stored).toEqual([]);
  journal.resume();
  await Promise.all([append, read]);
  expect(done).toEqual(['append', 'read 1']);
});

test('what a memory journal stored is where the next one goes on, also without a close as after a crash', async () => {
  const first = memoryJournal();
  await first.append([startedEvent(1), cutEvent('a')]);
  first.pause();
  void first.append([cutEvent('never durable')]);
  const second = memoryJournal(first.stored);
  await second.append([cutEvent('b')]);
  expect((await second.read()).map(({ seq, event }) => [seq, event.type])).toEqual([
    [1, 'game started'],
    [2, 'cut'],
    [3, 'cut'],
  ]);
  expect(first.stored).toHaveLength(2);
});
