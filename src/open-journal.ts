/** The journal of a table, and what of it may be sent to a hall. */
import type { Config } from './config/schema.ts';
import type { Archive } from './journal/archive.ts';
import type { GameProof } from './journal/game-check.ts';
import type { Journal } from './journal/journal.ts';
import type { RowOutbox } from './journal/outbox.ts';
import { openSqliteJournal } from './journal/thread/sqlite-journal.ts';

export interface OpenedJournal {
  readonly journal: Journal & Archive;
  /** Undefined: it was handed in by a test, and is sent to nobody. */
  readonly outbox: RowOutbox | undefined;
}

export async function openJournal(
  { dataDir, backup }: Config,
  given: (Journal & Archive) | undefined,
  proof: GameProof,
): Promise<OpenedJournal> {
  if (given !== undefined) return { journal: given, outbox: undefined };
  const journal = await openSqliteJournal(dataDir, backup.folder, 'ours', proof);
  return { journal, outbox: journal };
}
