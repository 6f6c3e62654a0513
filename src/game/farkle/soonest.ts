/** The bank that ends a game soonest without another roll: the most points reach the target first. */
import { isRejection } from '../decision.ts';
import type { GameEvent } from '../event.ts';
import type { FarkleGame } from '../game.ts';
import { countsOf } from './combination.ts';
import { decideBank } from './decide.ts';
import { allScoringDice, pointsBySearch } from './keep.ts';
import type { FarkleRules } from './rule-set.ts';

/** Undefined where the dice on the table cannot be banked. */
export function soonestBank(rules: FarkleRules, game: FarkleGame): readonly GameEvent[] | undefined {
  const { dice, set } = game.turn;
  const free = (dice ?? []).filter((_, slot) => set[slot] !== true);
  const left = [...(allScoringDice(rules, pointsBySearch(rules), countsOf(free))?.dice ?? [])];
  const held = (dice ?? []).map((face, slot) => {
    const at = set[slot] === true ? -1 : left.indexOf(face);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  const banked = decideBank(rules, { ...game, turn: { ...game.turn, held } });
  return isRejection(banked) ? undefined : banked;
}
