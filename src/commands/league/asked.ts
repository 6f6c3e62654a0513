/** What `dicetable league` is asked. */
import type { LeagueKind } from '../../hall/league/kinds.ts';

export const LEAGUE_DEEDS = [
  'open',
  'close',
  'reopen',
  'draw',
  'remove',
  'list',
  'show',
  'score',
  'ratings',
] as const;
export type LeagueDeed = (typeof LEAGUE_DEEDS)[number];

export interface LeagueAsked {
  readonly kind: LeagueKind;
  readonly rules: string;
  readonly players?: string;
  readonly seats?: string;
  readonly match?: string;
  readonly points?: string;
  readonly database?: string;
  readonly json?: true;
  readonly csv?: true;
  readonly html?: true;
}
