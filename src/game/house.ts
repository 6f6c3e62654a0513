/** Players of the house, who sit at the table without being there: a seat is theirs by its name. */
import { HOUSE_MARK, HOUSE_NAMES } from '../language/house.ts';
import { newestDone } from './done.ts';
import type { Game, GameFacts, Turn } from './game.ts';

export type HousePlayer = keyof typeof HOUSE_NAMES;

/** In the order in which they are offered. */
export const HOUSE_PLAYERS = Object.keys(HOUSE_NAMES) as readonly HousePlayer[];

/** Their names in the journal, on display and pages. */
export function houseName(player: HousePlayer): string {
  return HOUSE_NAMES[player];
}

/** Who of the house has this seat: by its name, also one with a number, or `house:master` as people type it. */
export function houseSeat(name: string): HousePlayer | undefined {
  const withoutNumber = name.replace(/ \d+$/, '');
  const named = (wanted: string) => HOUSE_PLAYERS.find((player) => HOUSE_NAMES[player] === wanted);
  return named(name) ?? named(withoutNumber) ?? HOUSE_PLAYERS.find((player) => `house:${player}` === name);
}

/** The newest score is the house's, which nobody takes back at the table: it would only choose, or be lucky, again. */
export function isScoredByHouse({ done, players }: Game): boolean {
  const newest = newestDone<GameFacts, Turn>(done, (kind) => kind !== 'hold');
  return newest !== undefined && houseSeat(players[newest.entry.player] ?? '') !== undefined;
}

/** Nobody else may be called so. */
export function withoutMark(name: string): string {
  return name.replaceAll(HOUSE_MARK, '');
}
