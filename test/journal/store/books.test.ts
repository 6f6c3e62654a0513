import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookEvent } from '../../../src/books/event.ts';
import { restoreJournal } from '../../../src/journal/backup/restore.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { BOOK_EVENTS } from '../../books/events.ts';
import { startedEvent } from '../events.ts';
import { alter, dataFolder, query } from '../folder.ts';

const coins = (from: number, to: number): readonly BookEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...{ type: 'coin', channel: 1, count: 1, value: 50, credits: 0, life: 7, reading: from + index },
  }));

async function booked(events: readonly BookEvent[], folder = dataFolder()): Promise<string> {
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1)], events);
  await journal.books();
  await journal.close();
  return folder;
}

test.each([
  ['a value', "UPDATE book SET payload = replace(payload, '50', '10') WHERE seq = 2"],
  ['a time', "UPDATE book SET at = '2020-01-01T00:00:00.000Z' WHERE seq = 2"],
  ['an event that is gone', 'DELETE FROM book WHERE seq = 2'],
  [
    'two that have changed places',
    'UPDATE book SET seq = -1 WHERE seq = 2; UPDATE book SET seq = 2 WHERE seq = 3; UPDATE book SET seq = 3 WHERE seq = -1',
  ],
])('books in which %s was changed are not believed', async (_, sql) => {
  const folder = await booked(BOOK_EVENTS);
  alter(folder, sql);
  const journal = await openSqliteJournal(folder);
  await expect(journal.books()).rejects.toThrow(/event 2 of the books is not what was written/);
  await journal.close();
});

test('what many events come to is kept, so that a start reads the few after it, and is believed only where we have signed it', async () => {
  const folder = await booked(coins(1, 1200));
  expect(query(folder, 'SELECT seq FROM book_sum')).toEqual([{ seq: 1200 }]);
  await booked(coins(1201, 1210), folder);
  // Before the sum, and so not read.
  alter(folder, "UPDATE book SET payload = '{}' WHERE seq = 5");
  const journal = await openSqliteJournal(folder);
  expect((await journal.books()).total.coins).toEqual([1210, 0]);
  expect((await journal.bookEvents(1208, 9)).map(({ seq }) => seq)).toEqual([1209, 1210]);
  await journal.close();
  alter(folder, `UPDATE book_sum SET kept = replace(kept, '"money":60000', '"money":10000')`);
  const deceived = await openSqliteJournal(folder);
  await expect(deceived.books()).rejects.toThrow(/event 5 of the books/);
  await deceived.close();
});

test('a backup has the books, and one that was changed in them is not restored', async () => {
  const folder = dataFolder();
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1)], BOOK_EVENTS);
  const books = await journal.books();
  const backup = join(folder, 'copy.db');
  await journal.backUp(backup);
  await journal.close();
  const other = dataFolder();
  restoreJournal(other, backup, new Date());
  const restored = await openSqliteJournal(other);
  expect(await restored.books()).toEqual(books);
  await restored.close();
  alter(other, "UPDATE book SET payload = replace(payload, '50', '10') WHERE seq = 2");
  const changed = join(other, 'journal.db');
  expect(() => restoreJournal(dataFolder(), changed, new Date())).toThrow(/event 2 of the books/);
});
