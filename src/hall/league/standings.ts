/** How a league stands, and once it is over who came where. */
import { type League, managerOf, matchesOf } from './league.ts';
import type { LeagueStanding } from './sheet.ts';

const WIN = 2;
const DRAW = 1;

export function isOver(league: League): boolean {
  return matchesOf(league).every(({ state }) => state === 'played' || state === 'free');
}

/** Best first. */
export async function standingsOf(league: League): Promise<readonly LeagueStanding[]> {
  const lines = league.players.map((player) => lineOf(league, player));
  return league.kind === 'robin' ? robinRanks(lines) : knockoutRanks(league, lines);
}

function lineOf(league: League, player: string): Omit<LeagueStanding, 'rank'> {
  const line = { player, played: 0, won: 0, drawn: 0, lost: 0, points: 0, scored: 0, conceded: 0 };
  for (const { players, points, winner, state } of matchesOf(league)) {
    const side = players.indexOf(player);
    if (side === -1 || state !== 'played') continue;
    line.played += 1;
    if (winner === null) line.drawn += 1;
    else if (winner === side) line.won += 1;
    else line.lost += 1;
    line.scored += points[side] ?? 0;
    line.conceded += points[1 - side] ?? 0;
  }
  return { ...line, points: line.won * WIN + line.drawn * DRAW };
}

/** By points, then by what the dice brought more than they cost, then by what they brought. */
function robinRanks(lines: readonly Omit<LeagueStanding, 'rank'>[]): readonly LeagueStanding[] {
  const key = ({ points, scored, conceded }: Omit<LeagueStanding, 'rank'>) => [
    points,
    scored - conceded,
    scored,
  ];
  const compare = (a: Omit<LeagueStanding, 'rank'>, b: Omit<LeagueStanding, 'rank'>): number => {
    const [mine, others] = [key(a), key(b)];
    const at = mine.findIndex((value, index) => value !== others[index]);
    return at === -1 ? 0 : (others[at] ?? 0) - (mine[at] ?? 0);
  };
  const sorted = [...lines].sort(compare);
  return sorted.map((line) => ({ ...line, rank: 1 + sorted.findIndex((one) => compare(one, line) === 0) }));
}

/** While it is played nobody can say more than who is out: that comes with the end, by brackets-manager's own rule. */
async function knockoutRanks(
  league: League,
  lines: readonly Omit<LeagueStanding, 'rank'>[],
): Promise<readonly LeagueStanding[]> {
  const [stage] = league.brackets.stage;
  const places =
    stage !== undefined && isOver(league) ? await managerOf(league).get.finalStandings(stage.id) : [];
  const ranks = new Map(places.map(({ name, rank }) => [name, rank]));
  return lines
    .map((line) => ({ ...line, rank: ranks.get(line.player) ?? null }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.won - a.won || a.lost - b.lost);
}
