/** What players reached in finished games, as a table's own hall of fame counts it, one row each and for ever. */
import type { ClientBase } from 'pg';
import { fameEntries, RULE_SETS, unnamed } from '../../game/index.ts';
import type { CountedRow } from './piece.ts';
import { trueGame } from './true-game.ts';

/** `rows`: whole games, but for the last one, which may go on. */
export async function keepResults(
  client: ClientBase,
  cabinet: number,
  rows: readonly CountedRow[],
): Promise<void> {
  for (const played of gamesOf(rows)) {
    const results = resultsOf(played);
    const [first] = played;
    await client.query('DELETE FROM result WHERE cabinet = $1 AND first = $2', [cabinet, first?.seq]);
    if (results.length === 0) continue;
    await client.query(
      `INSERT INTO result (cabinet, game, player, first, rules, name, total, turns, corrected, house, won, ended_at)
         SELECT $1, game, player, $2, rules, name, total, turns, corrected, house, won, $3
           FROM json_to_recordset($4) AS results (game bigint, player integer, rules text, name text,
             total integer, turns integer, corrected boolean, house boolean, won boolean)
         ON CONFLICT (cabinet, game, player) DO NOTHING`,
      [
        cabinet,
        first?.seq,
        played.findLast(({ type }) => type === 'game ended')?.at,
        JSON.stringify(results),
      ],
    );
  }
}

function gamesOf(rows: readonly CountedRow[]): readonly (readonly CountedRow[])[] {
  const games: CountedRow[][] = [];
  for (const row of rows) {
    if (row.type === 'game started') games.push([row]);
    else games.at(-1)?.push(row);
  }
  return games;
}

function resultsOf(rows: readonly CountedRow[]): readonly object[] {
  const played = trueGame(rows);
  if (played === undefined) return [];
  const { game, end } = played;
  return fameEntries(RULE_SETS, game).map(({ house = false, ...entry }) => ({
    // Whose id it is, only the table knows.
    ...{ ...entry, house, name: unnamed(entry.name) },
    won: end.winners.includes(entry.player) && game.players.length > 1,
  }));
}
