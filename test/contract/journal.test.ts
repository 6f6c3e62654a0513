import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MemoryJournal, memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { openStore } from '../../src/journal/store/sqlite-store.ts';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import { alter } from '../journal/folder.ts';
import { journalContract } from './journal.contract.ts';

journalContract('memory', () => {
  let journal: MemoryJournal | undefined;
  let limit = Number.POSITIVE_INFINITY;
  return {
    open: async () => {
      journal = memoryJournal(journal?.stored, journal?.booked);
      journal.fail(limit);
      return journal;
    },
    fillUpAfter: (seq) => {
      limit = seq;
    },
    dispose: () => undefined,
  };
});

journalContract('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-journal-'));
  return {
    open: () => openSqliteJournal(folder, folder, 'any'),
    fillUpAfter: (seq) => {
      openStore(folder).close();
      alter(
        folder,
        `CREATE TRIGGER full BEFORE INSERT ON event WHEN NEW.seq > ${seq}
         BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
      );
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
});
