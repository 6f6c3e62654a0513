/** The greedy players: most expected points of this turn, bonuses included; in Farkle all scoring dice, bank at 300. */

import {
  allScoringDice,
  countsOf,
  type Dice,
  EMPTY_CARD,
  type FarkleRules,
  type FiveDiceRules,
  type Move,
  pointsByTable,
  rollsLeft,
  type ScoreCard,
  type SeenCards,
  type SeenFarkle,
} from '../../game/index.ts';
import { type Hands, makeHands } from '../hands.ts';
import type { Decide } from './decide.ts';
import { type BestBox, choicesOn } from './gain.ts';
import { type Plan, planOf } from './plan.ts';

export const FARKLE_BANKS_AT = 300;
/** What sums in another order may be off by. */
export const TIE = 1e-9;

/** Works out each turn once, at its first roll. */
export function greedyCards(rules: FiveDiceRules): Decide<SeenCards> {
  const hands = makeHands(rules.dice);
  let turn: { readonly card: ScoreCard; readonly choice: BestBox; readonly plan: Plan } | undefined;
  return (game) => {
    const { dice = [], player, claimed } = game.turn;
    const card = game.cards[player] ?? EMPTY_CARD;
    const left = rollsLeft(rules, game);
    if (turn?.card !== card) {
      const choice = choicesOn(rules, card);
      turn = { card, choice, plan: planOf(left + 1, hands, choice) };
    }
    const { choice, plan } = turn;
    if (left === 0) return score(rules, choice, dice, claimed === true);
    const keep = bestKeep(hands, plan[Math.min(left, plan.length) - 1] ?? [], dice);
    const all = keep.length === dice.length;
    if (all && rules.manners.stopEarly !== 'no') return score(rules, choice, dice, false);
    return { keep, next: 'roll' };
  };
}

/** The most dice where several keeps are worth the same. */
function bestKeep(hands: Hands, values: ArrayLike<number>, dice: Dice): Dice {
  let best = -1;
  for (const part of hands.keeps[hands.indexOf(dice)] ?? []) {
    if (best === -1 || (values[part] ?? 0) >= (values[best] ?? 0) - TIE) best = part;
  }
  return hands.groups[best] ?? [];
}

function score(rules: FiveDiceRules, choice: BestBox, dice: Dice, claimed: boolean): Move {
  const best = choice(dice, claimed);
  if (best === undefined) throw new Error(`No box of ${rules.id} is open.`);
  return { score: best.box.category };
}

/** All scoring dice of every roll; banks as soon as the turn is worth so much. */
export function greedyFarkle(rules: FarkleRules, banksAt = FARKLE_BANKS_AT): Decide<SeenFarkle> {
  const pointsOf = pointsByTable(rules);
  return ({ turn, totals }) => {
    const { dice = [], set, points, player, spared, stopped } = turn;
    const free = dice.filter((_, slot) => set[slot] !== true);
    const least = leastBank(rules, totals[player] ?? 0, banksAt);
    const all = spared === true ? undefined : allScoringDice(rules, pointsOf, countsOf(free));
    const banks = stopped === true || points + (all?.points ?? 0) >= least;
    return { keep: all?.dice ?? [], next: banks ? 'bank' : 'roll' };
  };
}

/** What a player with this total may bank, and wants to. */
export function leastBank({ entryMinimum, bankMinimum }: FarkleRules, total: number, wanted = 0): number {
  return Math.max(wanted, bankMinimum, total > 0 ? 0 : entryMinimum);
}
