/** How players of the house are asked, and one who plays without anybody watching. */
import { type Command, commandTowards, type Move, rollKey, type Seen } from '../../game/index.ts';

/** A number from 0 to below 1. */
export type Chance = () => number;

/** Asked once for every roll, and once more after a claim. */
export type Decide<S extends Seen> = (seen: S, chance: Chance) => Move;

/** The next command of whoever is on. */
export function playerBy<S extends Seen>(decide: Decide<S>, chance: Chance): (seen: S) => Command {
  let planned: { readonly roll: string; readonly move: Move } | undefined;
  return (seen) => {
    if (seen.turn.dice === undefined) return { type: 'roll' };
    const roll = rollKey(seen);
    if (planned?.roll !== roll) planned = { roll, move: decide(seen, chance) };
    return commandTowards(seen, planned.move);
  };
}
