/**
 * The audits of the database's events, counted on from where they were left: in pieces, between which appends have their turn. What
 * has been counted is kept beside the journal, signed with the key of this folder and with the hashes of the newest events in it, so
 * that a start need not count a million events again, and nobody's own figures count.
 */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { AUDITED, type Audited, type Audits, addToAudits, NO_AUDITS } from '../../books/audits.ts';
import { bookEventFrom } from '../../books/form.ts';
import type { GameEvent } from '../../game/event.ts';
import type { AuditReading } from '../archive.ts';
import { dayTime } from '../day-time.ts';
import type { FolderKey } from '../guard/folder-key.ts';
import { readSigned, writeSigned } from '../guard/signed-file.ts';

const FILE = 'audits.json';
/** Of what is kept: of an earlier form is counted anew. */
const FORM = 2;
/** So many more are worth a file. */
const KEEP_AFTER = 1000;

interface Counted {
  /** Of the newest event of games, and of the books, that is in it; 0: none. */
  readonly seq: number;
  readonly bookSeq: number;
  readonly audits: Audits;
}

const NOTHING: Counted = { seq: 0, bookSeq: 0, audits: NO_AUDITS };

export class AuditStore {
  readonly #database: DatabaseSync;
  readonly #key: FolderKey;
  readonly #file: string;
  #counted: Counted | undefined;
  #sinceKept = 0;

  constructor(database: DatabaseSync, key: FolderKey, folder: string) {
    this.#database = database;
    this.#key = key;
    this.#file = join(folder, FILE);
  }

  /** Counts at most so many events more of each kind. */
  read(limit: number): AuditReading {
    const before = this.#counted ?? this.#kept() ?? NOTHING;
    const newest = this.#newest();
    const seq = Math.min(newest.seq, before.seq + limit);
    const bookSeq = Math.min(newest.bookSeq, before.bookSeq + limit);
    const events = [...this.#games(before.seq, seq), ...this.#books(before.bookSeq, bookSeq)];
    const counted = { seq, bookSeq, audits: addToAudits(before.audits, events) };
    this.#counted = counted;
    this.#sinceKept += seq - before.seq + (bookSeq - before.bookSeq);
    const behind = newest.seq - seq + (newest.bookSeq - bookSeq);
    if (this.#sinceKept >= KEEP_AFTER && behind === 0) this.#keep(counted);
    return { behind, audits: counted.audits };
  }

  #newest(): { readonly seq: number; readonly bookSeq: number } {
    const newest = this.#database.prepare(
      'SELECT (SELECT max(seq) FROM event) AS seq, (SELECT max(seq) FROM book) AS bookSeq',
    );
    const { seq, bookSeq } = newest.get() ?? {};
    return { seq: Number(seq ?? 0), bookSeq: Number(bookSeq ?? 0) };
  }

  #games(after: number, upTo: number): readonly Audited[] {
    const types = AUDITED.map((type) => `'${type}'`).join(', ');
    return this.#database
      .prepare(
        `SELECT at, type, payload FROM event WHERE seq > ? AND seq <= ? AND type IN (${types}) ORDER BY seq`,
      )
      .all(after, upTo)
      .map(({ at, payload }) => ({
        event: JSON.parse(String(payload)) as GameEvent,
        at: dayTime(String(at)),
      }));
  }

  #books(after: number, upTo: number): readonly Audited[] {
    return this.#database
      .prepare('SELECT at, type, payload FROM book WHERE seq > ? AND seq <= ? ORDER BY seq')
      .all(after, upTo)
      .flatMap(({ at, type, payload }) => {
        const booked = bookEventFrom(String(type), String(payload));
        return booked === undefined ? [] : [{ booked, at: dayTime(String(at)) }];
      });
  }

  /** Undefined where there is nothing, or nothing of ours. */
  #kept(): Counted | undefined {
    const signed = readSigned(this.#file);
    if (signed === undefined) return undefined;
    const kept = countedIn(signed.text);
    return kept !== undefined && this.#sign(kept, signed.text) === signed.sign ? kept : undefined;
  }

  #keep(kept: Counted): void {
    const text = JSON.stringify(kept);
    if (writeSigned(this.#file, { text, sign: this.#sign(kept, text) })) this.#sinceKept = 0;
  }

  /** Over the newest events in it: another journal, or one that was changed, is counted anew. */
  #sign({ seq, bookSeq }: Counted, counted: string): string {
    return this.#key.sign(
      [`audits ${FORM}`, this.#hash('event', seq), this.#hash('book', bookSeq), counted].join('\n'),
    );
  }

  #hash(table: 'event' | 'book', seq: number): string {
    return String(this.#database.prepare(`SELECT hash FROM ${table} WHERE seq = ?`).get(seq)?.hash);
  }
}

/** Anybody may have written it: what it says counts once its signature fits. */
function countedIn(text: string): Counted | undefined {
  try {
    return JSON.parse(text) as Counted;
  } catch {
    return undefined;
  }
}
