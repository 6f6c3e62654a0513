/** The best results of all tables, and who has won most: what is counted of the journals, read for whoever looks. */
import type { Pool } from 'pg';
import { LEDS } from '../../../hardware/cabinet.ts';
import { isSetClock } from '../../clock/calendar.ts';
import { isDefaultName, RULE_SETS, setName } from '../../game/index.ts';
import type { HallFame, HallFameLine } from '../board/fame-messages.ts';

const LENGTH = 10;
/** More than are shown: some have no name of their own. */
const MOST_PLAYERS = 50;

interface FameRow {
  readonly rules: string;
  readonly house: boolean;
  readonly name: string;
  readonly total: number;
  readonly turns: number | null;
  readonly corrected: boolean;
  readonly id: string;
  readonly called: string;
  readonly game: string;
  readonly ended_at: Date;
}

export async function readHallFame(pool: Pool, nowMs: number): Promise<HallFame> {
  const month = new Date(nowMs).toISOString().slice(0, '2026-11'.length);
  const [rows, players] = await Promise.all([bestOfAll(pool), winnersSince(pool, `${month}-01T00:00:00Z`)]);
  const sets = RULE_SETS.flatMap((set) => {
    const own = rows.filter(({ rules }) => rules === set.id);
    if (own.length === 0) return [];
    const lines = (house: boolean) => own.filter((row) => row.house === house).map(lineOf);
    return [{ rules: set.id, name: setName(set), people: lines(false), house: lines(true) }];
  });
  return { sets, month, players };
}

/** In the order of a table's own hall of fame; of equal ones the one that was played first, at whatever table. */
async function bestOfAll(pool: Pool): Promise<readonly FameRow[]> {
  const { rows } = await pool.query<FameRow>(
    `SELECT best.*, cabinet.id, cabinet.name AS called
       FROM unnest($1::text[]) AS one (id) CROSS JOIN unnest(ARRAY[false, true]) AS kind (house)
         CROSS JOIN LATERAL (SELECT cabinet, rules, house, name, total, turns, corrected, game, ended_at FROM result
           WHERE rules = one.id AND house = kind.house
           ORDER BY COALESCE(turns, 0), total DESC, ended_at, player LIMIT $2) AS best
         JOIN cabinet ON cabinet.no = best.cabinet
      ORDER BY COALESCE(best.turns, 0), best.total DESC, best.ended_at`,
    [RULE_SETS.map(({ id }) => id), LENGTH],
  );
  return rows;
}

/** Names are all that is known of people: two who are called the same are one here. */
async function winnersSince(pool: Pool, since: string): Promise<HallFame['players']> {
  const { rows } = await pool.query<{ readonly name: string; readonly wins: number }>(
    `SELECT min(name) AS name, count(*)::int AS wins FROM result
      WHERE ended_at >= $1 AND won AND NOT house
      GROUP BY lower(name) ORDER BY wins DESC, lower(name) LIMIT $2`,
    [since, MOST_PLAYERS],
  );
  return rows.filter(({ name }) => !isNobodys(name)).slice(0, LENGTH);
}

function isNobodys(name: string): boolean {
  return Array.from({ length: LEDS.slots }).some((_, player) => isDefaultName(name, player));
}

function lineOf({ name, total, turns, corrected, id, called, game, ended_at }: FameRow): HallFameLine {
  return {
    ...{ name, total, turns, corrected, table: id, tableName: called },
    ...{ game: Number(game), endedMs: isSetClock(ended_at.getTime()) ? ended_at.getTime() : null },
  };
}
