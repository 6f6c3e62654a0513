/** What is written of a batch inside of a transaction, and what may be answered once that is committed. */
import type { ClientBase } from 'pg';
import type { Batch, HallAnswer } from '../wire/batch.ts';
import { judge } from './judge.ts';
import { beginEpoch } from './part.ts';
import { insertRows, knownLink, lockHead, lockHeads, noteFork, type Taken, watermarks } from './rows.ts';

/** What a table sent; who speaks is not in the batch. */
export interface Sent {
  readonly table: string;
  readonly batch: Batch;
}

/**
 * Batches of many tables at once, each of another, as most of them are: what follows the newest row. Undefined for all else, which
 * is taken alone afterwards: so nobody waits for a table that is locked, parts from what is there or begins anew, and of such a one
 * nothing is written here.
 */
export async function takeTogether(
  client: ClientBase,
  sent: readonly Sent[],
): Promise<readonly (HallAnswer | undefined)[]> {
  const heads = await lockHeads(client, new Map(sent.map(({ table, batch }) => [table, batch.chain])));
  const judged = sent.map(({ table, batch: { epoch, rows } }): Taken | undefined => {
    const head = heads.get(table);
    const last = rows.at(-1);
    if (head?.epoch !== epoch || (last !== undefined && last.seq < head.seq)) return undefined;
    const verdict = judge(head, rows, undefined);
    return 'take' in verdict ? { head, rows: verdict.take } : undefined;
  });
  const taken = judged.filter((one) => one !== undefined);
  await insertRows(client, taken);
  const marks = await watermarks(client, taken);
  const markOf = new Map(taken.map((one, at) => [one, marks[at]]));
  return judged.map((one) => one && markOf.get(one));
}

/** Whatever it is. */
export async function takeAlone(
  client: ClientBase,
  { table, batch: { chain, epoch, rows, links } }: Sent,
): Promise<HallAnswer> {
  const found = await lockHead(client, table, chain);
  if (found === undefined) return { error: 'stranger' };
  const head = found.epoch === epoch ? found : await beginEpoch(client, found, epoch, links);
  if ('error' in head) return head;
  const verdict = judge(head, rows, await knownLink(client, head, rows.at(-1)));
  if ('gap' in verdict) return { error: 'gap', after: verdict.gap };
  if ('fork' in verdict) return noteFork(client, head, epoch, verdict.fork);
  const taken: Taken = { head, rows: verdict.take };
  await insertRows(client, [taken]);
  return watermarkOf(client, taken);
}

export async function watermarkOf(client: ClientBase, taken: Taken): Promise<HallAnswer> {
  const [mark] = await watermarks(client, [taken]);
  if (mark === undefined) throw new RangeError('a chain has one watermark');
  return mark;
}
