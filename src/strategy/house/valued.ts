/** Players who know what every choice is worth, and choose among them: the best one, or as people do. */

import type {
  FarkleRules,
  FiveDiceRules,
  Move,
  SeenCards,
  SeenFarkle,
  ValuedMove,
} from '../../game/index.ts';
import { cardChoices, farkleChoices, farklePlay } from '../choices.ts';
import type { Adviser } from '../five-dice/advice.ts';
import type { Chance, Decide } from './decide.ts';
import { leastBank } from './greedy.ts';

/** Of at least one choice; of equal ones the later is taken. */
export type Choose = (choices: readonly ValuedMove[], chance: Chance) => Move;

export const choosesBest: Choose = (choices) =>
  choices.reduce((best, choice) => (choice.value >= best.value ? choice : best)).move;

/** How much a choice may cost until it is rarer by the factor e: in points of a score card, by strength from 1. */
const EASE = [6, 4, 2.7, 1.8, 1.2, 0.8, 0.5, 0.3, 0.15] as const;
/** A turn of Farkle is worth as much more than one of a score card. */
const FARKLE_SCALE = 20;

export function easeOf(strength: number, scale = 1): number {
  return (EASE[strength - 1] ?? EASE[0]) * scale;
}

export function farkleEaseOf(strength: number): number {
  return easeOf(strength, FARKLE_SCALE);
}

/** How often each choice with such a value is made, for one time that the best is. */
export function weightsLikePeople(
  strength: number,
  scale = 1,
): (values: readonly number[]) => readonly number[] {
  const ease = easeOf(strength, scale);
  return (values) => {
    const best = Math.max(...values);
    return values.map((value) => Math.exp((value - best) / ease));
  };
}

/** Chooses among all moves, the rarer the more they cost. */
export function choosesLikePeople(strength: number, scale = 1): Choose {
  const weightsOf = weightsLikePeople(strength, scale);
  return (choices, chance) => {
    const weights = weightsOf(choices.map(({ value }) => value));
    let left = chance() * weights.reduce((sum, weight) => sum + weight, 0);
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return (choices.at(at) as ValuedMove).move;
  };
}

export function choosesFarkleLikePeople(strength: number): Choose {
  return choosesLikePeople(strength, FARKLE_SCALE);
}

export function valuedCards(rules: FiveDiceRules, adviser: Adviser, choose: Choose): Decide<SeenCards> {
  return (game, chance) => choose(cardChoices(rules, adviser, game), chance);
}

/** Most points of each turn; who has to overtake somebody, or would win, thinks of that first. */
export function valuedFarkle(rules: FarkleRules, choose: Choose): Decide<SeenFarkle> {
  const play = farklePlay(rules);
  return (game, chance) => {
    const { turn, totals, reachedBy } = game;
    const own = totals[turn.player] ?? 0;
    const goal = reachedBy === undefined ? rules.target : Math.max(...totals) + 1;
    const least = reachedBy === undefined ? leastBank(rules, own) : goal - own;
    const valued = farkleChoices(rules, play, game);
    const banks = valued.filter(({ move }) => move.next === 'bank');
    const wins = banks.filter(({ points }) => own + points >= goal);
    if (wins.length > 0) return choosesBest(wins, chance);
    if (turn.stopped === true) return choosesBest(banks, chance);
    const may = valued.filter(({ move, points }) => move.next === 'roll' || points >= least);
    return choose(may, chance);
  };
}
