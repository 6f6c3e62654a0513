/**
 * A journal that was restored goes on in an epoch of its own, from a row that the hall may have passed already. What the hall has
 * beyond it is set aside, never thrown away; and an epoch that is over never comes back, so that a table with the old journal cannot
 * take turns with the new one.
 */
import type { ClientBase } from 'pg';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import type { Batch, HallAnswer } from '../wire/batch.ts';
import { partedBetween } from './judge.ts';
import { type Head, hashesAt, noteFork } from './rows.ts';

/** The head to go on from, or what is asked, or why not. */
export async function beginEpoch(
  client: ClientBase,
  head: Head,
  epoch: string,
  links: Batch['links'],
): Promise<Head | Extract<HallAnswer, { readonly error: unknown }>> {
  const { cabinet, chain } = head;
  if (head.epoch === undefined) {
    await client.query(
      "INSERT INTO head (cabinet, chain, epoch, seq, hash) VALUES ($1, $2, $3, 0, decode($4, 'hex'))",
      [cabinet, chain, epoch, CHAIN_START],
    );
    return { ...head, epoch };
  }
  const past = await client.query(
    'SELECT 1 FROM past_epoch WHERE cabinet = $1 AND chain = $2 AND epoch = $3',
    [cabinet, chain, epoch],
  );
  if (past.rowCount !== 0) return noteFork(client, head, epoch, head.seq);
  if (links === undefined && head.seq > 0) return { error: 'epoch', after: 0, before: head.seq + 1 };
  const ascending = (links ?? []).toSorted((a, b) => a.seq - b.seq);
  const ours = await hashesAt(
    client,
    head,
    ascending.map(({ seq }) => seq),
  );
  const { after, before } = partedBetween(ascending, ours);
  if (before !== undefined && before > after + 1) return { error: 'epoch', after, before };
  return goOnFrom(client, { ...head, epoch: head.epoch }, epoch, {
    seq: after,
    hash: ours.get(after) ?? CHAIN_START,
  });
}

async function goOnFrom(
  client: ClientBase,
  head: Head & { readonly epoch: string },
  epoch: string,
  from: { readonly seq: number; readonly hash: string },
): Promise<Head> {
  const { cabinet, chain } = head;
  await client.query('INSERT INTO past_epoch (cabinet, chain, epoch, parted_after) VALUES ($1, $2, $3, $4)', [
    cabinet,
    chain,
    head.epoch,
    from.seq,
  ]);
  await client.query(
    `WITH gone AS (DELETE FROM event WHERE cabinet = $1 AND chain = $2 AND seq > $3 RETURNING *)
     INSERT INTO set_aside SELECT gone.*, $4 FROM gone`,
    [cabinet, chain, from.seq, head.epoch],
  );
  await client.query(
    `UPDATE head SET epoch = $3, seq = $4, hash = decode($5, 'hex'), changed_at = now()
      WHERE cabinet = $1 AND chain = $2`,
    [cabinet, chain, epoch, from.seq, from.hash],
  );
  return { ...head, ...from, epoch };
}
