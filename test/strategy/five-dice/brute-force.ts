/**
 * The value of a card the long way: every choice of dice to roll again, every ordered roll of them, every legal box, by
 * the game's own rules for offers and totals. Knows nothing of subtotals, lattices or tables.
 */
import {
  type Dice,
  FACES,
  type FiveDiceRules,
  fillBox,
  isFull,
  type LegalBox,
  legalBoxes,
  type ScoreCard,
  totals,
} from '../../../src/game/index.ts';

/** Expected final total of this card, at the beginning of a turn. */
export function expectedTotal(rules: FiveDiceRules): (card: ScoreCard) => number {
  const known = new Map<string, number>();
  const ofCard = (card: ScoreCard): number => {
    const name = JSON.stringify(Object.entries(card).sort());
    const value = known.get(name) ?? (isFull(rules, card) ? totals(rules, card).total : ofTurn(card));
    known.set(name, value);
    return value;
  };

  function ofTurn(card: ScoreCard): number {
    const values = new Map<string, number>();
    const ofDice = (dice: Dice, rollsLeft: number): number => {
      const sorted = dice.toSorted((a, b) => a - b);
      const name = `${sorted.join('')} ${rollsLeft}`;
      const found = values.get(name);
      if (found !== undefined) return found;
      const boxes = bestBox(card, sorted, false);
      const keeps = rollsLeft === 0 ? [] : partsOf(sorted).map((keep) => ofKeep(keep, rollsLeft - 1));
      const best = Math.max(boxes, ...keeps);
      values.set(name, best);
      return best;
    };
    const ofKeep = (keep: Dice, rollsLeft: number): number => {
      const name = `keep ${keep.join('')} ${rollsLeft}`;
      const found = values.get(name);
      if (found !== undefined) return found;
      const mean =
        keep.length === rules.dice
          ? ofDice(keep, rollsLeft)
          : FACES.reduce((sum, face) => sum + ofKeep(inOrder([...keep, face]), rollsLeft), 0) / FACES.length;
      values.set(name, mean);
      return mean;
    };
    return ofKeep([], rules.rolls - 1);
  }

  function bestBox(card: ScoreCard, dice: Dice, claimed: boolean): number {
    const legal = legalBoxes(rules, card, dice, claimed).filter((offer) => offer.legal);
    return Math.max(...legal.map((offer) => afterBox(card, dice, offer)));
  }

  function afterBox(card: ScoreCard, dice: Dice, { category, points, bonus, adds, also }: LegalBox): number {
    const filled = fillBox(card, category, points, bonus);
    if (adds === true) return bestBox(filled, dice, true);
    return ofCard(also === undefined ? filled : fillBox(filled, also, 0, 0));
  }
  return ofCard;
}

function inOrder(dice: Dice): Dice {
  return dice.toSorted((a, b) => a - b);
}

function partsOf(dice: Dice): readonly Dice[] {
  return Array.from({ length: 2 ** dice.length }, (_, bits) =>
    dice.filter((_, at) => (bits & (1 << at)) !== 0),
  );
}
