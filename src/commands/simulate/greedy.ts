/** The greedy players: most expected points of this turn, bonuses included; in Farkle all scoring dice, bank at 300. */
import {
  allScoringDice,
  type Command,
  countsOf,
  type Dice,
  EMPTY_CARD,
  type Face,
  type FarkleGame,
  type FarkleRules,
  type FiveDiceGame,
  type FiveDiceRules,
  type PointsOf,
  pointsByTable,
  rollsLeft,
  type ScoreCard,
} from '../../game/index.ts';
import { type Hands, makeHands } from '../../strategy/hands.ts';
import { type BestBox, choicesOn } from './choice.ts';
import { type Plan, planOf } from './plan.ts';

/** The next command of the player whose turn it is; never one that is refused. */
export type Player<G> = (game: G) => Command;

const FARKLE_BANKS_AT = 300;

/** Works out each turn once, at its first roll. */
export function greedyFiveDice(rules: FiveDiceRules): Player<FiveDiceGame> {
  const hands = makeHands(rules.dice);
  let turn: { readonly card: ScoreCard; readonly choice: BestBox; readonly plan: Plan } | undefined;
  return (game) => {
    const { dice, player, claimed } = game.turn;
    if (dice === undefined) return { type: 'roll' };
    const card = game.cards[player] ?? EMPTY_CARD;
    if (turn?.card !== card) {
      const choice = choicesOn(rules, card);
      turn = { card, choice, plan: planOf(rollsLeft(rules, game) + 1, hands, choice) };
    }
    const { choice, plan } = turn;
    const left = rollsLeft(rules, game);
    if (left === 0) return score(rules, choice, dice, claimed === true);
    const keep = bestKeep(hands, plan[Math.min(left, plan.length) - 1] ?? [], dice);
    const all = keep.length === dice.length;
    if (all && rules.manners.stopEarly !== 'no') return score(rules, choice, dice, false);
    return towards(game, keep) ?? { type: 'roll' };
  };
}

/** The most dice where several keeps are worth the same. */
function bestKeep(hands: Hands, values: ArrayLike<number>, dice: Dice): Dice {
  let best = -1;
  for (const part of hands.keeps[hands.indexOf(dice)] ?? []) {
    if (best === -1 || (values[part] ?? 0) >= (values[best] ?? 0) - 1e-9) best = part;
  }
  return hands.groups[best] ?? [];
}

/** The next hold or free on the way to these dice; undefined when they are held. */
function towards(game: FiveDiceGame, keep: Dice): Command | undefined {
  const { dice = [], held } = game.turn;
  const wanted: Face[] = [...keep];
  const target = dice.map((face) => {
    const at = wanted.indexOf(face);
    if (at !== -1) wanted.splice(at, 1);
    return at !== -1;
  });
  const slot = target.findIndex((isWanted, index) => isWanted !== held[index]);
  if (slot === -1) return undefined;
  return { type: target[slot] === true ? 'hold' : 'free', slot };
}

function score(rules: FiveDiceRules, choice: BestBox, dice: Dice, claimed: boolean): Command {
  const best = choice(dice, claimed);
  if (best === undefined) throw new Error(`No box of ${rules.id} is open.`);
  return { type: 'score', category: best.box.category };
}

/** All scoring dice of every roll; banks as soon as the turn is worth 300. */
export function greedyFarkle(rules: FarkleRules): Player<FarkleGame> {
  const pointsOf = pointsByTable(rules);
  return ({ turn, totals: banked }) => {
    const { dice, set, held, points, player, spared } = turn;
    if (dice === undefined) return { type: 'roll' };
    const banksAt = leastBank(rules, banked[player] ?? 0, FARKLE_BANKS_AT);
    if (spared === true) return { type: points >= banksAt ? 'bank' : 'roll' };
    const keep = scoringDice(
      rules,
      pointsOf,
      dice.filter((_, slot) => set[slot] !== true),
    );
    const slot = nextSlot(dice, set, held, keep.dice);
    if (slot !== undefined) return { type: 'hold', slot };
    return { type: points + keep.points >= banksAt ? 'bank' : 'roll' };
  };
}

/** What a player with this total may bank, and wants to. */
export function leastBank({ entryMinimum, bankMinimum }: FarkleRules, total: number, wanted = 0): number {
  return Math.max(wanted, bankMinimum, total > 0 ? 0 : entryMinimum);
}

function scoringDice(rules: FarkleRules, pointsOf: PointsOf, free: Dice): { dice: Dice; points: number } {
  return allScoringDice(rules, pointsOf, countsOf(free)) ?? { dice: [], points: 0 };
}

/** The first wanted die that is not picked yet. */
function nextSlot(
  dice: Dice,
  set: readonly boolean[],
  held: readonly boolean[],
  wanted: Dice,
): number | undefined {
  const left: Face[] = [...wanted];
  for (const [slot, face] of dice.entries()) {
    const at = set[slot] === true ? -1 : left.indexOf(face);
    if (at === -1) continue;
    if (held[slot] !== true) return slot;
    left.splice(at, 1);
  }
  return undefined;
}
