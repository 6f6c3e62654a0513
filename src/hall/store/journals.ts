/**
 * The journals of all tables in PostgreSQL. What it answers is committed: nothing else is ever acknowledged. What lies there while
 * the database is at work goes into its next transaction together, as a commit for each of a thousand tables is more than two cores
 * can do; one that does not go well is taken back, and each of its batches is tried by itself.
 */
import type { Pool } from 'pg';
import { digestOf } from '../../fairness/hash-chain.ts';
import type { Batch, HallAnswer, Opened } from '../wire/batch.ts';
import { lockHead, noteFork, openRow, sealedRow } from './rows.ts';
import { type Sent, takeAlone, takeTogether, watermarkOf } from './take.ts';
import { transaction } from './transaction.ts';

/** Transactions of many tables at the same time: one is checked here while another is written there. */
const GROUPS = 2;
/** Rows of such a one, or more by one batch: checked in a few milliseconds, in which nothing else is. */
const GROUP_ROWS = 500;

interface Waiting extends Sent {
  readonly answer: PromiseWithResolvers<HallAnswer>;
}

export class Journals {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  /** Tables with a batch at work: the next one of these waits for it. */
  readonly #busy = new Set<string>();
  #groups = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** `table`: who speaks. Rejects with what PostgreSQL says; then nothing was written, or nobody can know. */
  take(table: string, batch: Batch): Promise<HallAnswer> {
    const answer = Promise.withResolvers<HallAnswer>();
    this.#waiting.push({ table, batch, answer });
    this.#begin();
    return answer.promise;
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
      return watermarkOf(client, { head, rows: [] });
    });
  }

  #begin(): void {
    while (this.#groups < GROUPS) {
      const group = this.#nextGroup();
      if (group.length === 0) return;
      this.#groups += 1;
      void this.#takeGroup(group).finally(() => {
        this.#groups -= 1;
        this.#begin();
      });
    }
  }

  /** Who waits longest first, one of each table; they are at work from now on. */
  #nextGroup(): readonly Waiting[] {
    const group: Waiting[] = [];
    let rows = 0;
    this.#waiting = this.#waiting.filter((waiting) => {
      if (rows >= GROUP_ROWS || this.#busy.has(waiting.table)) return true;
      this.#busy.add(waiting.table);
      group.push(waiting);
      rows += waiting.batch.rows.length;
      return false;
    });
    return group;
  }

  async #takeGroup(group: readonly Waiting[]): Promise<void> {
    const work = transaction(this.#pool, (client) => takeTogether(client, group));
    // Whose fault it was that one failed is found out by each alone.
    const answers = await work.catch(() => []);
    for (const [at, waiting] of group.entries()) {
      const answer = answers[at];
      if (answer === undefined) void this.#takeAlone(waiting);
      else this.#end(waiting, () => waiting.answer.resolve(answer));
    }
  }

  async #takeAlone(waiting: Waiting): Promise<void> {
    try {
      const answer = await transaction(this.#pool, (client) => takeAlone(client, waiting));
      this.#end(waiting, () => waiting.answer.resolve(answer));
    } catch (error) {
      this.#end(waiting, () => waiting.answer.reject(error));
    }
  }

  #end(waiting: Waiting, tell: () => void): void {
    this.#busy.delete(waiting.table);
    tell();
    this.#begin();
  }
}
