/** The journal of a real table: SQLite in a worker thread, so that a slow disk cannot stop the table. */
import { join } from 'node:path';
import { Fault } from '../../fault/fault.ts';
import type { Archive } from '../archive.ts';
import type { GameProof } from '../game-check.ts';
import { inOrder } from '../in-order.ts';
import type { Journal } from '../journal.ts';
import type { RowOutbox } from '../outbox.ts';
import type { SchemaWanted } from '../store/schema.ts';
import type { RemoteCalls } from './calls.ts';
import { GroupCommit } from './group-commit.ts';
import { startThread } from './sqlite-thread.ts';

/**
 * Opens `journal.db` in this folder; both are created where they are missing. Rejects with Fault `journal-open` (no
 * access), `journal-in-use` (another table has it: the message says who) or `journal-damaged` (lost, or no database), which names the newest
 * of the `backups`. `schema`: tests have their disks filled up by a trigger; `proof`: what its games
 * must show when they are read.
 */
export async function openSqliteJournal(
  folder: string,
  backups: string = join(folder, 'backups'),
  schema: SchemaWanted = 'ours',
  proof: GameProof = 'form',
): Promise<Journal & Archive & RowOutbox> {
  const { calls, ended } = await startThread({ folder, backups, schema, proof });
  const queued = inOrder();
  const commits = new GroupCommit(queued, calls.append);
  let closing: Promise<void> | undefined;
  const unlessClosed = <T>(work: () => Promise<T>): Promise<T> =>
    closing === undefined
      ? work()
      : Promise.reject(new Fault('journal-open', { say: 'detail.journalClosed' }));

  /** Appends have their turn between the pieces: a restored journal has thousands of games to be played again. */
  const allKept = async (): Promise<void> => {
    while ((await unlessClosed(() => calls.keepFinished(KEPT_AT_ONCE))) > 0);
  };

  return {
    // What an archive is asked waits for no append, and no append for it: the worker takes each in its turn.
    ...eachCall(calls, unlessClosed),
    append(events, booked) {
      if (closing === undefined) return commits.append(events, booked);
      return Promise.reject(new Fault('journal-write', { say: 'detail.journalClosed' }));
    },
    read: () => unlessClosed(() => queued(() => calls.read())),
    books: () => unlessClosed(() => queued(() => calls.books())),
    async finished(after, limit) {
      await allKept();
      return unlessClosed(() => queued(() => calls.finished(after, limit)));
    },
    async history(before, limit) {
      await allKept();
      return unlessClosed(() => calls.history(before, limit));
    },
    close() {
      closing ??= queued(async () => {
        await calls.close();
        await ended;
      });
      return closing;
    },
  };
}

/** Games that are played again at once: some 50 ms. */
const KEPT_AT_ONCE = 5;

type AnyCall = (...parameters: readonly unknown[]) => Promise<unknown>;

/** The same calls, each made inside of `around`. */
function eachCall(
  calls: RemoteCalls,
  around: (work: () => Promise<unknown>) => Promise<unknown>,
): RemoteCalls {
  const wrapped = Object.entries<AnyCall>(calls as unknown as Record<string, AnyCall>).map(([name, call]) => [
    name,
    (...parameters: readonly unknown[]) => around(() => call(...parameters)),
  ]);
  return Object.fromEntries(wrapped);
}
