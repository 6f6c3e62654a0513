import { expect, test } from 'vitest';
import {
  CATEGORIES,
  type Category,
  type Dice,
  FACES,
  LOWER_CATEGORIES,
  legalBoxes,
  type ScoreCard,
  YAHTZEE,
} from '../../../src/game/index.ts';
import { ALL_ROLLS, NUMBERS, pointsOracle, sumOf } from './oracle.ts';

const OTHERS = CATEGORIES.filter((category) => category !== 'yahtzee');

/** Every card state that matters: each other box open or filled, the Yahtzee box open, 0 or 50. */
function* cardStates(): Generator<ScoreCard> {
  for (let mask = 0; mask < 2 ** OTHERS.length; mask += 1) {
    for (const yahtzee of [undefined, 0, 50]) {
      const boxes: Partial<Record<Category, number>> = yahtzee === undefined ? {} : { yahtzee };
      for (const [bit, category] of OTHERS.entries()) if (mask & (1 << bit)) boxes[category] = 7;
      yield { boxes, yahtzeeBonuses: 0 };
    }
  }
}

/** H6 to H9 word for word: what an open box gives, as `points+bonus`, or why it may not be chosen. */
function official(card: ScoreCard, dice: Dice, category: Category): string {
  const [face = 1] = dice;
  const isYahtzee = dice.every((each) => each === face);
  const yahtzeeBox = card.boxes.yahtzee;
  const bonus = isYahtzee && yahtzeeBox === 50 ? 100 : 0;
  if (!isYahtzee || yahtzeeBox === undefined) return `${pointsOracle(category, dice)}+${bonus}`;
  const matching = NUMBERS[face - 1];
  if (matching !== undefined && !(matching in card.boxes)) {
    return category === matching ? `${5 * face}+${bonus}` : 'must-use-upper';
  }
  const isLower = (LOWER_CATEGORIES as readonly string[]).includes(category);
  if (LOWER_CATEGORIES.some((lower) => !(lower in card.boxes))) {
    if (!isLower) return 'must-use-lower';
    const fixed: Partial<Record<Category, number>> = {
      'full-house': 25,
      'small-straight': 30,
      'large-straight': 40,
    };
    return `${fixed[category] ?? sumOf(dice)}+${bonus}`;
  }
  return `0+${bonus}`;
}

function differences(card: ScoreCard, dice: Dice): readonly string[] {
  const offers = legalBoxes(YAHTZEE, card, dice);
  const open = CATEGORIES.filter((category) => !(category in card.boxes));
  const found = offers.map((offer) =>
    offer.legal ? `${offer.category}:${offer.points}+${offer.bonus}` : `${offer.category}:${offer.code}`,
  );
  const right = open.map((category) => `${category}:${official(card, dice, category)}`);
  return found.join() === right.join() ? [] : [`${dice.join('')} on ${JSON.stringify(card.boxes)}`];
}

test('five alike obey the official joker rule on all 12,288 states of a card', () => {
  const wrong: string[] = [];
  let cases = 0;
  for (const card of cardStates()) {
    for (const face of FACES) {
      cases += 1;
      wrong.push(...differences(card, [face, face, face, face, face]));
    }
  }
  expect(cases).toBe(6 * 3 * 4096);
  expect(wrong).toEqual([]);
});

test('every other roll is judged as usual whatever the Yahtzee box holds', () => {
  const cards = [undefined, 0, 50].map(
    (yahtzee): ScoreCard => ({
      boxes: yahtzee === undefined ? {} : { yahtzee },
      yahtzeeBonuses: 0,
    }),
  );
  const wrong = ALL_ROLLS.flatMap((dice) => cards.flatMap((card) => differences(card, dice)));
  expect(wrong).toEqual([]);
});

test('a joker fits the lower box it goes to, and a zero for it in an upper box fits as upper boxes always do', () => {
  const filledUpper = { sixes: 18, yahtzee: 0 } as const;
  const joker = legalBoxes(YAHTZEE, { boxes: filledUpper, yahtzeeBonuses: 0 }, [6, 6, 6, 6, 6]);
  expect(joker.find(({ category }) => category === 'large-straight')).toEqual({
    legal: true,
    category: 'large-straight',
    points: 40,
    bonus: 0,
    fits: true,
  });
});
