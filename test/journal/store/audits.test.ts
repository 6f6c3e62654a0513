import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookEvent } from '../../../src/books/event.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { startedEvent } from '../events.ts';
import { dataFolder } from '../folder.ts';

const starts = (count: number): readonly BookEvent[] => Array(count).fill({ type: 'powered up' });

/** How often the table was started, and how many events had to be counted for it. */
async function counted(folder: string, limit = 10_000, more: readonly BookEvent[] = []) {
  const journal = await openSqliteJournal(folder);
  await journal.append([startedEvent(1)], more);
  const { behind, audits } = await journal.audits(limit);
  await journal.close();
  return { behind, starts: Object.values(audits.days).reduce((sum, day) => sum + day.starts, 0) };
}

test('audits are counted in pieces, each once', async () => {
  const journal = await openSqliteJournal(dataFolder());
  await journal.append([startedEvent(1)], starts(25));
  const total = async () => {
    const { behind, audits } = await journal.audits(10);
    return [behind, Object.values(audits.days).reduce((sum, day) => sum + day.starts, 0)];
  };
  expect([await total(), await total(), await total(), await total()]).toEqual([
    ...[
      [15, 10],
      [5, 20],
      [0, 25],
      [0, 25],
    ],
  ]);
  await journal.close();
});

test('a start goes on from what was kept, and counts anew where that is not ours', async () => {
  const folder = dataFolder();
  expect(await counted(folder, 10_000, starts(1500))).toEqual({ behind: 0, starts: 1500 });
  // Of the next start only what is new is counted.
  expect(await counted(folder, 1, starts(1))).toEqual({ behind: 0, starts: 1501 });
  const file = join(folder, 'audits.json');
  const kept = readFileSync(file, 'utf8');
  expect(kept).toContain('1500');
  writeFileSync(file, kept.replaceAll('1500', '9500'));
  expect(await counted(folder)).toEqual({ behind: 0, starts: 1501 });
  writeFileSync(file, 'no JSON');
  expect(await counted(folder)).toEqual({ behind: 0, starts: 1501 });
});
