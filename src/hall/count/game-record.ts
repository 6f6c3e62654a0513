/** A finished game of a table as its journal has it, for those who check it themselves: the hall adds nothing to it. */
import type { Pool } from 'pg';
import { CHAIN_START, digestOf } from '../../fairness/hash-chain.ts';
import type { GameRecord, RecordRow } from '../../fairness/record.ts';
import { openBytes } from '../../journal/open-record.ts';

type StoredRow = Omit<RecordRow, 'seq' | 'payload'> & {
  readonly seq: string;
  readonly payload: string | null;
  readonly digest: string | null;
};

/** As JSON in UTF-8; undefined: nobody has a result in such a game of this table, or its seed must stay unknown. */
export async function openGame(pool: Pool, table: string, game: number): Promise<Uint8Array | undefined> {
  const started = await pool.query<{ readonly cabinet: number; readonly first: string }>(
    `SELECT cabinet, first FROM result JOIN cabinet ON cabinet.no = cabinet
      WHERE cabinet.id = $1 AND game = $2 LIMIT 1`,
    [table, game],
  );
  const [at] = started.rows;
  if (at === undefined) return undefined;
  const { rows } = await pool.query<StoredRow>(
    `SELECT seq, at, type, payload, encode(digest, 'hex') AS digest, encode(hash, 'hex') AS hash FROM event
      WHERE cabinet = $1 AND chain = 'games' AND seq BETWEEN $2::bigint - 1 AND COALESCE(
        (SELECT min(seq) FROM event WHERE cabinet = $1 AND chain = 'games' AND type = 'game started' AND seq > $2),
        9223372036854775807)
      ORDER BY seq`,
    [at.cabinet, at.first],
  );
  return openBytes(recordOf(game, Number(at.first), rows));
}

/** `stored`: with the event before the game, and the first of the next one, where there are any. */
function recordOf(game: number, first: number, stored: readonly StoredRow[]): GameRecord | undefined {
  const isBefore = (row: StoredRow): boolean => Number(row.seq) < first;
  const after = stored.find(({ seq, type }) => type === 'game started' && Number(seq) > first);
  const rows = stored.filter((row) => row !== after && !isBefore(row)).map(rowOf);
  if (rows.length === 0 || rows.some((row) => row === undefined)) return undefined;
  const before = stored.find(isBefore)?.hash ?? CHAIN_START;
  const record = { game, before, rows: rows.filter((row) => row !== undefined) };
  if (after === undefined) return record;
  const next = rowOf(after);
  return { ...record, next: { digest: next ? digestOf(next) : (after.digest ?? ''), hash: after.hash } };
}

function rowOf({ seq, at, type, payload, hash }: StoredRow): RecordRow | undefined {
  return payload === null ? undefined : { seq: Number(seq), at, type, payload, hash };
}
