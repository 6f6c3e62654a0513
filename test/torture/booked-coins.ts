/** How many coins the books on the disk know, read from a copy as a start would find it; a host may be writing. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';

/** Throws what SQLite says of a copy that was made in the middle of a write. */
export function bookedCoins(folder: string): number {
  const copy = mkdtempSync(join(tmpdir(), 'dicetable-booked-'));
  try {
    for (const file of [DATABASE_FILE, `${DATABASE_FILE}-wal`])
      if (existsSync(join(folder, file))) cpSync(join(folder, file), join(copy, file));
    const database = new DatabaseSync(join(copy, DATABASE_FILE));
    try {
      const coins = `SELECT sum(json_extract(payload, '$.count')) AS coins FROM book WHERE type = 'coin'`;
      return Number(database.prepare(coins).get()?.coins ?? 0);
    } finally {
      database.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
