/** The journal of a real table: SQLite in a worker thread, so that a slow disk cannot stop the table. */
import { Fault, messageOf } from '../fault/fault.ts';
import type { Game } from '../game/game.ts';
import type { Journal, StoredEvent } from './journal.ts';
import type { Entry } from './sqlite-store.ts';
import { startThread } from './sqlite-thread.ts';

/**
 * Opens `journal.db` in this folder; both are created where they are missing. Rejects with Fault `journal-open` (no
 * access, or another table has it: the message says who) or `journal-damaged` (the file is no database).
 */
export async function openSqliteJournal(folder: string): Promise<Journal> {
  const thread = await startThread({ folder });
  let last: Promise<unknown> = Promise.resolve();
  let gathering: { readonly entries: Entry[]; readonly done: Promise<void> } | undefined;
  let broken: Fault | undefined;
  let closing: Promise<void> | undefined;

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const commit = async (entries: readonly Entry[]): Promise<void> => {
    gathering = undefined;
    if (broken !== undefined) throw broken;
    try {
      await thread.ask({ type: 'append', entries });
    } catch (error) {
      broken =
        error instanceof Fault ? error : new Fault('journal-write', messageOf(error), { cause: error });
      throw broken;
    }
  };

  return {
    append(events) {
      if (closing !== undefined) return Promise.reject(new Fault('journal-write', 'the journal is closed'));
      // Group commit: everything that is appended while the disk is busy goes into the next transaction together.
      if (gathering === undefined) {
        const entries: Entry[] = [];
        gathering = { entries, done: inOrder(() => commit(entries)) };
      }
      const at = new Date().toISOString();
      gathering.entries.push(...events.map((event) => ({ at, event })));
      return gathering.done;
    },
    read(): Promise<readonly StoredEvent[]> {
      if (closing !== undefined) return Promise.reject(new Fault('journal-open', 'the journal is closed'));
      return inOrder(async () => (await thread.ask({ type: 'read' })).events);
    },
    finished(): Promise<readonly Game[]> {
      if (closing !== undefined) return Promise.reject(new Fault('journal-open', 'the journal is closed'));
      return inOrder(async () => (await thread.ask({ type: 'finished' })).games);
    },
    close() {
      closing ??= inOrder(async () => {
        await thread.ask({ type: 'close' });
        await thread.ended;
      });
      return closing;
    },
  };
}
