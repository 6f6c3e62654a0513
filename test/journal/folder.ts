/** Data folders for journal tests, and a look into their databases behind the journal's back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { DATABASE_FILE } from '../../src/journal/sqlite-store.ts';

/** Gone when the test is over. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
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
