/** What a box can hold at all, whatever the dice: what a repair may put into it. */
import { type Dice, FACES, type Face } from '../die.ts';
import type { Category } from './category.ts';
import { handOf } from './hand.ts';
import { type FiveDiceRules, YAHTZEE_POINTS } from './rule-set.ts';

/** Ascending, before the column multiplies them; none where the card has no such box. 0 is always among them. */
export function boxValues(rules: FiveDiceRules, category: Category): readonly number[] {
  const box = rules.boxes.find((candidate) => candidate.category === category);
  if (box === undefined) return [];
  const values = new Set([0]);
  for (const dice of allHands(rules.dice)) {
    const hand = handOf(dice);
    if (box.fits(hand)) values.add(box.worth(hand));
  }
  if (rules.claim > 0 && box.kind === 'yahtzee') {
    // One claim a turn, and every claim fills another box.
    for (let claims = 1; claims < rules.boxes.length; claims += 1) {
      values.add(YAHTZEE_POINTS + claims * rules.claim);
    }
  }
  return [...values].sort((a, b) => a - b);
}

/** Every group of so many dice, once in ascending order. */
export function allHands(count: number, from: Face = 1): readonly Dice[] {
  if (count === 0) return [[]];
  return FACES.filter((face) => face >= from).flatMap((face) =>
    allHands(count - 1, face).map((others) => [face, ...others]),
  );
}
