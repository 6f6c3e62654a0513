/** A journal that somebody has changed who knows how its events are chained: all of it is made anew, and nothing of it is right. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, type ChainedRow, chainHash } from '../../src/fairness/hash-chain.ts';
import type { GameEvent } from '../../src/game/index.ts';
import { DATABASE_FILE } from '../../src/journal/store/sqlite-store.ts';

/** A row as a forger writes it; `event`, where given, in the place of its payload and type. */
export type ForgedRow = Omit<ChainedRow, 'seq'>;

/** Writes these rows in the place of all events of the closed database of this folder. */
export function forge(folder: string, forged: (rows: readonly ForgedRow[]) => readonly ForgedRow[]): void {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  const rows = database.prepare('SELECT at, type, payload FROM event ORDER BY seq').all() as never[];
  database.exec('BEGIN; DELETE FROM event');
  const insert = database.prepare('INSERT INTO event VALUES (?, ?, ?, ?, ?)');
  let before = CHAIN_START;
  for (const [index, row] of forged(rows).entries()) {
    const chained = { seq: index + 1, at: row.at, type: row.type, payload: row.payload };
    before = chainHash(before, chained);
    insert.run(chained.seq, chained.at, chained.type, chained.payload, before);
  }
  database.exec('COMMIT');
  database.close();
}

/** With what this makes of the first event of a type, of which there is one. */
export function forgeEvent(
  folder: string,
  type: GameEvent['type'],
  change: (event: never) => Readonly<Record<string, unknown>>,
): void {
  forge(folder, (rows) => {
    const index = rows.findIndex((row) => row.type === type);
    const row = rows[index];
    if (row === undefined) throw new Error(`There is no "${type}".`);
    const event = change(JSON.parse(row.payload) as never);
    return rows.with(index, { ...row, type: String(event.type), payload: JSON.stringify(event) });
  });
}
