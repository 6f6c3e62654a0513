/** The journals of all tables in PostgreSQL. What it answers is committed: nothing else is ever acknowledged. */
import type { Pool } from 'pg';
import { digestOf } from '../../fairness/hash-chain.ts';
import type { Batch, HallAnswer, Opened } from '../wire/batch.ts';
import { judge } from './judge.ts';
import { beginEpoch } from './part.ts';
import { insertRows, knownLink, lockHead, noteFork, openRow, sealedRow, watermark } from './rows.ts';
import { transaction } from './transaction.ts';

export class Journals {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** `table`: who speaks. Rejects with what PostgreSQL says; then nothing was written, or nobody can know. */
  take(table: string, { chain, epoch, rows, links }: Batch): Promise<HallAnswer> {
    return transaction(this.#pool, async (client) => {
      const found = await lockHead(client, table, chain);
      if (found === undefined) return { error: 'stranger' };
      const head = found.epoch === epoch ? found : await beginEpoch(client, found, epoch, links);
      if ('error' in head) return head;
      const verdict = judge(head, rows, await knownLink(client, head, rows.at(-1)));
      if ('gap' in verdict) return { error: 'gap', after: verdict.gap };
      if ('fork' in verdict) return noteFork(client, head, epoch, verdict.fork);
      const last = verdict.take.at(-1) ?? head;
      await insertRows(client, head, verdict.take);
      return watermark(client, { ...head, seq: last.seq, hash: last.hash }, epoch);
    });
  }

  /** The same for payloads that were held back: each is what its digest stands for, or nothing of it is taken. */
  open(table: string, { epoch, rows }: Opened): Promise<HallAnswer> {
    return transaction(this.#pool, async (client) => {
      const head = await lockHead(client, table, 'games');
      if (head === undefined) return { error: 'stranger' };
      if (head.epoch !== epoch) return { error: 'fork', seq: head.seq };
      for (const { seq, payload } of rows) {
        const row = await sealedRow(client, head, seq);
        if (row === undefined) continue;
        if (digestOf({ seq, at: row.at, type: row.type, payload }) !== row.digest)
          return noteFork(client, head, epoch, seq);
        await openRow(client, head, { seq, payload });
      }
      return watermark(client, head, epoch);
    });
  }
}
