/**
 * Games in which those who were called to a table play by other names: whoever has claimed a name is an id in the journal. A table
 * is believed that only of two who are called there; it tells no name but theirs.
 */
import type { ClientBase, Pool } from 'pg';
import type { CalledGame } from '../../game/index.ts';

/** Who sits there, by table and number of its game. */
export type Sits = ReadonlyMap<string, Pick<CalledGame, 'seats' | 'players'>>;

export const sitsKey = (cabinet: number, game: number): string => `${cabinet} ${game}`;

export async function noteSits(
  pool: Pool,
  table: string,
  { game, seats, players }: CalledGame,
): Promise<void> {
  await pool.query(
    `INSERT INTO league_sits (league, cabinet, game, seats, players)
       SELECT k.league, c.no, $2, $3, $4 FROM league_call AS k JOIN cabinet AS c ON c.no = k.cabinet
        WHERE c.id = $1 AND c.revoked_at IS NULL AND k.players @> $4 AND k.players <@ $4
     ON CONFLICT (league, cabinet, game) DO UPDATE SET seats = excluded.seats, players = excluded.players`,
    [table, game, seats, players],
  );
}

export async function sitsIn(client: ClientBase, league: number): Promise<Sits> {
  const { rows } = await client.query<
    { readonly cabinet: number; readonly game: string } & Pick<CalledGame, 'seats' | 'players'>
  >('SELECT cabinet, game, seats, players FROM league_sits WHERE league = $1', [league]);
  return new Map(
    rows.map(({ cabinet, game, seats, players }) => [sitsKey(cabinet, Number(game)), { seats, players }]),
  );
}
