/** What the operator and the history pages ask of a journal. An append waits for one of these readings at most. */
import type { Audits } from '../books/audits.ts';
import type { StoredBookEvent } from '../books/event.ts';
import type { FameEdit } from '../game/index.ts';
import type { Text } from '../language/sentence.ts';
import type { FinishedGame, StoredEvent } from './journal.ts';

export interface HistoryPage {
  /** Newest first. */
  readonly games: readonly FinishedGame[];
  /** There are older ones. */
  readonly more: boolean;
}

/** A game whose seed must stay unknown. */
export interface SealedGame {
  /** In words, the first event that is not what was written. */
  readonly broken: Text | undefined;
}

export interface StoredFameEdit {
  /** ISO 8601. */
  readonly at: string;
  /** The operator's name. */
  readonly who: string;
  readonly edit: FameEdit;
}

export interface JournalInfo {
  /** Empty for a journal that is no file. */
  readonly file: string;
  /** Of the database with its write-ahead log. */
  readonly bytes: number;
  /** What this user may still write to the medium. */
  readonly freeBytes: number;
  readonly events: number;
  /** Wall time of the newest durable event, ISO 8601; undefined while there is none. */
  readonly newestAt: string | undefined;
  /** Finished games whose ends, kept beside the events, did not fit them and were made from them again since the journal was opened. */
  readonly replayed: number;
}

/** As far as they have been counted. */
export interface AuditReading {
  /** Events that have not been counted yet. */
  readonly behind: number;
  readonly audits: Audits;
}

/** What a copy of the journal has in it, the game that is played included. */
export interface Held {
  readonly games: number;
  readonly events: number;
}

/**
 * Obligations:
 * - `history` gives at most `limit` games that were played to their end, those before game number `before` (or the
 *   newest ones); a finished game that is open again is none.
 * - `gameEvents` gives at most `limit` durable events of the game with this number, those after event `after` (0 = from its
 *   first), none when there is no such game, and rejects with Fault `journal-damaged` when one of them is not what was
 *   written.
 * - `sealed` gives a game whose seed must stay unknown, since it is still played; undefined for any other number. It reads
 *   each event of it once, however often it is asked.
 * - `openRecord` gives the game as it is stored, a `GameRecord` as JSON in UTF-8: whoever asks wants to check it; with it, as
 *   `played`, what is wrong with it by the rules. Undefined: no such game, or its seed must stay unknown.
 * - `audits` counts at most `limit` events more, and gives what has been counted; whoever wants all asks until none is behind.
 * - `bookEvents` gives at most `limit` events of the books, those after event `after` (0 = from the first), and rejects with
 *   Fault `journal-damaged` when one of them is not what was written.
 * - An edit is durable when `editFame` resolves; `fameEdits` gives all of them, oldest first.
 * - `backUp` writes a consistent copy to `file`, which must not exist, while appends go on; the file is there, whole and
 *   durable, when it resolves with what it holds, and not there when it rejects (Fault `backup-failed`). Whole: every event in it is what was
 *   written, and `restoreJournal` takes it; the fault names the event that is not.
 */
export interface Archive {
  history(before: number | undefined, limit: number): Promise<HistoryPage>;
  gameEvents(game: number, after: number, limit: number): Promise<readonly StoredEvent[]>;
  sealed(game: number): Promise<SealedGame | undefined>;
  openRecord(game: number): Promise<Uint8Array | undefined>;
  bookEvents(after: number, limit: number): Promise<readonly StoredBookEvent[]>;
  audits(limit: number): Promise<AuditReading>;
  fameEdits(): Promise<readonly StoredFameEdit[]>;
  editFame(edit: StoredFameEdit): Promise<void>;
  info(): Promise<JournalInfo>;
  backUp(file: string): Promise<Held>;
}
