/** Whoever decides for players of the house. */
import type { HousePlayer, Move, Seen } from '../game/index.ts';

/** What this player does with the roll that lies there, from what everybody sees. Never rejects. */
export type HouseMind = (rules: string, player: HousePlayer, seen: Seen) => Promise<Move>;
