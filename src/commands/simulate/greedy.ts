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
  fillBox,
  type LegalBox,
  legalBoxes,
  mayRoll,
  type PointsOf,
  pointsByTable,
  type ScoreCard,
  totals,
} from '../../game/index.ts';
import { type Hands, makeHands } from './hands.ts';

/** The next command of the player whose turn it is; never one that is refused. */
export type Player<G> = (game: G) => Command;

const FARKLE_BANKS_AT = 300;

/** A set with endless rolls is planned so far ahead. */
const FORESIGHT = 10;

interface Choice {
  readonly box: LegalBox;
  /** What it adds to the total, bonuses included. */
  readonly gain: number;
}

/** Works out each turn once, at its first roll. */
export function greedyFiveDice(rules: FiveDiceRules): Player<FiveDiceGame> {
  const hands = makeHands(rules.dice);
  let plan: { readonly card: ScoreCard; readonly values: readonly number[][] } | undefined;
  return (game) => {
    const { dice, player, rolls, claimed } = game.turn;
    if (dice === undefined) return { type: 'roll' };
    const card = game.cards[player] ?? EMPTY_CARD;
    if (!mayRoll(rules, game)) return score(rules, card, dice, claimed === true);
    if (plan?.card !== card) plan = { card, values: keepValues(rules, hands, card) };
    const keep = bestKeep(
      hands,
      plan.values[Math.min(rules.rolls - rolls, plan.values.length) - 1] ?? [],
      dice,
    );
    const all = keep.length === dice.length;
    if (all && rules.manners.stopEarly !== 'no') return score(rules, card, dice, false);
    return towards(game, keep) ?? { type: 'roll' };
  };
}

/** `[left][keep]`: the expected gain of keeping that group, with so many more rolls after the next one. */
function keepValues(rules: FiveDiceRules, hands: Hands, card: ScoreCard): readonly number[][] {
  const before = totals(rules, card).total;
  const values: number[][] = [];
  let hand = new Map(
    hands.full.map((index) => [index, bestChoice(rules, card, hands.groups[index] ?? [], before)?.gain ?? 0]),
  );
  for (let left = 0; left < Math.min(rules.rolls, FORESIGHT) - 1; left += 1) {
    const keep: number[] = [];
    // A group of more dice is listed before those it grew from, when read backwards.
    const order = hands.groups.map((_, index) => index).sort((a, b) => size(hands, b) - size(hands, a));
    for (const index of order) {
      const grown = hands.grown[index] ?? [];
      const sum = grown.reduce((total, next) => total + (keep[next] ?? 0), 0);
      keep[index] = grown.length === 0 ? (hand.get(index) ?? 0) : sum / grown.length;
    }
    values.push(keep);
    const kept = (index: number): number =>
      Math.max(...(hands.keeps[index] ?? []).map((part) => keep[part] ?? 0));
    hand = new Map(hands.full.map((index) => [index, kept(index)]));
  }
  return values;
}

function size(hands: Hands, index: number): number {
  return hands.groups[index]?.length ?? 0;
}

/** The most dice where several keeps are worth the same. */
function bestKeep(hands: Hands, values: readonly number[], dice: Dice): Dice {
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

function score(rules: FiveDiceRules, card: ScoreCard, dice: Dice, claimed: boolean): Command {
  const choice = bestChoice(rules, card, dice, totals(rules, card).total, claimed);
  if (choice === undefined) throw new Error(`No box of ${rules.id} is open.`);
  return { type: 'score', category: choice.box.category };
}

/** Ties in card order. A claim is always first: it costs nothing. */
function bestChoice(
  rules: FiveDiceRules,
  card: ScoreCard,
  dice: Dice,
  before: number,
  claimed = false,
): Choice | undefined {
  let best: Choice | undefined;
  for (const box of legalBoxes(rules, card, dice, claimed)) {
    if (!box.legal) continue;
    const { category, points, bonus, adds } = box;
    const filled = fillBox(card, category, points, bonus);
    const gain =
      adds === true
        ? points + (bestChoice(rules, card, dice, before, true)?.gain ?? 0)
        : totals(rules, filled).total - before;
    if (best === undefined || gain > best.gain) best = { box, gain };
  }
  return best;
}

/** All scoring dice of every roll; banks as soon as the turn is worth 300. */
export function greedyFarkle(rules: FarkleRules): Player<FarkleGame> {
  const pointsOf = pointsByTable(rules);
  return ({ turn, totals: banked }) => {
    const { dice, set, held, points, player } = turn;
    if (dice === undefined) return { type: 'roll' };
    const keep = scoringDice(
      rules,
      pointsOf,
      dice.filter((_, slot) => set[slot] !== true),
    );
    const slot = nextSlot(dice, set, held, keep.dice);
    if (slot !== undefined) return { type: 'hold', slot };
    const bank = Math.max(FARKLE_BANKS_AT, (banked[player] ?? 0) > 0 ? 0 : rules.entryMinimum);
    return { type: points + keep.points >= bank ? 'bank' : 'roll' };
  };
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
