/** The tables of events, which only grow: games and books, each with its chain, both in one transaction. */
import type { DatabaseSync } from 'node:sqlite';
import type { BookEvent } from '../../books/event.ts';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import type { GameEvent } from '../../game/event.ts';
import type { ChainLink } from '../journal.ts';

/** `at`: wall time, ISO 8601. */
export type Entry =
  | { readonly at: string; readonly event: GameEvent }
  | { readonly at: string; readonly booked: BookEvent };

export class EventLog {
  readonly #database: DatabaseSync;
  readonly #games: Chain;
  readonly #books: Chain;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#games = new Chain(database, 'event');
    this.#books = new Chain(database, 'book');
  }

  /** In one transaction, which is on the disk when this returns, with the links of all; throws what SQLite says. */
  append(entries: readonly Entry[]): readonly ChainLink[] {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const links = entries.map((entry) =>
        'event' in entry ? this.#games.add(entry.at, entry.event) : this.#books.add(entry.at, entry.booked),
      );
      this.#database.exec('COMMIT');
      this.#games.keep();
      this.#books.keep();
      return links;
    } catch (error) {
      this.#games.forget();
      this.#books.forget();
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

class Chain {
  readonly #insert: ReturnType<DatabaseSync['prepare']>;
  /** Of the newest event that is on the disk, and of the newest of the open transaction. */
  #durable: ChainLink;
  #newest: ChainLink;

  constructor(database: DatabaseSync, table: 'event' | 'book') {
    this.#insert = database.prepare(
      `INSERT INTO ${table} (seq, at, type, payload, hash) VALUES (?, ?, ?, ?, ?)`,
    );
    const newest = database.prepare(`SELECT seq, hash FROM ${table} ORDER BY seq DESC LIMIT 1`).get();
    this.#durable = { seq: Number(newest?.seq ?? 0), hash: String(newest?.hash ?? CHAIN_START) };
    this.#newest = this.#durable;
  }

  add(at: string, event: GameEvent | BookEvent): ChainLink {
    const row = { seq: this.#newest.seq + 1, at, type: event.type, payload: JSON.stringify(event) };
    this.#newest = { seq: row.seq, hash: chainHash(this.#newest.hash, row) };
    this.#insert.run(row.seq, row.at, row.type, row.payload, this.#newest.hash);
    return this.#newest;
  }

  keep(): void {
    this.#durable = this.#newest;
  }

  forget(): void {
    this.#newest = this.#durable;
  }
}
