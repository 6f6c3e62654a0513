/**
 * Who is called to which table: the players of a due match to a free one, where the league wants that. A call orders nobody:
 * wherever the two play, it is their match.
 */
import type { ClientBase, Pool } from 'pg';
import { transaction } from '../store/transaction.ts';
import { AWAY_AFTER_MS } from '../wire/beat.ts';
import { allLeagues, type KeptLeague, leagueStage, lockedLeague } from './kept.ts';
import { matchesOf } from './league.ts';
import type { SeatCall } from './sheet.ts';
import { folded, takeGames } from './take-games.ts';

interface TableCall {
  readonly league: string;
  readonly rules: string;
  readonly players: string[];
}

/** A table that nobody has heard of for so long calls nobody any more: they may play there without a network. */
const KEPT_MS = 10 * 60_000;
/** A game that nobody has gone on with for so long keeps nobody from the table. */
const PLAYED = "interval '5 minutes'";

/** Of all leagues, by the id of the table. */
export async function allCalls(pool: Pool): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await pool.query<Pick<SeatCall, 'players' | 'table'>>(
    'SELECT c.id AS "table", k.players FROM league_call AS k JOIN cabinet AS c ON c.no = k.cabinet',
  );
  return new Map(rows.map(({ table, players }) => [table, players]));
}

/** What a table offers in setup, and tells whoever looks at it. */
export async function callTo(pool: Pool, table: string): Promise<TableCall | null> {
  const { rows } = await pool.query<TableCall>({
    name: 'seat called',
    text: `SELECT l.name AS league, l.document ->> 'rules' AS rules, k.players
             FROM league_call AS k JOIN league AS l ON l.no = k.league JOIN cabinet AS c ON c.no = k.cabinet
            WHERE c.id = $1 AND c.revoked_at IS NULL`,
    values: [table],
  });
  return rows[0] ?? null;
}

export async function callsOfLeague(client: ClientBase, league: number): Promise<readonly SeatCall[]> {
  const { rows } = await client.query<SeatCall>(
    `SELECT k.match, k.players, c.id AS "table", c.name AS "tableName"
       FROM league_call AS k JOIN cabinet AS c ON c.no = k.cabinet WHERE k.league = $1 ORDER BY k.match`,
    [league],
  );
  return rows;
}

/** What was played is taken, and free tables call those who are due; of all leagues that want it. */
export async function callSeats(pool: Pool, nowMs: number): Promise<void> {
  const running = (await allLeagues(pool)).filter(
    ({ document }) => document.seats !== null && leagueStage(document) === 'drawn',
  );
  for (const { no } of running)
    await transaction(pool, async (client) => {
      const row = await lockedLeague(client, no);
      if (row === undefined) return;
      await takeGames(client, row);
      await endCalls(client, no, row.document, nowMs);
      await callDue(client, no, row.document, nowMs);
    });
  await pool.query('DELETE FROM league_call WHERE league <> ALL ($1)', [running.map(({ no }) => no)]);
}

async function endCalls(client: ClientBase, no: number, league: KeptLeague, nowMs: number): Promise<void> {
  const due = matchesOf(league).filter(({ state }) => state === 'due');
  await client.query(
    `DELETE FROM league_call AS k USING cabinet AS c LEFT JOIN beat AS b ON b.cabinet = c.no
      WHERE k.league = $1 AND c.no = k.cabinet
        AND (k.match <> ALL ($2) OR c.revoked_at IS NOT NULL OR b.heard_at IS NULL OR b.heard_at < $3)`,
    [no, due.map(({ id }) => id), new Date(nowMs - KEPT_MS)],
  );
}

async function callDue(client: ClientBase, no: number, league: KeptLeague, nowMs: number): Promise<void> {
  const { rows: called } = await client.query<{ readonly players: readonly string[] }>(
    'SELECT players FROM league_call',
  );
  const busy = new Set(called.flatMap(({ players }) => players.map(folded)));
  const due = matchesOf(league)
    .filter(({ state }) => state === 'due')
    .sort((one, other) => one.round - other.round || one.id - other.id);
  const free = await freeTables(client, league.seats?.group ?? null, nowMs);
  for (const { id, players } of due) {
    const names = players.map((player) => player ?? '');
    const [table] = free;
    if (table === undefined) return;
    if (names.some((name) => busy.has(folded(name)))) continue;
    for (const name of names) busy.add(folded(name));
    free.shift();
    await client.query(
      'INSERT INTO league_call (cabinet, league, match, players) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [table, no, id, names],
    );
  }
}

/** Heard of, without a call, and without a game that somebody plays. By name, so that people find them in their order. */
async function freeTables(client: ClientBase, group: string | null, nowMs: number): Promise<number[]> {
  const { rows } = await client.query<{ readonly no: number; readonly name: string }>(
    `SELECT c.no, c.name FROM cabinet AS c JOIN beat AS b ON b.cabinet = c.no
      WHERE c.revoked_at IS NULL AND b.heard_at >= $2 AND ($1::text IS NULL OR c.grp = $1)
        AND NOT EXISTS (SELECT FROM league_call AS k WHERE k.cabinet = c.no)
        AND NOT EXISTS (
          SELECT FROM head AS h
            JOIN LATERAL (SELECT max(seq) AS first FROM event
                           WHERE cabinet = c.no AND type = 'game started') AS newest ON newest.first IS NOT NULL
           WHERE h.cabinet = c.no AND h.chain = 'games' AND h.changed_at > now() - ${PLAYED}
             AND NOT EXISTS (SELECT FROM event AS e
                              WHERE e.cabinet = c.no AND e.chain = 'games' AND e.seq > newest.first
                                AND e.type IN ('game ended', 'game abandoned')))`,
    [group, new Date(nowMs - AWAY_AFTER_MS)],
  );
  return rows
    .sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
    .map(({ no }) => no);
}
