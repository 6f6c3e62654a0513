/** Stored events of one game, each checked against the hash chain. */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import type { RecordRow } from '../../fairness/record.ts';
import { Fault, messageOf } from '../../fault/fault.ts';
import { eventIn, LONGEST_PAYLOAD } from '../../game/index.ts';
import { checkGame, type GameProof, wrongEvent } from '../game-check.ts';
import type { StoredEvent } from '../journal.ts';

/** From the latest `game started` on, played again. Throws Fault `journal-damaged`; `file` is for its message. */
export function readLatestGame(
  database: DatabaseSync,
  proof: GameProof,
  file: string,
): readonly StoredEvent[] {
  return orDamaged(file, () => {
    const start = database.prepare("SELECT max(seq) AS seq FROM event WHERE type = 'game started'").get();
    if (typeof start?.seq !== 'number') return proof === 'form' ? [] : noGame(database, file);
    const events = eventsFrom(database, start.seq, undefined, file);
    checkGame(events, proof, file);
    return events;
  });
}

/** Every journal begins with a game. */
function noGame(database: DatabaseSync, file: string): readonly never[] {
  const [first] = rowsBetween(database, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1);
  if (first === undefined) return [];
  throw wrongEvent(file, { game: 0, seq: first.seq, why: { say: 'check.noBeginning' } });
}

/** A piece of a game: events after this one, so many at most. */
export interface Piece {
  readonly after: number;
  readonly limit: number;
}

const WHOLE: Piece = { after: 0, limit: Number.MAX_SAFE_INTEGER };

/** Of the game with this number; none when there is no such game. Throws Fault `journal-damaged`. */
export function readGame(
  database: DatabaseSync,
  { game, ...piece }: Piece & { readonly game: number },
  file: string,
): readonly StoredEvent[] {
  return orDamaged(file, () => {
    const start = startOf(database, game);
    return start === undefined ? [] : eventsFrom(database, start, nextStart(database, start), file, piece);
  });
}

/** As the index `game_number` has it: written in another way, SQLite would read all events. */
const GAME_NUMBER = "CAST(json_extract(payload, '$.game') AS INTEGER)";

/** The first event of the game with this number. */
export function startOf(database: DatabaseSync, game: number): number | undefined {
  const start = database
    .prepare(
      `SELECT seq FROM event WHERE type = 'game started' AND ${GAME_NUMBER} = ? ORDER BY seq DESC LIMIT 1`,
    )
    .get(game);
  return typeof start?.seq === 'number' ? start.seq : undefined;
}

/** Throws Fault `journal-damaged` where two games have a number: this one, or any that was not asked for. */
export function requireOnce(database: DatabaseSync, game: number | undefined, file: string): void {
  const twice = database
    .prepare(
      `SELECT ${GAME_NUMBER} AS game, min(seq) AS first, max(seq) AS second FROM event
        WHERE type = 'game started'${game === undefined ? '' : ` AND ${GAME_NUMBER} = ?`}
        GROUP BY ${GAME_NUMBER} HAVING count(*) > 1 LIMIT 1`,
    )
    .get(...(game === undefined ? [] : [game])) as
    | { readonly [Name in 'game' | 'first' | 'second']: number }
    | undefined;
  if (twice === undefined) return;
  throw new Fault('journal-damaged', {
    ...{ say: 'detail.about', what: file, why: { say: 'detail.gameTwice', ...twice } },
  });
}

/** The first event of the first game with this number or a higher one; beyond all events when there is none. */
export function startFrom(database: DatabaseSync, game: number): number {
  const row = database
    .prepare(
      `SELECT seq FROM event WHERE type = 'game started' AND ${GAME_NUMBER} >= ? ORDER BY ${GAME_NUMBER} LIMIT 1`,
    )
    .get(game);
  return Number(row?.seq ?? Number.MAX_SAFE_INTEGER);
}

