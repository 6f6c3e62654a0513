import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { dataFolder } from '../journal/folder.ts';

const CHILD = join(import.meta.dirname, 'journal-child.ts');

/** Lets a process append until it has acknowledged `count` appends, kills it at once, and returns what it acknowledged. */
async function killAfter(folder: string, count: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [CHILD, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

test('kill -9 in the middle of appends loses nothing that was acknowledged and tears no append apart', async () => {
  const folder = dataFolder();
  const acknowledged: string[] = [];
  for (const count of [1, 40, 7, 120]) {
    acknowledged.push(...(await killAfter(folder, count)));
    const journal = await openSqliteJournal(folder);
    const stored = await journal.read();
    await journal.close();
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    const texts = stored.flatMap(({ event }) => (event.type === 'cut' ? [event.text] : []));
    const tally = (text: string) => texts.filter((each) => each === text).length;
    for (const number of new Set(acknowledged)) {
      const times = acknowledged.filter((each) => each === number).length;
      expect(tally(number), `append ${number}`).toBeGreaterThanOrEqual(times);
    }
    for (const text of texts)
      expect(tally(`${text.split(' ')[0]} again`)).toBe(tally(text.split(' ')[0] ?? ''));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(168);
});
