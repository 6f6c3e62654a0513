/** All leagues of a hall in PostgreSQL: joined, drawn, played and shown. */
import type { ClientBase, Pool } from 'pg';
import { transaction } from '../store/transaction.ts';
import { noBrackets } from './document-storage.ts';
import { entered, type NoEntry } from './entry.ts';
import { headsNow } from './hall-games.ts';
import {
  allLeagues,
  type KeptLeague,
  keepLeague,
  type LeagueRow,
  leagueStage,
  lockedLeague,
} from './kept.ts';
import { fewestPlayers, type LeagueKind, type LeagueSeats } from './kinds.ts';
import { matchesOf, type NoScore, openLeague, walkOver } from './league.ts';
import { type MatchResult, type RatedPlayer, ratingsOf, seeded } from './ratings.ts';
import { callsOfLeague } from './seats.ts';
import type { LeagueLine, LeagueSheet } from './sheet.ts';
import { standingsOf } from './standings.ts';
import { folded, noteScore, takeGames } from './take-games.ts';

export interface NewLeague {
  readonly name: string;
  readonly kind: LeagueKind;
  readonly rules: string;
  /** Nobody: whoever wants to may join. */
  readonly players: readonly string[];
  readonly seats: LeagueSeats;
}

export type NoDeed = 'no-league' | 'drawn' | 'too-few' | 'no-player';

export class Leagues {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Its number. Players are seeded by what they have played before. */
  async open({ name, kind, rules, players, seats }: NewLeague): Promise<number> {
    const entry: KeptLeague = {
      ...{ kind, rules, seats, players: [], brackets: noBrackets(), heads: {}, stage: 'entry', left: [] },
    };
    const ratings = await this.ratings();
    return transaction(this.#pool, async (client) => {
      const kept = players.length === 0 ? entry : await drawn(client, { ...entry, players }, ratings);
      const { rows } = await client.query<{ readonly no: number }>(
        'INSERT INTO league (name, document) VALUES ($1, $2) RETURNING no',
        [name, kept],
      );
      return rows[0]?.no ?? 0;
    });
  }

  /** Somebody joins by a name; or why not. */
  enter(no: number, typed: string): Promise<{ readonly name: string } | NoEntry | 'no-league' | 'closed'> {
    return this.#change(no, async (client, { document }) => {
      if (document.stage !== 'entry') return 'closed';
      const place = entered(document.players, typed);
      if (typeof place === 'string') return place;
      await keepLeague(client, no, { ...document, players: [...document.players, place.name] });
      return place;
    });
  }

  /** Until it is drawn, entry may be closed and opened again. */
  setEntry(no: number, stage: 'entry' | 'closed'): Promise<NoDeed | undefined> {
    return this.#change(no, async (client, { document }) => {
      if (document.stage === 'drawn') return 'drawn';
      await keepLeague(client, no, { ...document, stage });
      return undefined;
    });
  }

  /** Who plays whom; nobody joins any more. */
  async draw(no: number): Promise<NoDeed | undefined> {
    const ratings = await this.ratings();
    return this.#change(no, async (client, { document }) => {
      if (document.stage === 'drawn') return 'drawn';
      if (document.players.length < fewestPlayers(document.kind)) return 'too-few';
      await keepLeague(client, no, await drawn(client, document, ratings));
      return undefined;
    });
  }

  /** Before the draw as if they had never come; afterwards whoever they still have to play wins, and what they played counts. */
  takeOut(no: number, player: string): Promise<NoDeed | undefined> {
    return this.#change(no, async (client, row) => {
      const { document } = row;
      const who = document.players.find((name) => folded(name) === folded(player));
      if (who === undefined || document.left.includes(who)) return 'no-player';
      if (document.stage !== 'drawn') {
        const players = document.players.filter((name) => name !== who);
        await keepLeague(client, no, { ...document, players });
        return undefined;
      }
      await takeGames(client, row);
      const left = [...document.left, who];
      await walkOver(document, left);
      await keepLeague(client, no, { ...document, left });
      return undefined;
    });
  }

  async list(): Promise<readonly LeagueLine[]> {
    return (await allLeagues(this.#pool)).map(lineOf);
  }

  /** With all that the tables have played by now; undefined: there is no such league. */
  show(no: number): Promise<LeagueSheet | undefined> {
    return transaction(this.#pool, async (client) => {
      const row = await lockedLeague(client, no);
      if (row === undefined) return undefined;
      await takeGames(client, row);
      const { document: league } = row;
      const isDrawn = league.stage === 'drawn';
      return {
        ...lineOf(row),
        openedAt: row.opened_at.toISOString(),
        standings: isDrawn ? await standingsOf(league) : [],
        matches: matchesOf(league),
        calls: await callsOfLeague(client, no),
      };
    });
  }

  /** As somebody says it, first player first; undefined: it stands. */
  score(
    no: number,
    id: number,
    points: readonly [number, number],
  ): Promise<NoScore | 'no-league' | undefined> {
    return this.#change(no, async (client, row) => {
      await takeGames(client, row);
      return noteScore(client, row, id, points);
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

  #change<T>(no: number, work: (client: ClientBase, row: LeagueRow) => Promise<T>): Promise<T | 'no-league'> {
    return transaction(this.#pool, async (client) => {
      const row = await lockedLeague(client, no);
      return row === undefined ? 'no-league' : work(client, row);
    });
  }
}

function lineOf({ no, name, document }: LeagueRow): LeagueLine {
  const { kind, rules, seats, players, left } = document;
  return { no, name, kind, rules, stage: leagueStage(document), seats, players, left };
}

async function drawn(
  client: ClientBase,
  entry: KeptLeague,
  ratings: readonly RatedPlayer[],
): Promise<KeptLeague> {
  const league = await openLeague(entry.kind, entry.rules, seeded(entry.players, ratings));
  return { ...entry, ...league, heads: await headsNow(client), stage: 'drawn' };
}
