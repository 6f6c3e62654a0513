/** A journal as it stands on the disk, beside the table that may be writing it. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ChainName } from '../../../src/journal/outbox.ts';
import { DATABASE_FILE } from '../../../src/journal/store/sqlite-store.ts';

/** A row of either chain, as both databases have it. */
export interface Row {
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  readonly payload: string;
  readonly hash: string;
}

const TABLES: Readonly<Record<ChainName, string>> = { games: 'event', books: 'book' };

/** Works on a copy, which is thrown away. */
export function withCopy<T>(folder: string, work: (database: DatabaseSync) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'dicetable-copy-'));
  try {
    for (const name of [DATABASE_FILE, `${DATABASE_FILE}-wal`])
      if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name));
    const database = new DatabaseSync(join(copy, DATABASE_FILE));
    try {
      return work(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export function rowsIn(folder: string, chain: ChainName): readonly Row[] {
  const sql = `SELECT seq, at, type, payload, hash FROM ${TABLES[chain]} ORDER BY seq`;
  return withCopy(folder, (database) => database.prepare(sql).all() as unknown as Row[]);
}
