/** All leagues of a hall in PostgreSQL. Results flow in from the journals; whoever runs the league may say one, too. */
import type { ClientBase, Pool } from 'pg';
import { transaction } from '../store/transaction.ts';
import { gamesSince, type HallGame, type Heads, headsNow } from './hall-games.ts';
import type { LeagueKind } from './kinds.ts';
import { type League, type Match, matchesOf, type NoScore, openLeague, score } from './league.ts';
import { type MatchResult, type RatedPlayer, ratingsOf, seeded } from './ratings.ts';
import { isOver, type LeagueStanding, standingsOf } from './standings.ts';

/** As it is kept. `heads`: games that began before the league do not count. */
interface Kept extends League {
  readonly heads: Heads;
}

export interface LeagueLine {
  readonly no: number;
  readonly name: string;
  readonly kind: LeagueKind;
  readonly rules: string;
  readonly players: number;
  readonly isOver: boolean;
}

/** Everything that a page or a sheet of paper shows of one. */
export interface LeagueSheet extends Omit<LeagueLine, 'players'> {
  readonly openedAt: string;
  readonly standings: readonly LeagueStanding[];
  readonly matches: readonly Match[];
}

export interface NewLeague {
  readonly name: string;
  readonly kind: LeagueKind;
  readonly rules: string;
  readonly players: readonly string[];
}

interface Row {
  readonly no: number;
  readonly name: string;
  readonly opened_at: Date;
  readonly document: Kept;
}

export class Leagues {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Its number. Players are seeded by what they have played before. */
  async open({ name, kind, rules, players }: NewLeague): Promise<number> {
    const league = await openLeague(kind, rules, seeded(players, await this.ratings()));
    return transaction(this.#pool, async (client) => {
      const kept: Kept = { ...league, heads: await headsNow(client) };
      const { rows } = await client.query<{ readonly no: number }>(
        'INSERT INTO league (name, document) VALUES ($1, $2) RETURNING no',
        [name, kept],
      );
      return rows[0]?.no ?? 0;
    });
  }

  async list(): Promise<readonly LeagueLine[]> {
    const { rows } = await this.#pool.query<Row>(
      'SELECT no, name, opened_at, document FROM league ORDER BY no',
    );
    return rows.map(({ no, name, document }) => ({
      ...{ no, name, kind: document.kind, rules: document.rules },
      ...{ players: document.players.length, isOver: isOver(document) },
    }));
  }

  /** With all that the tables have played by now; undefined: there is no such league. */
  show(no: number): Promise<LeagueSheet | undefined> {
    return transaction(this.#pool, async (client) => {
      const row = await locked(client, no);
      if (row === undefined) return undefined;
      await takeGames(client, row);
      const { document: league } = row;
      return {
        ...{ no, name: row.name, kind: league.kind, rules: league.rules, isOver: isOver(league) },
        openedAt: row.opened_at.toISOString(),
        standings: await standingsOf(league),
        matches: matchesOf(league),
      };
    });
  }

  /** As somebody says it, first player first; undefined: it stands. */
  score(
    no: number,
    id: number,
    points: readonly [number, number],
  ): Promise<NoScore | 'no-league' | undefined> {
    return transaction(this.#pool, async (client) => {
      const row = await locked(client, no);
      if (row === undefined) return 'no-league';
      await takeGames(client, row);
      return note(client, row, id, points);
    });
  }

  /** Of everybody who has played a match of any league. */
  async ratings(): Promise<readonly RatedPlayer[]> {
    // A match that was put right counts as it is now, where it was first played.
    const { rows } = await this.#pool.query<MatchResult>(
      `SELECT players, points FROM (
         SELECT DISTINCT ON (league, match) players, points, min(no) OVER (PARTITION BY league, match) AS place
         FROM league_result ORDER BY league, match, no DESC
       ) AS newest ORDER BY place`,
    );
    return ratingsOf(rows);
  }
}

async function locked(client: ClientBase, no: number): Promise<Row | undefined> {
  const { rows } = await client.query<Row>(
    'SELECT no, name, opened_at, document FROM league WHERE no = $1 FOR UPDATE',
    [no],
  );
  return rows[0];
}

/** Each match takes the first game that the two have played since the league began and that counts for no other match. */
async function takeGames(client: ClientBase, row: Row): Promise<void> {
  const { heads, rules } = row.document;
  if (isOver(row.document)) return;
  for (const game of await gamesSince(client, { heads, league: row.no, rules })) {
    const match = matchesOf(row.document).find(
      (one) => one.state === 'due' && pairOf(one.players) === pairOf(game.players),
    );
    if (match === undefined) continue;
    const swapped = folded(match.players[0] ?? '') !== folded(game.players[0]);
    const [one, two] = game.points;
    await note(client, row, match.id, swapped ? [two, one] : [one, two], game);
  }
}

/** `game`: where it was played; left out: somebody has said it. */
async function note(
  client: ClientBase,
  { no, document }: Row,
  id: number,
  points: readonly [number, number],
  game?: HallGame,
): Promise<NoScore | undefined> {
  const problem = await score(document, id, points);
  if (problem !== undefined) return problem;
  const players = matchesOf(document).find((match) => match.id === id)?.players;
  await client.query('UPDATE league SET document = $2 WHERE no = $1', [no, document]);
  await client.query(
    'INSERT INTO league_result (league, match, players, points, cabinet, game) VALUES ($1, $2, $3, $4, $5, $6)',
    [no, id, players, points, game?.cabinet ?? null, game?.first ?? null],
  );
  return undefined;
}

/** Whoever types a name at a table does not look at its case. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function pairOf(players: readonly (string | null)[]): string {
  return players
    .map((name) => folded(name ?? ''))
    .sort()
    .join('\n');
}
