/**
 * A journal that kills its process at the first append of a game: exactly at the boundary of an event. What is booked
 * beside it, as each start is, has deaths of its own (torture/coins.ts).
 */

import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';

/** Before the disk hears of it, while it is being written, or when it is durable and nobody has been told. */
export const DEATHS = ['before', 'during', 'after'] as const;
export type Death = (typeof DEATHS)[number];

const die = (): void => void process.kill(process.pid, 'SIGKILL');

export async function dyingJournal(folder: string, death: Death): ReturnType<typeof openSqliteJournal> {
  const journal = await openSqliteJournal(folder);
  return {
    ...journal,
    append(events, booked) {
      if (events.length === 0) return journal.append(events, booked);
      if (death === 'before') die();
      const done = journal.append(events, booked);
      if (death === 'during') setImmediate(die);
      if (death === 'after') void done.then(die);
      return done;
    },
  };
}
