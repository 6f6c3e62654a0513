/** What leagues there are: everybody meets everybody, or who loses is out, once or twice. */

export const LEAGUE_KINDS = ['robin', 'single', 'double'] as const;
export type LeagueKind = (typeof LEAGUE_KINDS)[number];

/** While `entry` is open anybody takes a place by a name; `closed`: nobody may, and nothing is drawn yet. */
export type LeagueStage = 'entry' | 'closed' | 'drawn' | 'over';

/** Where the players of due matches are called to: tables of a group, or all of them; null: they play where they like. */
export type LeagueSeats = { readonly group: string | null } | null;

export const MOST_PLAYERS = 64;
const LEAGUE_NAME_LENGTH = 60;

/** Where two defeats are needed, two alone would only play a best of three. */
export function fewestPlayers(kind: LeagueKind): number {
  return kind === 'double' ? 3 : 2;
}

/** On one line; undefined: no name that a league may have. */
export function leagueName(typed: string): string | undefined {
  const name = typed.trim();
  return name === '' || name.length > LEAGUE_NAME_LENGTH || /\p{Cc}/u.test(name) ? undefined : name;
}
