/** What a box adds to the total of a card, and the box that adds most. */
import {
  columnTotals,
  type Dice,
  type FiveDiceRules,
  type LegalBox,
  legalBoxes,
  type ScoreCard,
  upperBonusOf,
} from '../../game/index.ts';

export interface GainfulBox {
  readonly box: LegalBox;
  /** What it adds to the total, bonuses included. */
  readonly gain: number;
}

/** Of these dice and this card; undefined on a full card. */
export type BestBox = (dice: Dice, claimed?: boolean) => GainfulBox | undefined;

/** Ties in card order. A claim is always first: it costs nothing. */
export function choicesOn(rules: FiveDiceRules, card: ScoreCard): BestBox {
  const uppers = rules.columns.map((_, column) => columnTotals(rules, card, column).upper);
  const boxes = new Map(rules.boxes.map((box) => [box.category, box]));
  const gainOf = ({ category, points, bonus }: LegalBox): number => {
    const box = boxes.get(category);
    if (box === undefined) throw new Error(`The card of ${rules.id} lost its box ${category}.`);
    const { column, section } = box;
    const upper = uppers[column] ?? 0;
    const earned = section === 'upper' ? upperBonusOf(rules, upper + points) - upperBonusOf(rules, upper) : 0;
    return (rules.columns[column] ?? 1) * (points + earned) + bonus;
  };
  const best: BestBox = (dice, claimed = false) => {
    let found: GainfulBox | undefined;
    for (const box of legalBoxes(rules, card, dice, claimed)) {
      if (!box.legal) continue;
      const gain = box.adds === true ? box.points + (best(dice, true)?.gain ?? 0) : gainOf(box);
      if (found === undefined || gain > found.gain) found = { box, gain };
    }
    return found;
  };
  return best;
}
