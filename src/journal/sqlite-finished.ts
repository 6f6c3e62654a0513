/** The finished games of the database. Each game is replayed once: when a later one has begun, its end is kept in a table. */
import type { DatabaseSync } from 'node:sqlite';
import { Fault, messageOf } from '../fault/fault.ts';
import type { GameEvent } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { finishedGames } from './finished-games.ts';

/** Oldest first. Throws Fault `journal-damaged`; `file` is for its message. */
export function readFinished(database: DatabaseSync, file: string): readonly Game[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const newest = keepFinished(database);
    const rows = database.prepare('SELECT game FROM finished WHERE game IS NOT NULL ORDER BY start').all();
    const kept = rows.map(({ game }) => JSON.parse(String(game)) as Game);
    database.exec('COMMIT');
    return [...kept, ...newest];
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw new Fault('journal-damaged', `${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Keeps every game that is not kept yet but the newest, which may still be taken back; returns that one, if it is over. */
function keepFinished(database: DatabaseSync): readonly Game[] {
  const insert = database.prepare('INSERT INTO finished (start, game) VALUES (?, ?)');
  const starts = database
    .prepare(
      "SELECT seq FROM event WHERE type = 'game started' AND seq > (SELECT coalesce(max(start), 0) FROM finished) ORDER BY seq",
    )
    .all()
    .map(({ seq }) => Number(seq));
  let newest: readonly Game[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const [game] = gameFrom(database, start, next ?? Number.MAX_SAFE_INTEGER);
    if (next !== undefined) insert.run(start, game === undefined ? null : JSON.stringify(game));
    else if (game !== undefined) newest = [game];
  }
  return newest;
}

function gameFrom(database: DatabaseSync, start: number, end: number): readonly Game[] {
  const rows = database
    .prepare('SELECT payload FROM event WHERE seq >= ? AND seq < ? ORDER BY seq')
    .all(start, end);
  return finishedGames(rows.map(({ payload }) => JSON.parse(String(payload)) as GameEvent));
}
