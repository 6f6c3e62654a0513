/** The table of events, which only grows: each is chained to the one before it. */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import type { GameEvent } from '../../game/event.ts';
import type { ChainLink } from '../journal.ts';

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

  /** In one transaction, which is on the disk when this returns, with the links of all; throws what SQLite says. */
  append(entries: readonly Entry[]): readonly ChainLink[] {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const links = this.#insertAll(entries);
      this.#database.exec('COMMIT');
      ({ seq: this.#seq, hash: this.#hash } = links.at(-1) ?? { seq: this.#seq, hash: this.#hash });
      return links;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #insertAll(entries: readonly Entry[]): readonly ChainLink[] {
    let newest: ChainLink = { seq: this.#seq, hash: this.#hash };
    return entries.map(({ at, event }) => {
      const row = { seq: newest.seq + 1, at, type: event.type, payload: JSON.stringify(event) };
      newest = { seq: row.seq, hash: chainHash(newest.hash, row) };
      this.#insert.run(row.seq, row.at, row.type, row.payload, newest.hash);
      return newest;
    });
  }
}