/** The first event of the game after the one that begins at `start`; undefined when that is the newest. */
export function nextStart(database: DatabaseSync, start: number): number | undefined {
  const row = database
    .prepare("SELECT min(seq) AS seq FROM event WHERE type = 'game started' AND seq > ?")
    .get(start);
  return typeof row?.seq === 'number' ? row.seq : undefined;
}

/**
 * Of the game whose first event is `start`, until that of the next game, or a piece of it. Both come from an index, which no hash covers, so
 * they are not believed. Throws Fault `journal-damaged`.
 */
export function eventsFrom(
  database: DatabaseSync,
  start: number,
  next: number | undefined,
  file: string,
  { after, limit }: Piece = WHOLE,
): readonly StoredEvent[] {
  const from = Math.max(start, after + 1);
  const end = Math.min(next ?? Number.MAX_SAFE_INTEGER, from + limit);
  if (from > end) return [];
  // One row more than is returned: its hash is what the first row is chained to.
  const events = checkedEvents(database, rowsBetween(database, from - 1, end), { start, from }, file);
  const starts = events.findLastIndex(({ event }) => event.type === 'game started');
  const isInPlace = starts === (from === start ? 0 : -1);
  const isWhole = next === undefined || events.length === end - from;
  if (isInPlace && isWhole && (next === undefined || startsGame(database, next))) return events;
  throw new Fault('journal-damaged', {
    ...{ say: 'detail.about', what: file, why: { say: 'detail.gameMoved', start } },
  });
}

function startsGame(database: DatabaseSync, seq: number): boolean {
  return database.prepare('SELECT type FROM event WHERE seq = ?').get(seq)?.type === 'game started';
}

/** Nothing that is longer than a table writes it is taken into memory: it reads as empty, and is no event then. */
export function bounded(...columns: readonly string[]): string {
  return columns
    .map((name) => `iif(octet_length(${name}) <= ${LONGEST_PAYLOAD}, ${name}, '') AS ${name}`)
    .join(', ');
}

const COLUMNS = `seq, ${bounded('at', 'type', 'payload', 'hash')}`;

/** `end` is not among them. */
export function rowsBetween(
  database: DatabaseSync,
  start: number,
  end: number,
  most: number = Number.MAX_SAFE_INTEGER,
): readonly RecordRow[] {
  return database
    .prepare(`SELECT ${COLUMNS} FROM event WHERE seq >= ? AND seq < ? ORDER BY seq LIMIT ?`)
    .all(start, end, most) as unknown as readonly RecordRow[];
}

/** `from`: the first event that is returned; the row before it is only what that one is chained to. */
function checkedEvents(
  database: DatabaseSync,
  rows: Iterable<RecordRow>,
  { start, from }: { readonly start: number; readonly from: number },
  file: string,
): readonly StoredEvent[] {
  const events: StoredEvent[] = [];
  let before = CHAIN_START;
  let expected = from === 1 ? 1 : from - 1;
  for (const row of rows) {
    const isAnchor = row.seq < from;
    // A gap shows here too: the hash covers the row's number and the hash of the row before it.
    if (!isAnchor && row.hash !== chainHash(before, row)) {
      throw new Fault('journal-damaged', { say: 'detail.eventChanged', file, seq: expected });
    }
    before = row.hash;
    expected += 1;
    if (isAnchor) continue;
    const event = eventIn(row);
    if ('say' in event) throw wrongEvent(file, { game: gameAt(database, start), seq: row.seq, why: event });
    events.push({ seq: row.seq, at: row.at, event });
  }
  return events;
}

/** The number of the game that begins there; 0: none does. */
function gameAt(database: DatabaseSync, start: number): number {
  const [row] = rowsBetween(database, start, start + 1);
  const event = row && eventIn(row);
  const started = event !== undefined && !('say' in event) && event.type === 'game started';
  return started ? event.game : 0;
}

export function orDamaged<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('journal-damaged', `${file}: ${messageOf(error)}`, { cause: error });
  }
}
