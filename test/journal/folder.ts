/** Data folders for journal tests, and a look into their databases behind the journal's back. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { DATABASE_FILE, openStore } from '../../src/journal/store/sqlite-store.ts';
import { AT, cutEvent, startedEvent } from './events.ts';

/** Gone when the test is over. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the folder of a journal with this many commits that was never closed. */
export function killed(commits: number): string {
  const [folder, copy] = [dataFolder(), dataFolder()];
  const store = openStore(folder);
  for (let number = 1; number <= commits; number += 1)
    store.append([{ at: AT, event: number === 1 ? startedEvent(1) : cutEvent(`${number}`) }]);
  cpSync(folder, copy, { recursive: true });
  store.close();
  return copy;
}

/** Runs SQL on the closed database of this folder. */
export function alter(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  database.exec(sql);
  database.close();
}

export function query(folder: string, sql: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  const rows = database.prepare(sql).all();
  database.close();
  return rows.map((row) => ({ ...row }));
}
