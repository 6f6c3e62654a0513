/** What players of the house do, asked by the id of the rules. */
import { findRules, type HousePlayer, type Move, type RuleSets, type Seen } from '../game/index.ts';
import type { Chance, Decide } from '../strategy/house/decide.ts';
import { houseDecides, type KnownPlay } from '../strategy/house/house.ts';

/** Throws for rules that are not in the list. */
export type Mind = (rules: string, player: HousePlayer, seen: Seen) => Move;

/** Remembers what a player has worked out. Those who would ask what is not known play greedily, or for points of the turn. */
export function mindOf(sets: RuleSets, chance: Chance, known: Partial<KnownPlay> = {}): Mind {
  const players = new Map<string, Decide<Seen>>();
  return (id, player, seen) => {
    const key = `${id} ${player}`;
    const decide = players.get(key) ?? decider(sets, id, player, known);
    players.set(key, decide);
    return decide(seen, chance);
  };
}

function decider(sets: RuleSets, id: string, player: HousePlayer, known: Partial<KnownPlay>): Decide<Seen> {
  const rules = findRules(sets, id);
  if (rules === undefined) throw new Error(`There is no set ${id}.`);
  return houseDecides(rules, player, known);
}
