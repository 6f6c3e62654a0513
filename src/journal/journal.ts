/** Where events become durable. State is always `replay` of what is read back. */
import type { Books } from '../books/books.ts';
import type { BookEvent } from '../books/event.ts';
import type { GameEvent } from '../game/event.ts';
import type { Game } from '../game/game.ts';

export interface FinishedGame {
  readonly game: Game;
  /** Wall times of its first and its last event, ISO 8601; for people, never for order. */
  readonly startedAt: string;
  readonly endedAt: string;
}

export interface StoredEvent {
  /** Counts all events of the journal from 1, without a gap. */
  readonly seq: number;
  /** Wall time of the append, ISO 8601; for people, never for order. */
  readonly at: string;
  readonly event: GameEvent;
}

/** One event's place in the chain of all events: see `fairness/hash-chain.ts`. */
export interface ChainLink {
  readonly seq: number;
  readonly hash: string;
}

/**
 * Obligations:
 * - `append` keeps the order of the calls and resolves only when the events would survive a power cut (on media that
 *   honour a sync), with the link of the last of them, which covers all before it; events of one call become durable
 *   together or not at all.
 * - What is `booked` with them becomes durable in the same instant; where there are no events, the link is that of the last of these,
 *   in the chain of the books.
 * - After one append failed (Fault `journal-write`), every later one fails too, until the journal is opened again.
 * - `read` returns every durable event from the latest `game started` on, or none; it waits for the appends before it
 *   and rejects with Fault `journal-damaged` when a stored event is not what was written.
 * - `finished` returns at most `limit` games that were played to their end, oldest first, as their events left them: those
 *   after game number `after`; it waits for the appends before it and rejects with Fault `journal-damaged` when it cannot
 *   be read.
 * - `books` returns what all durable events of the books come to; it waits for the appends before it and rejects with Fault
 *   `journal-damaged` when one of them that it reads is not what was written.
 * - `close` waits for the appends before it; it is safe to call twice. After it `append` rejects with Fault
 *   `journal-write`, `read`, `books` and `finished` with Fault `journal-open`.
 */
export interface Journal {
  append(events: readonly GameEvent[], booked?: readonly BookEvent[]): Promise<ChainLink>;
  read(): Promise<readonly StoredEvent[]>;
  books(): Promise<Books>;
  finished(after: number, limit: number): Promise<readonly FinishedGame[]>;
  close(): Promise<void>;
}
