/** Rows of the database for whoever sends them on: as they are stored, without the seed of a game that is still played. */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, digestOf } from '../../fairness/hash-chain.ts';
import { opens, type RecordRow } from '../../fairness/record.ts';
import type { ChainLink } from '../journal.ts';
import type { ChainName, Most, RowPiece } from '../outbox.ts';
import { bounded, orDamaged } from './events.ts';

const TABLES: Readonly<Record<ChainName, string>> = { games: 'event', books: 'book' };
const NOTHING: RowPiece = { rows: Buffer.from('[]'), count: 0, last: undefined };

export class OutboxRows {
  readonly #database: DatabaseSync;
  readonly #file: string;
  /** The newest game that is known to be open: it is not asked for again. */
  #open = 0;

  /** `file` is for messages. */
  constructor(database: DatabaseSync, file: string) {
    this.#database = database;
    this.#file = file;
  }

  epoch(): string {
    return orDamaged(this.#file, () => String(this.#database.prepare('SELECT name FROM epoch').get()?.name));
  }

  newest(chain: ChainName): ChainLink {
    return orDamaged(this.#file, () => {
      const newest = `SELECT seq, hash FROM ${TABLES[chain]} ORDER BY seq DESC LIMIT 1`;
      const { seq = 0, hash = CHAIN_START } = this.#database.prepare(newest).get() ?? {};
      return { seq: Number(seq), hash: String(hash) };
    });
  }

  links(chain: ChainName, seqs: readonly number[]): readonly ChainLink[] {
    return orDamaged(this.#file, () => {
      const at = this.#database.prepare(`SELECT seq, hash FROM ${TABLES[chain]} WHERE seq = ?`);
      const found = seqs.toSorted((a, b) => a - b).map((seq) => at.get(seq));
      return found.flatMap((row) => (row ? [{ seq: Number(row.seq), hash: String(row.hash) }] : []));
    });
  }

  piece(chain: ChainName, after: number, { rows: most, bytes }: Most): RowPiece {
    return orDamaged(this.#file, () => {
      const rows = this.#database
        .prepare(
          `SELECT seq, ${bounded('at', 'type', 'payload', 'hash')} FROM ${TABLES[chain]} WHERE seq > ? ORDER BY seq LIMIT ?`,
        )
        .all(after, most) as unknown as readonly RecordRow[];
      const sealed = chain === 'games' ? this.#sealed() : undefined;
      return pieceOf(
        rows.map((row) => [row, row.seq === sealed ? withoutPayload(row) : row] as const),
        bytes,
      );
    });
  }

  opened(seqs: readonly number[]): RowPiece {
    return orDamaged(this.#file, () => {
      const sealed = this.#sealed();
      const first = this.#database.prepare(
        "SELECT seq, payload, hash FROM event WHERE seq = ? AND type = 'game started'",
      );
      const rows = seqs
        .filter((seq) => seq !== sealed)
        .flatMap((seq) => (first.get(seq) as unknown as RecordRow | undefined) ?? []);
      return pieceOf(
        rows.map((row) => [row, { seq: row.seq, payload: row.payload }] as const),
        Number.MAX_SAFE_INTEGER,
      );
    });
  }

  /** The first row of the newest game, unless its seed was opened. */
  #sealed(): number | undefined {
    const { seq } =
      this.#database.prepare("SELECT max(seq) AS seq FROM event WHERE type = 'game started'").get() ?? {};
    if (typeof seq !== 'number' || seq === this.#open) return undefined;
    const types = this.#database.prepare('SELECT DISTINCT type FROM event WHERE seq > ?').all(seq);
    if (!types.some(({ type }) => opens({ type: String(type) }))) return seq;
    this.#open = seq;
    return undefined;
  }
}

/** What can be checked of the row without knowing what is in it. */
function withoutPayload({ seq, at, type, payload, hash }: RecordRow): object {
  return { seq, at, type, digest: digestOf({ seq, at, type, payload }), hash };
}

/** As many as fit, one at least. */
function pieceOf(rows: readonly (readonly [RecordRow, object])[], most: number): RowPiece {
  const texts: Buffer[] = [];
  let bytes = 0;
  let last: ChainLink | undefined;
  for (const [{ seq, hash }, sent] of rows) {
    const text = Buffer.from(`${texts.length === 0 ? '[' : ','}${JSON.stringify(sent)}`);
    bytes += text.length;
    if (last !== undefined && bytes > most) break;
    texts.push(text);
    last = { seq, hash };
  }
  if (last === undefined) return NOTHING;
  return { rows: Buffer.concat([...texts, Buffer.from(']')]), count: texts.length, last };
}
