/** Words that several screens use. */
import { type Game, mateOf } from '../../../game/index.ts';
import { at } from '../../at.ts';

/** Whose turn it is. */
export function turnName(game: Game): string {
  const seat = at(game.players, game.turn.player);
  const mate = mateOf(game, game.turn);
  return mate === undefined ? seat : `${mate} (${seat})`;
}

/** Name and number of a player, as the sentences want them. */
export function who({ players }: Game, player: number): { readonly player: string; readonly number: number } {
  return { player: at(players, player), number: player + 1 };
}
