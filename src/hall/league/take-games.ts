/** What two have played at any table of the hall becomes their match, and whoever has left plays none. */
import type { ClientBase } from 'pg';
import { gamesSince, type HallGame } from './hall-games.ts';
import { keepLeague, type LeagueRow } from './kept.ts';
import { matchesOf, type NoScore, score, walkOver } from './league.ts';
import { isOver } from './standings.ts';

/**
 * Each match takes the first game that the two have played since the league began and that counts for no other match; one
 * that was corrected at its table after its end counts as it is now.
 */
export async function takeGames(client: ClientBase, row: LeagueRow): Promise<void> {
  const { heads, rules, players, stage } = row.document;
  if (stage !== 'drawn') return;
  const ours = new Set(players.map(folded));
  const isPair = (names: readonly string[]): boolean => names.every((name) => ours.has(folded(name)));
  const asked = { heads, league: row.no, rules, isPair, isOver: isOver(row.document) };
  for (const game of await gamesSince(client, asked)) {
    const { counted } = game;
    const match = matchesOf(row.document).find(({ id, state, players }) =>
      counted === undefined
        ? state === 'due' && pairOf(players) === pairOf(game.players)
        : id === counted.match,
    );
    if (match === undefined) continue;
    const swapped = folded(match.players[0] ?? '') !== folded(game.players[0]);
    const [one, two] = game.points;
    const points = swapped ? ([two, one] as const) : ([one, two] as const);
    if (counted?.points.every((each, at) => each === points[at])) continue;
    await noteScore(client, row, match.id, points, game);
  }
}

/** `game`: where it was played; left out: somebody has said it. */
export async function noteScore(
  client: ClientBase,
  { no, document }: LeagueRow,
  id: number,
  points: readonly [number, number],
  game?: HallGame,
): Promise<NoScore | undefined> {
  const problem = await score(document, id, points);
  if (problem !== undefined) return problem;
  const players = matchesOf(document).find((match) => match.id === id)?.players;
  await walkOver(document, document.left);
  await keepLeague(client, no, document);
  await client.query(
    `INSERT INTO league_result (league, match, players, points, cabinet, game) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (league, cabinet, game) DO UPDATE SET points = excluded.points, noted_at = now()`,
    [no, id, players, points, game?.cabinet ?? null, game?.first ?? null],
  );
  return undefined;
}

/** Whoever types a name at a table does not look at its case. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function pairOf(players: readonly (string | null)[]): string {
  return players
    .map((name) => folded(name ?? ''))
    .sort()
    .join('\n');
}
