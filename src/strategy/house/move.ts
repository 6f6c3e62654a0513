/** What a player of the house does with a roll, and the commands that lead there one after the other. */
import type { Category, Command, Dice, Face, FarkleTurn } from '../../game/index.ts';
import type { Seen } from './seen.ts';

/** Which dice stay, or in Farkle are set aside, and what follows; or the box. */
export type Move = { readonly keep: Dice; readonly next: 'roll' | 'bank' } | { readonly score: Category };

/** A number from 0 to below 1. */
export type Chance = () => number;

/** Asked once for every roll, and once more after a claim. */
export type Decide<S extends Seen> = (seen: S, chance: Chance) => Move;

/** The next command on the way to this move. */
export function commandTowards({ turn }: Seen, move: Move): Command {
  if ('score' in move) return { type: 'score', category: move.score };
  const { dice = [], held } = turn;
  // Only Farkle has dice that lie still.
  const { set = [] }: Partial<FarkleTurn> = turn;
  const wanted: Face[] = [...move.keep];
  // Dice that are held already come first, so that none of them is freed for another one with the same face.
  const slots = [...dice.keys()].sort((a, b) => Number(held[b] === true) - Number(held[a] === true) || a - b);
  const target = new Set<number>();
  for (const slot of slots) {
    const at = set[slot] === true ? -1 : wanted.indexOf(dice[slot] as Face);
    if (at === -1) continue;
    wanted.splice(at, 1);
    target.add(slot);
  }
  const slot = [...dice.keys()].find(
    (each) => set[each] !== true && target.has(each) !== (held[each] === true),
  );
  if (slot === undefined) return { type: move.next };
  return { type: target.has(slot) ? 'hold' : 'free', slot };
}

/** Plays without anybody watching: the next command of whoever is on. */
export function playerBy<S extends Seen>(decide: Decide<S>, chance: Chance): (seen: S) => Command {
  let planned: { readonly turn: string; readonly move: Move } | undefined;
  return (seen) => {
    if (seen.turn.dice === undefined) return { type: 'roll' };
    const turn = rollKey(seen);
    if (planned?.turn !== turn) planned = { turn, move: decide(seen, chance) };
    return commandTowards(seen, planned.move);
  };
}

/** Tells rolls apart, and what can be chosen after them. */
function rollKey({ number, rollsDrawn, turn }: Seen): string {
  const { player, round, rolls, claimed = false, stopped = false, again = false } = turn;
  return JSON.stringify([number, rollsDrawn, player, round, rolls, claimed, stopped, again]);
}
