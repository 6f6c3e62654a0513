/** What leagues there are: everybody meets everybody, or who loses is out, once or twice. */

export const LEAGUE_KINDS = ['robin', 'single', 'double'] as const;
export type LeagueKind = (typeof LEAGUE_KINDS)[number];

export const MOST_PLAYERS = 64;

/** Where two defeats are needed, two alone would only play a best of three. */
export function fewestPlayers(kind: LeagueKind): number {
  return kind === 'double' ? 3 : 2;
}
