/** Words that several screens use. */
import type { Game } from '../../../game/index.ts';
import { at } from '../../at.ts';

/** Whose turn it is. */
export function turnName({ players, turn }: Game): string {
  return at(players, turn.player);
}

/** Name and number of a player, as the sentences want them. */
export function who({ players }: Game, player: number): { readonly player: string; readonly number: number } {
  return { player: at(players, player), number: player + 1 };
}
