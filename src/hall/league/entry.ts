/** How somebody gets into a league by a name alone: as a table writes names, once, and like nobody else's. */
import {
  cleanText,
  houseSeat,
  isDefaultName,
  NAME_LENGTH,
  playerNames,
  typedName,
} from '../../game/index.ts';
import { MOST_PLAYERS } from './kinds.ts';

export type NoEntry = 'name' | 'long' | 'house' | 'taken' | 'full';

/** The name that they play by; or why there is none. */
export function entered(players: readonly string[], typed: string): { readonly name: string } | NoEntry {
  const clean = cleanText(typedName(cleanText(typed)));
  if (clean === '') return 'name';
  if ([...clean].length > NAME_LENGTH) return 'long';
  const at = players.length;
  const own = playerNames([clean])[0] ?? '';
  // Whoever sits at a table without a name is called so, and would play somebody's match.
  if (houseSeat(clean) !== undefined || houseSeat(own) !== undefined || isAnyDefault(own)) return 'house';
  const name = playerNames([...players, clean])[at];
  if (name !== own) return 'taken';
  return players.length >= MOST_PLAYERS ? 'full' : { name };
}

function isAnyDefault(name: string): boolean {
  const [, number] = /^player (\d+)/i.exec(name) ?? [];
  return number !== undefined && isDefaultName(name.toUpperCase(), Number(number) - 1);
}
