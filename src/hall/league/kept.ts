/** A league as the database has it: one document, read and written whole, and changed by one at a time. */
import type { ClientBase, Pool } from 'pg';
import type { Heads } from './hall-games.ts';
import type { LeagueSeats, LeagueStage } from './kinds.ts';
import type { League } from './league.ts';
import { isOver } from './standings.ts';

export interface KeptLeague extends League {
  /** Games that began before do not count. */
  readonly heads: Heads;
  readonly stage: Exclude<LeagueStage, 'over'>;
  readonly seats: LeagueSeats;
  /** Who plays no more, in the order in which they went. */
  readonly left: readonly string[];
}

export interface LeagueRow {
  readonly no: number;
  readonly name: string;
  readonly opened_at: Date;
  readonly document: KeptLeague;
}

export async function allLeagues(pool: Pool): Promise<readonly LeagueRow[]> {
  const { rows } = await pool.query<LeagueRow>(
    'SELECT no, name, opened_at, document FROM league ORDER BY no',
  );
  return rows;
}

/** Undefined: there is no such league. */
export async function lockedLeague(client: ClientBase, no: number): Promise<LeagueRow | undefined> {
  const { rows } = await client.query<LeagueRow>(
    'SELECT no, name, opened_at, document FROM league WHERE no = $1 FOR UPDATE',
    [no],
  );
  return rows[0];
}

export async function keepLeague(client: ClientBase, no: number, document: KeptLeague): Promise<void> {
  await client.query('UPDATE league SET document = $2 WHERE no = $1', [no, document]);
}

export function leagueStage(document: KeptLeague): LeagueStage {
  return document.stage === 'drawn' && isOver(document) ? 'over' : document.stage;
}
