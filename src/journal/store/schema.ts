/** The tables of the journal's database, as the steps that lead to them; `user_version` counts the steps done. */
import type { DatabaseSync } from 'node:sqlite';
import { Fault } from '../../fault/fault.ts';

/** Steps are only ever added: every database that was ever written must find its way to the newest. */
const MIGRATIONS: readonly string[] = [
  // finished: made from the events alone, so that the hall of fame need not read them all at every start; start is the seq
  // of the game's first event, kept is JSON, NULL when it was not played to its end. Games are found by their number.
  // fame_edit: what the operator did to the hall of fame, as JSON; it is no part of any game.
  `CREATE TABLE event (
     seq     INTEGER PRIMARY KEY,
     at      TEXT NOT NULL,
     type    TEXT NOT NULL,
     payload TEXT NOT NULL,
     hash    TEXT NOT NULL
   ) STRICT;
   CREATE INDEX game_start ON event (seq) WHERE type = 'game started';
   CREATE INDEX game_number ON event (CAST(json_extract(payload, '$.game') AS INTEGER))
     WHERE type = 'game started';
   CREATE TABLE finished (
     start INTEGER PRIMARY KEY,
     kept  TEXT,
     hash  TEXT NOT NULL
   ) STRICT;
   CREATE TABLE fame_edit (
     id      INTEGER PRIMARY KEY,
     at      TEXT NOT NULL,
     payload TEXT NOT NULL,
     hash    TEXT NOT NULL
   ) STRICT;`,
];

/** Of the first step. Those before were never published, and chained their events in another way. */
const FIRST_VERSION = 5;

export const SCHEMA_VERSION = FIRST_VERSION + MIGRATIONS.length - 1;

/** Of this database; 0: it is no journal. */
export function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/** Brings the database to the newest version, one transaction a step. `file` is for the message only. */
export function migrate(database: DatabaseSync, file: string): void {
  const version = schemaVersion(database);
  if (version > SCHEMA_VERSION) {
    throw new Fault('journal-open', { say: 'detail.newerSchema', file, version, known: SCHEMA_VERSION });
  }
  if (version !== 0 && version < FIRST_VERSION) {
    throw new Fault('journal-open', { say: 'detail.olderSchema', file, version });
  }
  for (const [step, sql] of MIGRATIONS.entries()) {
    const reached = FIRST_VERSION + step;
    if (reached > version) database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${reached}; COMMIT;`);
  }
}
