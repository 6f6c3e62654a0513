/** What is read and written of one chain inside of a transaction. */
import type { ClientBase } from 'pg';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import type { ChainName } from '../../journal/outbox.ts';
import { type BatchRow, type HallAnswer, MOST_ROWS, type WireLink } from '../wire/batch.ts';

/** How far a chain of a table is, locked until the transaction ends; epoch undefined: nothing of it is there. */
export interface Head extends WireLink {
  readonly cabinet: number;
  readonly chain: ChainName;
  readonly epoch: string | undefined;
}

/** Undefined: there is no such table, or it was revoked. */
export async function lockHead(
  client: ClientBase,
  table: string,
  chain: ChainName,
): Promise<Head | undefined> {
  const cabinets = await client.query<{ readonly no: number }>({
    name: 'lock cabinet',
    text: 'SELECT no FROM cabinet WHERE id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE',
    values: [table],
  });
  const cabinet = cabinets.rows[0]?.no;
  if (cabinet === undefined) return undefined;
  // Read only now: a statement that had to wait for the lock sees all else as it was before.
  const heads = await client.query<{ readonly [Name in 'epoch' | 'seq' | 'hash']: string }>({
    name: 'read head',
    text: "SELECT epoch, seq, encode(hash, 'hex') AS hash FROM head WHERE cabinet = $1 AND chain = $2",
    values: [cabinet, chain],
  });
  const { epoch, seq = 0, hash = CHAIN_START } = heads.rows[0] ?? {};
  return { cabinet, chain, epoch, seq: Number(seq), hash };
}

/** Of a row that is below the newest; that one is known. */
export async function knownLink(
  client: ClientBase,
  { cabinet, chain, seq }: Head,
  row: BatchRow | undefined,
): Promise<WireLink | undefined> {
  if (row === undefined || row.seq >= seq) return undefined;
  return { seq: row.seq, hash: (await hashesAt(client, { cabinet, chain }, [row.seq])).get(row.seq) ?? '' };
}

export async function hashesAt(
  client: ClientBase,
  { cabinet, chain }: Pick<Head, 'cabinet' | 'chain'>,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ readonly seq: string; readonly hash: string }>(
    "SELECT seq, encode(hash, 'hex') AS hash FROM event WHERE cabinet = $1 AND chain = $2 AND seq = ANY($3)",
    [cabinet, chain, seqs],
  );
  return new Map(rows.map(({ seq, hash }) => [Number(seq), hash]));
}

export async function insertRows(
  client: ClientBase,
  { cabinet, chain }: Head,
  rows: readonly BatchRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'insert rows',
    text: `INSERT INTO event (cabinet, chain, seq, at, type, payload, digest, hash)
           SELECT $1, $2, seq, at, type, payload, decode(digest, 'hex'), decode(hash, 'hex')
             FROM unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
               AS rows (seq, at, type, payload, digest, hash)`,
    values: [
      ...[cabinet, chain],
      ...[rows.map(({ seq }) => seq), rows.map(({ at }) => at), rows.map(({ type }) => type)],
      rows.map((row) => ('payload' in row ? row.payload : null)),
      rows.map((row) => ('digest' in row ? row.digest : null)),
      rows.map(({ hash }) => hash),
    ],
  });
  const last = rows.at(-1);
  await client.query({
    name: 'move head',
    text: `UPDATE head SET seq = $3, hash = decode($4, 'hex'), changed_at = now() WHERE cabinet = $1 AND chain = $2`,
    values: [cabinet, chain, last?.seq, last?.hash],
  });
}

export async function watermark(
  client: ClientBase,
  { cabinet, chain, seq, hash }: Head,
  epoch: string,
): Promise<HallAnswer> {
  const { rows } = await client.query<{ readonly seq: string }>({
    name: 'sealed rows',
    text: 'SELECT seq FROM event WHERE cabinet = $1 AND chain = $2 AND payload IS NULL ORDER BY seq LIMIT $3',
    values: [cabinet, chain, MOST_ROWS],
  });
  return { epoch, seq, hash, sealed: rows.map((row) => Number(row.seq)) };
}

export async function sealedRow(client: ClientBase, { cabinet, chain }: Head, seq: number) {
  const { rows } = await client.query<{ readonly [Name in 'at' | 'type' | 'digest']: string }>(
    `SELECT at, type, encode(digest, 'hex') AS digest FROM event
      WHERE cabinet = $1 AND chain = $2 AND seq = $3 AND payload IS NULL`,
    [cabinet, chain, seq],
  );
  return rows[0];
}

/** For the operators: it is committed with the refusal. */
export async function noteFork(
  client: ClientBase,
  { cabinet, chain }: Head,
  epoch: string,
  seq: number,
): Promise<HallAnswer & { readonly error: 'fork' }> {
  await client.query(
    `INSERT INTO fork (cabinet, chain, epoch, seq) VALUES ($1, $2, $3, $4)
       ON CONFLICT (cabinet, chain, epoch) DO UPDATE SET seq = excluded.seq, seen_at = now()`,
    [cabinet, chain, epoch, seq],
  );
  return { error: 'fork', seq };
}

/** What was sealed is known now. */
export async function openRow(
  client: ClientBase,
  { cabinet, chain }: Head,
  { seq, payload }: { readonly seq: number; readonly payload: string },
): Promise<void> {
  await client.query(
    'UPDATE event SET payload = $4, digest = NULL WHERE cabinet = $1 AND chain = $2 AND seq = $3',
    [cabinet, chain, seq, payload],
  );
}
