/** What a player of the house does with a roll, and the commands that lead there one after the other. */
import type { Command } from './command.ts';
import type { Dice, Face } from './die.ts';
import type { FarkleTurn } from './game.ts';
import type { Move } from './move.ts';
import type { Seen } from './seen.ts';

type MoveCommand = Extract<Command, { readonly type: 'roll' | 'hold' | 'free' | 'score' | 'bank' }>;

/** The next command on the way to this move. */
export function commandTowards({ turn }: Seen, move: Move): MoveCommand {
  if ('score' in move) return { type: 'score', category: move.score };
  const { dice = [], held } = turn;
  const { set = [] }: Partial<FarkleTurn> = turn;
  const target = slotsToKeep(turn, move.keep);
  const slot = [...dice.keys()].find(
    (each) => set[each] !== true && target.has(each) !== (held[each] === true),
  );
  if (slot === undefined) return { type: move.next };
  return { type: target.has(slot) ? 'hold' : 'free', slot };
}

/** Where these dice lie. */
export function slotsToKeep(turn: Seen['turn'], keep: Dice): ReadonlySet<number> {
  const { dice = [], held } = turn;
  // Only Farkle has dice that lie still.
  const { set = [] }: Partial<FarkleTurn> = turn;
  const wanted: Face[] = [...keep];
  // Dice that are held already come first, so that none of them is freed for another one with the same face.
  const slots = [...dice.keys()].sort((a, b) => Number(held[b] === true) - Number(held[a] === true) || a - b);
  const target = new Set<number>();
  for (const slot of slots) {
    const at = set[slot] === true ? -1 : wanted.indexOf(dice[slot] as Face);
    if (at === -1) continue;
    wanted.splice(at, 1);
    target.add(slot);
  }
  return target;
}

/** Tells rolls apart, and what can be chosen after them. */
export function rollKey({ number, rollsDrawn, turn }: Seen): string {
  const { player, round, rolls, claimed = false, stopped = false, again = false } = turn;
  return JSON.stringify([number, rollsDrawn, player, round, rolls, claimed, stopped, again]);
}
