/** What is read and written of one chain inside of a transaction. */
import type { ClientBase } from 'pg';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import type { ChainName } from '../../journal/outbox.ts';
import { type BatchRow, type HallAnswer, MOST_ROWS, type Watermark, type WireLink } from '../wire/batch.ts';

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

/**
 * The same for many tables at once, of each the chain it names. Without waiting: a table that somebody else has locked is not among
 * them, nor is one whose chain has nothing yet.
 */
export async function lockHeads(
  client: ClientBase,
  chains: ReadonlyMap<string, ChainName>,
): Promise<ReadonlyMap<string, Head>> {
  const cabinets = await client.query<{ readonly id: string; readonly no: number }>({
    name: 'lock cabinets',
    text: 'SELECT id, no FROM cabinet WHERE id = ANY($1) AND revoked_at IS NULL FOR NO KEY UPDATE SKIP LOCKED',
    values: [[...chains.keys()]],
  });
  const found = cabinets.rows.map(({ id, no }) => ({ id, no, chain: chains.get(id) as ChainName }));
  const heads = await client.query<{
    readonly [Name in 'epoch' | 'seq' | 'hash' | 'place']: string;
  }>({
    name: 'read heads',
    text: `SELECT place, epoch, seq, encode(hash, 'hex') AS hash
             FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY AS asked (cabinet, chain, place)
             JOIN head USING (cabinet, chain)`,
    values: [found.map(({ no }) => no), found.map(({ chain }) => chain)],
  });
  return new Map(
    heads.rows.flatMap(({ place, epoch, seq, hash }) => {
      const table = found[Number(place) - 1];
      if (table === undefined) return [];
      return [[table.id, { cabinet: table.no, chain: table.chain, epoch, seq: Number(seq), hash }] as const];
    }),
  );
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

/** What a chain gets, in the order of its numbers. */
export interface Taken {
  readonly head: Head;
  readonly rows: readonly BatchRow[];
}

/** Of as many chains as there are at once: their rows, and how far each is by them. */
export async function insertRows(client: ClientBase, taken: readonly Taken[]): Promise<void> {
  const rows = taken.flatMap(({ head: { cabinet, chain }, rows: own }) =>
    own.map((row) => ({ cabinet, chain, row })),
  );
  if (rows.length === 0) return;
  await client.query({
    name: 'insert rows',
    text: `INSERT INTO event (cabinet, chain, seq, at, type, payload, digest, hash)
           SELECT cabinet, chain, seq, at, type, payload, decode(digest, 'hex'), decode(hash, 'hex')
             FROM unnest($1::integer[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
               AS rows (cabinet, chain, seq, at, type, payload, digest, hash)`,
    values: [
      ...[rows.map(({ cabinet }) => cabinet), rows.map(({ chain }) => chain)],
      ...[rows.map(({ row }) => row.seq), rows.map(({ row }) => row.at), rows.map(({ row }) => row.type)],
      rows.map(({ row }) => ('payload' in row ? row.payload : null)),
      rows.map(({ row }) => ('digest' in row ? row.digest : null)),
      rows.map(({ row }) => row.hash),
    ],
  });
  const moved = taken.flatMap(({ head: { cabinet, chain }, rows: own }) => {
    const last = own.at(-1);
    return last === undefined ? [] : [{ cabinet, chain, last }];
  });
  await client.query({
    name: 'move heads',
    text: `UPDATE head SET seq = moved.seq, hash = decode(moved.hash, 'hex'), changed_at = now()
             FROM unnest($1::integer[], $2::text[], $3::bigint[], $4::text[]) AS moved (cabinet, chain, seq, hash)
            WHERE head.cabinet = moved.cabinet AND head.chain = moved.chain`,
    values: [
      ...[moved.map(({ cabinet }) => cabinet), moved.map(({ chain }) => chain)],
      ...[moved.map(({ last }) => last.seq), moved.map(({ last }) => last.hash)],
    ],
  });
}

/** What these chains have now, in this order; it may be told once it is committed. */
export async function watermarks(client: ClientBase, taken: readonly Taken[]): Promise<readonly Watermark[]> {
  const { rows: found } = await client.query<{ readonly place: string; readonly seq: string }>({
    name: 'sealed rows',
    text: `SELECT place, sealed.seq
             FROM unnest($1::integer[], $2::text[]) WITH ORDINALITY AS asked (cabinet, chain, place),
                  LATERAL (SELECT seq FROM event
                            WHERE cabinet = asked.cabinet AND chain = asked.chain AND payload IS NULL
                            ORDER BY seq LIMIT $3) AS sealed
            ORDER BY place, sealed.seq`,
    values: [taken.map(({ head }) => head.cabinet), taken.map(({ head }) => head.chain), MOST_ROWS],
  });
  const sealed = Map.groupBy(found, ({ place }) => Number(place) - 1);
  return taken.map(({ head, rows }, at) => {
    const { seq, hash } = rows.at(-1) ?? head;
    return {
      epoch: head.epoch ?? '',
      seq,
      hash,
      sealed: (sealed.get(at) ?? []).map((row) => Number(row.seq)),
    };
  });
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
