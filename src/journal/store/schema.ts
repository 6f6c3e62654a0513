/** The tables of the journal's database, as the steps that lead to them; `user_version` counts the steps done. */
import { DatabaseSync } from 'node:sqlite';
import { Fault } from '../../fault/fault.ts';

/** `ours`: exactly the tables of a journal, and nothing else. */
export type SchemaWanted = 'ours' | 'any';

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
  // book: what happened to money, credits and the coin door, chained among themselves. book_sum: what it comes to up to one of
  // them, so that a start reads the few after it; made from them alone, signed.
  `CREATE TABLE book (
     seq     INTEGER PRIMARY KEY,
     at      TEXT NOT NULL,
     type    TEXT NOT NULL,
     payload TEXT NOT NULL,
     hash    TEXT NOT NULL
   ) STRICT;
   CREATE TABLE book_sum (
     seq  INTEGER PRIMARY KEY,
     kept TEXT NOT NULL,
     hash TEXT NOT NULL
   ) STRICT;`,
  // epoch: which line of events this is, for a hall: a journal that was restored is made anew, and so goes on in another one.
  `CREATE TABLE epoch (name TEXT PRIMARY KEY) STRICT;
   INSERT INTO epoch VALUES (lower(hex(randomblob(8))));`,
];

/**
 * Nothing in the file is executed, and it is asked nothing before its tables are looked at: a view in the place of a table could
 * answer for ever, and a trigger throw away what is written. Throws Fault `journal-damaged`, which names what no journal has.
 */
export function checkSchema(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA trusted_schema = OFF');
  const ours = new DatabaseSync(':memory:');
  try {
    // Whoever only reads finds journals of earlier versions as they are.
    migrate(ours, file, Math.max(FIRST_VERSION, Math.min(schemaVersion(database), SCHEMA_VERSION)));
    const expected = objectsOf(ours);
    const found = objectsOf(database);
    const other = [...found].find(([what, sql]) => expected.get(what) !== sql);
    const missing = [...expected.keys()].find((what) => !found.has(what));
    const what = other?.[0] ?? missing;
    if (what !== undefined) throw new Fault('journal-damaged', { say: 'detail.otherSchema', file, what });
  } finally {
    ours.close();
  }
}

/** What the file is made of, by kind and name, each with its definition. */
function objectsOf(database: DatabaseSync): ReadonlyMap<string, string> {
  const rows = database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema').all();
  return new Map(rows.map(({ type, name, tbl_name, sql }) => [`${type} ${name}`, `${tbl_name} ${sql}`]));
}

/** Of the first step. Those before were never published, and chained their events in another way. */
export const FIRST_VERSION = 5;

export const SCHEMA_VERSION = FIRST_VERSION + MIGRATIONS.length - 1;

/** Of this database; 0: it is no journal. */
export function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/** Whether a journal of this version has books. */
export function hasBooks(version: number): boolean {
  return version > FIRST_VERSION;
}

/** Brings the database to a version, the newest one, one transaction a step. `file` is for the message only. */
export function migrate(database: DatabaseSync, file: string, to = SCHEMA_VERSION): void {
  const version = schemaVersion(database);
  if (version > SCHEMA_VERSION) {
    throw new Fault('journal-open', { say: 'detail.newerSchema', file, version, known: SCHEMA_VERSION });
  }
  if (version !== 0 && version < FIRST_VERSION) {
    throw new Fault('journal-open', { say: 'detail.olderSchema', file, version });
  }
  for (const [step, sql] of MIGRATIONS.entries()) {
    const reached = FIRST_VERSION + step;
    if (reached > version && reached <= to)
      database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${reached}; COMMIT;`);
  }
}
