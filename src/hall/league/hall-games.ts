/** Games of two that were played to their end at any table of a hall, out of the rows of the journals. */
import type { ClientBase } from 'pg';
import { type CalledGame, eventFrom, isNoEvent } from '../../game/index.ts';
import { trueGame } from '../count/true-game.ts';
import { sitsIn, sitsKey } from './sits.ts';

/** How far each table's journal was, by the table's number in the database. */
export type Heads = Readonly<Record<string, number>>;

export interface HallGame {
  readonly cabinet: number;
  /** Number of the game's first event at that table. */
  readonly first: number;
  readonly rules: string;
  readonly players: readonly [string, string];
  readonly points: readonly [number, number];
  /** Where it has been counted already: what may be mended. */
  readonly counted?: Counted;
}

interface Counted {
  readonly match: number;
  readonly points: readonly [number, number];
}

export async function headsNow(client: ClientBase): Promise<Heads> {
  const { rows } = await client.query<{ readonly cabinet: number; readonly seq: string }>(
    "SELECT cabinet, seq FROM head WHERE chain = 'games'",
  );
  return Object.fromEntries(rows.map(({ cabinet, seq }) => [cabinet, Number(seq)]));
}

interface StartedRow {
  readonly cabinet: number;
  readonly first: string;
  readonly payload: string;
  /** Of the event before the next game; null: there is none yet. */
  readonly last: string | null;
  /** The match that has this game as its newest result, and that result. */
  readonly match: number | null;
  readonly points: readonly [number, number] | null;
}

interface Asked {
  readonly heads: Heads;
  readonly league: number;
  readonly rules: string;
  /** Nobody plays any more: only what was counted may be mended. */
  readonly isOver: boolean;
  /** Whether these two may be a match of the league: no other game is played again here. */
  isPair(players: readonly string[]): boolean;
}

/**
 * Since then, as their tables say in what order. Those that `league` has counted are left out, but for the newest game of a table:
 * what it came to may be corrected there until the next one begins.
 */
export async function gamesSince(
  client: ClientBase,
  { heads, league, rules, isOver, isPair }: Asked,
): Promise<readonly HallGame[]> {
  const { rows } = await client.query<StartedRow>(
    `SELECT started.cabinet, first, payload, last, match, points FROM (
       SELECT cabinet, seq AS first, at, payload, lead(seq) OVER (PARTITION BY cabinet ORDER BY seq) - 1 AS last
       FROM event
       WHERE chain = 'games' AND type = 'game started'
         AND seq > COALESCE(($1::jsonb ->> cabinet::text)::bigint, 0)
     ) AS started LEFT JOIN (
       SELECT DISTINCT ON (match) match, points, cabinet, game FROM league_result WHERE league = $2 ORDER BY match, no DESC
     ) AS newest ON newest.cabinet = started.cabinet AND newest.game = first
     WHERE payload IS NOT NULL
       AND CASE WHEN match IS NOT NULL THEN last IS NULL
         ELSE NOT $3 AND NOT EXISTS (
           SELECT FROM league_result AS r WHERE r.league = $2 AND r.cabinet = started.cabinet AND r.game = first
         ) END
     ORDER BY at, started.cabinet, first`,
    [JSON.stringify(heads), league, isOver],
  );
  const sits = await sitsIn(client, league);
  const games: HallGame[] = [];
  for (const row of rows) {
    const started = eventFrom('game started', row.payload);
    if (isNoEvent(started) || started.type !== 'game started') continue;
    if (started.rules !== rules || started.players.length !== 2) continue;
    const called = sits.get(sitsKey(row.cabinet, started.game));
    if (called === undefined && !isPair(started.players)) continue;
    const ended = endOf(await rowsOf(client, row), called);
    if (ended === undefined) continue;
    const { cabinet, match, points } = row;
    const counted = match === null || points === null ? {} : { counted: { match, points } };
    games.push({ cabinet, first: Number(row.first), rules, ...ended, ...counted });
  }
  return games;
}

type GameRow = Parameters<typeof trueGame>[0][number];

async function rowsOf(client: ClientBase, { cabinet, first, last }: StartedRow): Promise<readonly GameRow[]> {
  const { rows } = await client.query<GameRow>(
    "SELECT at, type, payload FROM event WHERE cabinet = $1 AND chain = 'games' AND seq BETWEEN $2 AND $3 ORDER BY seq",
    [cabinet, first, last ?? Number.MAX_SAFE_INTEGER],
  );
  return rows;
}

/** Undefined: it goes on, was left, does not count, was never so, or somebody dropped out, which only people can judge. */
function endOf(
  rows: readonly GameRow[],
  called: Pick<CalledGame, 'seats' | 'players'> | undefined,
): Pick<HallGame, 'players' | 'points'> | undefined {
  const played = trueGame(rows);
  if (played === undefined) return undefined;
  const { game, end } = played;
  if (game.status !== 'over' || game.rehearsal || game.droppedOut.length > 0) return undefined;
  const isCalled = called?.seats.every((seat, at) => seat === game.players[at]) === true;
  const [one, two] = isCalled ? called.players : game.players;
  const [mine, others] = end.totals;
  if (one === undefined || two === undefined || mine === undefined || others === undefined) return undefined;
  return { players: [one, two], points: [mine, others] };
}
