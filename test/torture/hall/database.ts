/** What the database of a hall says of a table, and whether that is what the table's own journal says. */
import type pg from 'pg';
import { digestOf } from '../../../src/fairness/hash-chain.ts';
import { CHAINS } from '../../../src/hall/wire/batch.ts';
import { must } from '../campaign.ts';
import { type Row, rowsIn } from './journal-copy.ts';

interface HallRow extends Omit<Row, 'payload'> {
  readonly payload: string | null;
  readonly digest: string | null;
}

const ROWS = `SELECT seq::int, at, type, payload, encode(digest, 'hex') AS digest, encode(hash, 'hex') AS hash FROM event
  WHERE chain = $2 AND cabinet = (SELECT no FROM cabinet WHERE id = $1) ORDER BY seq`;

/** Throws where they differ, row by row and hash by hash; the number of rows. A seed that is sealed stays at the table. */
export async function agreed(pool: pg.Pool, table: string, folder: string): Promise<number> {
  let rows = 0;
  for (const chain of CHAINS) {
    const { rows: there } = await pool.query<HallRow>(ROWS, [table, chain]);
    const here = rowsIn(folder, chain);
    must(
      there.length === here.length,
      `${chain}: ${here.length} rows in the journal, ${there.length} in the database`,
    );
    here.forEach((row, at) => {
      const hall = there[at] as HallRow;
      const isSame = (['seq', 'at', 'type', 'hash'] as const).every((key) => hall[key] === row[key]);
      const held = row.type === 'game started' && hall.payload === null && hall.digest === digestOf(row);
      must(isSame && (held || hall.payload === row.payload), `${chain}: row ${row.seq} differs`);
    });
    rows += here.length;
  }
  return rows;
}

/** Rows of a restored journal that the hall has set aside. */
export async function asideOf(pool: pg.Pool, table: string): Promise<number> {
  const sql =
    'SELECT count(*)::int AS count FROM set_aside WHERE cabinet = (SELECT no FROM cabinet WHERE id = $1)';
  const { rows } = await pool.query<{ readonly count: number }>(sql, [table]);
  return rows[0]?.count ?? 0;
}

/** When it was last seen that two journals have one name, in ms; 0: never. Noted once an epoch, and anew each time it is seen. */
export async function forkSeenMs(pool: pg.Pool, table: string): Promise<number> {
  const sql = 'SELECT max(seen_at) AS at FROM fork WHERE cabinet = (SELECT no FROM cabinet WHERE id = $1)';
  const { rows } = await pool.query<{ readonly at: Date | null }>(sql, [table]);
  return rows[0]?.at?.getTime() ?? 0;
}
