/** A piece of a table's journal as the hall counts it: rows in order, up to the first whose seed is still sealed. */
import type { ClientBase } from 'pg';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import type { ChainName } from '../../journal/outbox.ts';
import type { WireLink } from '../wire/batch.ts';

export interface CountedRow {
  readonly seq: number;
  readonly at: string;
  readonly type: string;
  readonly payload: string;
  readonly hash: string;
}

export const BEGINNING: WireLink = { seq: 0, hash: CHAIN_START };

/** Of one chain, after `after`: at most so many. */
export async function rowsAfter(
  client: ClientBase,
  { cabinet, chain }: { readonly cabinet: number; readonly chain: ChainName },
  after: number,
  limit: number,
): Promise<readonly CountedRow[]> {
  const { rows } = await client.query<Omit<CountedRow, 'seq'> & { readonly seq: string }>(
    `SELECT seq, at, type, payload, encode(hash, 'hex') AS hash FROM event
      WHERE cabinet = $1 AND chain = $2 AND seq > $3
        AND seq < COALESCE((SELECT min(seq) FROM event
                             WHERE cabinet = $1 AND chain = $2 AND payload IS NULL), 9223372036854775807)
      ORDER BY seq LIMIT $4`,
    [cabinet, chain, after, limit],
  );
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Whether the journal still says what was counted there: one that was restored may not. */
export async function isThere(
  client: ClientBase,
  { cabinet, chain }: { readonly cabinet: number; readonly chain: ChainName },
  { seq, hash }: WireLink,
): Promise<boolean> {
  if (seq === 0) return true;
  const { rowCount } = await client.query(
    "SELECT FROM event WHERE cabinet = $1 AND chain = $2 AND seq = $3 AND hash = decode($4, 'hex')",
    [cabinet, chain, seq, hash],
  );
  return rowCount === 1;
}

/** The number of the event that the game of this one began with, or 1. */
export async function startBefore(client: ClientBase, cabinet: number, seq: number): Promise<number> {
  const { rows } = await client.query<{ readonly first: string | null }>(
    `SELECT max(seq) AS first FROM event
      WHERE cabinet = $1 AND chain = 'games' AND type = 'game started' AND seq <= $2`,
    [cabinet, seq],
  );
  return Number(rows[0]?.first ?? 1);
}
