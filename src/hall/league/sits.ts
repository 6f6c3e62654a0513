/**
 * Games in which two of a league play by other names: whoever has claimed a name is an id in the journal. A table says so only of two
 * who both have a match to play in one league, called there or not; it tells no name but those that the league has.
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
       SELECT l.no, c.no, $2, $3::text[], $4::text[] FROM league AS l, cabinet AS c
        WHERE c.id = $1 AND c.revoked_at IS NULL
          AND l.document ->> 'stage' = 'drawn' AND l.document -> 'players' ?& $4::text[]
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
