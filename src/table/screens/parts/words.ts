/** Words that several screens use. */
import { type Game, say } from '../../../game/index.ts';
import { at } from '../../at.ts';

/** `Eric`, `Eric and Julie`, `Eric, Julie and Ann`. */
export function list(names: readonly string[]): string {
  const last = names.slice(-1).join('');
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** A sentence of the manners with its values; one point is not `1 points`. */
export function phrase(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return say(sentence, values).replace(/\b1 (point|dice)s?\b/, (_, word) =>
    word === 'dice' ? '1 die' : '1 point',
  );
}

export function points(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

/** Whose turn it is. */
export function turnName({ players, turn }: Game): string {
  return at(players, turn.player);
}

/** Name and number of a player, as the sentences want them. */
export function who({ players }: Game, player: number): { readonly player: string; readonly number: number } {
  return { player: at(players, player), number: player + 1 };
}
