/** The journal of a real table: SQLite in a worker thread, so that a slow disk cannot stop the table. */
import { join } from 'node:path';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { Archive } from '../archive.ts';
import type { Journal } from '../journal.ts';
import type { Entry } from '../store/sqlite-store.ts';
import { startThread } from './sqlite-thread.ts';

/**
 * Opens `journal.db` in this folder; both are created where they are missing. Rejects with Fault `journal-open` (no
 * access, or another table has it: the message says who) or `journal-damaged` (lost, or no database), which names the newest
 * of the `backups`.
 */
export async function openSqliteJournal(
  folder: string,
  backups: string = join(folder, 'backups'),
): Promise<Journal & Archive> {
  const thread = await startThread({ folder, backups });
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

  const ask: typeof thread.ask = (request) => (closing === undefined ? thread.ask(request) : closed());

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
    read: () => (closing === undefined ? inOrder(() => thread.ask({ type: 'read' })) : closed()),
    finished: (after, limit) =>
      closing === undefined ? inOrder(() => thread.ask({ type: 'finished', after, limit })) : closed(),
    // What follows waits for no append, and no append for it: the worker takes each in its turn.
    history: (before, limit) => ask({ type: 'history', before, limit }),
    gameEvents: (game, after, limit) => ask({ type: 'game', game, after, limit }),
    sealed: (game) => ask({ type: 'sealed', game }),
    openRecord: (game) => ask({ type: 'open record', game }),
    fameEdits: () => ask({ type: 'fame edits' }),
    editFame: (edit) => ask({ type: 'edit fame', edit }),
    info: () => ask({ type: 'info' }),
    backUp: (file) => ask({ type: 'back up', file }),
    close() {
      closing ??= inOrder(async () => {
        await thread.ask({ type: 'close' });
        await thread.ended;
      });
      return closing;
    },
  };
}

function closed(): Promise<never> {
  return Promise.reject(new Fault('journal-open', 'the journal is closed'));
}
