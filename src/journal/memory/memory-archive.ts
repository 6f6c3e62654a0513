/** What an archive is asked, answered from the events of a journal in memory. */
import { addToAudits, NO_AUDITS } from '../../books/audits.ts';
import type { StoredBookEvent } from '../../books/event.ts';
import { Fault } from '../../fault/fault.ts';
import type { Archive, StoredFameEdit } from '../archive.ts';
import { dayTime } from '../day-time.ts';
import type { StoredEvent } from '../journal.ts';
import { openBytes } from '../open-record.ts';
import { eventsOfGame, historyOf, recordOf, sealedGame } from './memory-history.ts';

/** Both grow as events are appended. */
export function memoryArchive(durable: readonly StoredEvent[], booked: readonly StoredBookEvent[]): Archive {
  const edits: StoredFameEdit[] = [];
  return {
    history: async (before, limit) => historyOf(durable, before, limit),
    gameEvents: async (game, after, limit) =>
      eventsOfGame(durable, game)
        .filter(({ seq }) => seq > after)
        .slice(0, limit),
    sealed: async (game) => sealedGame(durable, game),
    openRecord: async (game) => openBytes(recordOf(durable, game)),
    bookEvents: async (after, limit) => booked.slice(after, after + limit),
    audits: async () => ({
      behind: 0,
      audits: addToAudits(NO_AUDITS, [
        ...durable.map(({ at, event }) => ({ event, at: dayTime(at) })),
        ...booked.map(({ at, event }) => ({ booked: event, at: dayTime(at) })),
      ]),
    }),
    fameEdits: async () => [...edits],
    editFame: async (edit) => void edits.push(edit),
    info: async () => ({
      ...{ file: '', bytes: 0, freeBytes: Number.POSITIVE_INFINITY },
      ...{ events: durable.length, newestAt: durable.at(-1)?.at, replayed: 0 },
    }),
    backUp: (file) => Promise.reject(new Fault('backup-failed', { say: 'detail.noFileToCopy', file })),
  };
}
