/** The finished games of the database. Each game is replayed once: when a later one has begun, its end is kept in a table. */
import type { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../fault/fault.ts';
import type { GameEvent } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import type { FinishedGame, HistoryPage } from './archive.ts';
import { finishedGames } from './finished-games.ts';
import { nextStart } from './sqlite-events.ts';

/** A game that was played to its end, and the number of its first event. */
interface Kept {
  readonly start: number;
  readonly game: Game;
}

/** Oldest first. Throws Fault `journal-damaged`; `file` is for its message. */
export function readFinished(database: DatabaseSync, file: string): readonly Game[] {
  return withFinished(database, file, (newest) => {
    const rows = database
      .prepare('SELECT start, game FROM finished WHERE game IS NOT NULL ORDER BY start')
      .all();
    return [...rows.map(keptOf), ...newest].map(({ game }) => game);
  });
}

/** The finished games before game number `before`, newest first. Throws Fault `journal-damaged`. */
export function readHistory(
  database: DatabaseSync,
  before: number | undefined,
  limit: number,
  file: string,
): HistoryPage {
  return withFinished(database, file, (newest) => {
    const isWanted = ({ game }: Kept): boolean => before === undefined || game.number < before;
    const rows = database
      .prepare(
        `SELECT start, game FROM finished
         WHERE game IS NOT NULL AND CAST(json_extract(game, '$.number') AS INTEGER) < ?
         ORDER BY start DESC LIMIT ?`,
      )
      .all(before ?? Number.MAX_SAFE_INTEGER, limit + 1);
    const found = [...newest, ...rows.map(keptOf)].filter(isWanted);
    const games = found.slice(0, limit).map((kept) => withTimes(database, kept));
    return { games, more: found.length > limit };
  });
}

/** `read` gets the newest game, if it is over: it is not kept in the table, since it may still be taken back. */
function withFinished<T>(database: DatabaseSync, file: string, read: (newest: readonly Kept[]) => T): T {
  try {
    database.exec('BEGIN IMMEDIATE');
    const found = read(keepFinished(database));
    database.exec('COMMIT');
    return found;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw new Fault('journal-damaged', `${file}: ${messageOf(error)}`, { cause: error });
  }
}

function keptOf({ start, game }: Record<string, unknown>): Kept {
  return { start: Number(start), game: JSON.parse(String(game)) as Game };
}

function withTimes(database: DatabaseSync, { start, game }: Kept): FinishedGame {
  const timeOf = (condition: string, ...values: number[]): string =>
    String(database.prepare(`SELECT at FROM event WHERE ${condition}`).get(...values)?.at);
  const next = nextStart(database, start) ?? Number.MAX_SAFE_INTEGER;
  return {
    game,
    startedAt: timeOf('seq = ?', start),
    endedAt: timeOf('seq < ? ORDER BY seq DESC LIMIT 1', next),
  };
}

/** Keeps every game that is not kept yet but the newest, which may still be taken back; returns that one, if it is over. */
function keepFinished(database: DatabaseSync): readonly Kept[] {
  const insert = database.prepare('INSERT INTO finished (start, game) VALUES (?, ?)');
  const starts = database
    .prepare(
      "SELECT seq FROM event WHERE type = 'game started' AND seq > (SELECT coalesce(max(start), 0) FROM finished) ORDER BY seq",
    )
    .all()
    .map(({ seq }) => Number(seq));
  let newest: readonly Kept[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const [game] = gameFrom(database, start, next ?? Number.MAX_SAFE_INTEGER);
    if (next !== undefined) insert.run(start, game === undefined ? null : JSON.stringify(game));
    else if (game !== undefined) newest = [{ start, game }];
  }
  return newest;
}

function gameFrom(database: DatabaseSync, start: number, end: number): readonly Game[] {
  const rows = database
    .prepare('SELECT payload FROM event WHERE seq >= ? AND seq < ? ORDER BY seq')
    .all(start, end);
  return finishedGames(rows.map(({ payload }) => JSON.parse(String(payload)) as GameEvent));
}
