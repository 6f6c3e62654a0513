/**
 * The books in the database. Their sum is kept now and then, as the ends of finished games are: it is believed only while it is
 * signed with the key of this folder and fits the event that it was made at, else all events are read.
 */
import type { DatabaseSync } from 'node:sqlite';
import { addToBooks, type Books, NO_BOOKS } from '../../books/books.ts';
import type { StoredBookEvent } from '../../books/event.ts';
import { bookEventFrom } from '../../books/form.ts';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import type { RecordRow } from '../../fairness/record.ts';
import { Fault } from '../../fault/fault.ts';
import type { FolderKey } from '../guard/folder-key.ts';
import { bounded, orDamaged } from './events.ts';

/** So many events are read at a start at most, and at once. */
const PIECE = 1000;

export interface BookRow extends StoredBookEvent {
  readonly hash: string;
}

/** Of the sum so far, with the hash of its newest event. */
interface Summed {
  readonly books: Books;
  readonly hash: string;
}

export class BookStore {
  readonly #database: DatabaseSync;
  readonly #key: FolderKey;
  readonly #file: string;
  /** As of the last reading. */
  #summed: Summed | undefined;

  constructor(database: DatabaseSync, key: FolderKey, file: string) {
    this.#database = database;
    this.#key = key;
    this.#file = file;
  }

  /** Throws Fault `journal-damaged`. */
  sum(): Books {
    return orDamaged(this.#file, () => {
      const before = this.#summed ?? this.#kept() ?? { books: NO_BOOKS, hash: CHAIN_START };
      let summed = before;
      for (let rows: readonly BookRow[] = []; rows.length === PIECE || summed === before; ) {
        rows = bookRows(
          this.#database,
          { after: summed.books.seq, limit: PIECE, before: summed.hash },
          this.#file,
        );
        if (rows.length === 0) break;
        summed = {
          books: rows.reduce(addToBooks, summed.books),
          hash: rows.at(-1)?.hash ?? summed.hash,
        };
      }
      if (summed.books.seq - before.books.seq >= PIECE) this.#keep(summed);
      this.#summed = summed;
      return summed.books;
    });
  }

  #kept(): Summed | undefined {
    const row = this.#database
      .prepare('SELECT seq, kept, hash FROM book_sum ORDER BY seq DESC LIMIT 1')
      .get();
    if (row === undefined) return undefined;
    const at = this.#database.prepare('SELECT hash FROM book WHERE seq = ?').get(Number(row.seq));
    const hash = String(at?.hash);
    if (this.#sign(hash, String(row.kept)) !== row.hash) return undefined;
    return { books: JSON.parse(String(row.kept)) as Books, hash };
  }

  #keep({ books, hash }: Summed): void {
    const kept = JSON.stringify(books);
    this.#database
      .prepare('INSERT OR REPLACE INTO book_sum (seq, kept, hash) VALUES (?, ?, ?)')
      .run(books.seq, kept, this.#sign(hash, kept));
    this.#database.prepare('DELETE FROM book_sum WHERE seq < ?').run(books.seq);
  }

  #sign(hash: string, kept: string): string {
    return this.#key.sign(chainHash(hash, { seq: 0, at: '', type: 'books', payload: kept }));
  }
}

/** Where in the chain to begin; `before` left out: what the row in front says. */
interface Piece {
  readonly after: number;
  readonly limit: number;
  readonly before?: string;
}

/** Throws Fault `journal-damaged`, which names the event that is not what was written, or is nothing that a table writes. */
export function bookRows(
  database: DatabaseSync,
  { after, limit, before }: Piece,
  file: string,
): readonly BookRow[] {
  let hash = before ?? hashAt(database, after);
  const rows = database
    .prepare(
      `SELECT seq, ${bounded('at', 'type', 'payload', 'hash')} FROM book WHERE seq > ? ORDER BY seq LIMIT ?`,
    )
    .all(after, limit) as unknown as readonly RecordRow[];
  return rows.map((row, index) => {
    const { seq, at, type, payload } = row;
    const event = bookEventFrom(type, payload);
    if (seq !== after + index + 1 || chainHash(hash, row) !== row.hash || event === undefined)
      throw new Fault('journal-damaged', {
        ...{ say: 'detail.inCopy', file, why: { say: 'detail.bookChanged', seq: after + index + 1 } },
      });
    hash = row.hash;
    return { seq, at, event, hash };
  });
}

function hashAt(database: DatabaseSync, seq: number): string {
  if (seq === 0) return CHAIN_START;
  return String(database.prepare('SELECT hash FROM book WHERE seq = ?').get(seq)?.hash);
}
