/**
 * Counts what came into the database: audits by table and day, and results of players. Both follow from the journals alone and are
 * made anew where a journal was restored; so nothing of it travels, and whoever writes events does not wait for it. A running game is
 * counted when it is open. What was set aside is not among it.
 */
import type { ClientBase, Pool } from 'pg';
import {
  AUDITED,
  type Audited,
  type Audits,
  addToAudits,
  type DayAudit,
  NO_AUDITS,
} from '../../books/audits.ts';
import { bookEventFrom } from '../../books/form.ts';
import { allDays } from '../../books/periods.ts';
import { eventIn } from '../../game/index.ts';
import { dayTime } from '../../journal/day-time.ts';
import { transaction } from '../store/transaction.ts';
import type { WireLink } from '../wire/batch.ts';
import { BEGINNING, type CountedRow, isThere, rowsAfter, startBefore } from './piece.ts';
import { keepResults } from './results.ts';
import { isWallTime } from './wall-time.ts';

/** Of each chain at once: a transaction of some 100 ms. */
const PIECE = 5000;
/** Any number that nobody else locks. */
const LOCK = 0x636f_756e;

interface State {
  readonly games: WireLink;
  readonly books: WireLink;
  readonly open: Audits['open'];
}

const NOTHING: State = { games: BEGINNING, books: BEGINNING, open: undefined };

export class Counter {
  readonly #pool: Pool;
  #isOver = false;
  #running: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Resolves when everything that was there is counted; several who ask share the work. */
  count(): Promise<void> {
    this.#running ??= this.#countAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Nothing is begun any more, and what was under way has ended. */
  async settled(): Promise<void> {
    this.#isOver = true;
    await this.#running?.catch(() => {});
  }

  async #countAll(): Promise<void> {
    const failed: unknown[] = [];
    // One table that cannot be counted keeps nobody else out of the books.
    for (const cabinet of await this.#behind())
      await this.#countOne(cabinet).catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw failed[0];
  }

  async #countOne(cabinet: number): Promise<void> {
    while (!this.#isOver) {
      const more = await transaction(this.#pool, (client) => countPiece(client, cabinet));
      if (!more) return;
    }
  }

  /** Those with more, or something else, than what was counted; a game that is still sealed is not more. */
  async #behind(): Promise<readonly number[]> {
    const { rows } = await this.#pool.query<{ readonly cabinet: number }>(
      `SELECT DISTINCT head.cabinet FROM head LEFT JOIN counted AS c USING (cabinet)
        WHERE head.chain = 'games'
              AND (COALESCE(c.games, 0) > head.seq OR c.games = head.seq AND c.games_hash <> head.hash
                OR COALESCE(c.games, 0) < head.seq AND NOT EXISTS (SELECT FROM event AS e
                     WHERE e.cabinet = head.cabinet AND e.chain = 'games' AND e.payload IS NULL
                       AND e.seq = COALESCE(c.games, 0) + 1))
           OR head.chain = 'books'
              AND (COALESCE(c.books, 0) <> head.seq OR c.books_hash <> head.hash)`,
    );
    return rows.map(({ cabinet }) => cabinet);
  }
}

/** Whether there may be more. Somebody else may count the same table: then this one leaves it alone. */
async function countPiece(client: ClientBase, cabinet: number): Promise<boolean> {
  // All of it as it stood at one moment: an epoch may end meanwhile.
  await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  const lock = await client.query<{ readonly free: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, $2) AS free',
    [LOCK, cabinet],
  );
  if (lock.rows[0]?.free !== true) return false;
  const state = await stateOf(client, cabinet);
  const [games, books] = [{ cabinet, chain: 'games' } as const, { cabinet, chain: 'books' } as const];
  const gameRows = await rowsAfter(client, games, state.games.seq, PIECE);
  const bookRows = await rowsAfter(client, books, state.books.seq, PIECE);
  const audited = [...gameRows.flatMap(auditedGame), ...bookRows.flatMap(auditedBook)];
  const { days, open } = addToAudits({ ...NO_AUDITS, open: state.open }, audited);
  await keepDays(client, cabinet, days);
  if (gameRows.length > 0) {
    const first = await startBefore(client, cabinet, state.games.seq);
    const begun = await rowsAfter(client, games, first - 1, state.games.seq - first + 1);
    await keepResults(client, cabinet, [...begun, ...gameRows]);
  }
  const [game = state.games, book = state.books] = [gameRows.at(-1), bookRows.at(-1)];
  await keepState(client, cabinet, { games: game, books: book, open });
  return gameRows.length === PIECE || bookRows.length === PIECE;
}

function auditedGame({ at, type, payload }: CountedRow): readonly Audited[] {
  if (!(AUDITED as readonly string[]).includes(type) || !isWallTime(at)) return [];
  const event = eventIn({ at, type, payload });
  return 'say' in event ? [] : [{ event, at: dayTime(at) }];
}

function auditedBook({ at, type, payload }: CountedRow): readonly Audited[] {
  const booked = isWallTime(at) ? bookEventFrom(type, payload) : undefined;
  return booked === undefined ? [] : [{ booked, at: dayTime(at) }];
}

async function stateOf(client: ClientBase, cabinet: number): Promise<State> {
  const { rows } = await client.query<
    { readonly [Name in 'games' | 'games_hash' | 'books' | 'books_hash']: string } & {
      readonly open: string | null;
    }
  >(
    `SELECT games, encode(games_hash, 'hex') AS games_hash, books, encode(books_hash, 'hex') AS books_hash, open
       FROM counted WHERE cabinet = $1`,
    [cabinet],
  );
  const [row] = rows;
  if (row === undefined) return NOTHING;
  const games = { seq: Number(row.games), hash: row.games_hash };
  const books = { seq: Number(row.books), hash: row.books_hash };
  const isSame =
    (await isThere(client, { cabinet, chain: 'games' }, games)) &&
    (await isThere(client, { cabinet, chain: 'books' }, books));
  if (isSame) return { games, books, open: row.open === null ? undefined : JSON.parse(row.open) };
  for (const table of ['day_audit', 'result'])
    await client.query(`DELETE FROM ${table} WHERE cabinet = $1`, [cabinet]);
  return NOTHING;
}

async function keepState(client: ClientBase, cabinet: number, { games, books, open }: State): Promise<void> {
  await client.query(
    `INSERT INTO counted (cabinet, games, games_hash, books, books_hash, open)
       VALUES ($1, $2, decode($3, 'hex'), $4, decode($5, 'hex'), $6)
       ON CONFLICT (cabinet) DO UPDATE SET games = excluded.games, games_hash = excluded.games_hash,
         books = excluded.books, books_hash = excluded.books_hash, open = excluded.open`,
    [cabinet, games.seq, games.hash, books.seq, books.hash, open === undefined ? null : JSON.stringify(open)],
  );
}

async function keepDays(client: ClientBase, cabinet: number, days: Audits['days']): Promise<void> {
  for (const [day, more] of Object.entries(days)) {
    const { rows } = await client.query<{ readonly audit: string }>(
      'SELECT audit FROM day_audit WHERE cabinet = $1 AND day = $2',
      [cabinet, day],
    );
    const before = rows[0] && (JSON.parse(rows[0].audit) as DayAudit);
    const audit = JSON.stringify(allDays(before === undefined ? { more } : { before, more }));
    await client.query(
      `INSERT INTO day_audit (cabinet, day, audit) VALUES ($1, $2, $3)
         ON CONFLICT (cabinet, day) DO UPDATE SET audit = excluded.audit`,
      [cabinet, day, audit],
    );
  }
}
