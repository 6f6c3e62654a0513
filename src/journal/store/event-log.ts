/** The table of events, which only grows: each is chained to the one before it. */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import type { GameEvent } from '../../game/event.ts';

/** `at`: wall time, ISO 8601. */
export interface Entry {
  readonly at: string;
  readonly event: GameEvent;
}

export class EventLog {
  readonly #database: DatabaseSync;
  readonly #insert: ReturnType<DatabaseSync['prepare']>;
  /** Of the newest event. */
  #seq: number;
  #hash: string;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#insert = database.prepare(
      'INSERT INTO event (seq, at, type, payload, hash) VALUES (?, ?, ?, ?, ?)',
    );
    const newest = database.prepare('SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1').get();
    this.#seq = Number(newest?.seq ?? 0);
    this.#hash = String(newest?.hash ?? CHAIN_START);
  }

  /** In one transaction, which is on the disk when this returns; throws what SQLite says. */
  append(entries: readonly Entry[]): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const newest = this.#insertAll(entries);
      this.#database.exec('COMMIT');
      ({ seq: this.#seq, hash: this.#hash } = newest);
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #insertAll(entries: readonly Entry[]): { readonly seq: number; readonly hash: string } {
    let newest = { seq: this.#seq, hash: this.#hash };
    for (const { at, event } of entries) {
      const row = { seq: newest.seq + 1, at, type: event.type, payload: JSON.stringify(event) };
      newest = { seq: row.seq, hash: chainHash(newest.hash, row) };
      this.#insert.run(row.seq, row.at, row.type, row.payload, newest.hash);
    }
    return newest;
  }
}
