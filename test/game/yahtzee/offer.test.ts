import { expect, test } from 'vitest';
import { bestBox, legalBoxes, YAHTZEE } from '../../../src/game/index.ts';

const card = (boxes: Parameters<typeof legalBoxes>[1]['boxes']) => ({ boxes, yahtzeeBonuses: 0 });

test('only open boxes are offered, in card order', () => {
  const offers = legalBoxes(YAHTZEE, card({ ones: 3, chance: 0, 'full-house': 25 }), [1, 2, 3, 4, 5]);
  expect(offers.map(({ category }) => category)).toEqual([
    'twos',
    'threes',
    'fours',
    'fives',
    'sixes',
    'three-of-a-kind',
    'four-of-a-kind',
    'small-straight',
    'large-straight',
    'yahtzee',
  ]);
});

test('the best box has most points; of equal ones the first on the card', () => {
  expect(bestBox(YAHTZEE, card({}), [2, 3, 4, 5, 6])).toMatchObject({
    category: 'large-straight',
    points: 40,
  });
  // Three, four of a kind and chance are all worth 21 here.
  expect(bestBox(YAHTZEE, card({}), [5, 5, 5, 5, 1])).toMatchObject({
    category: 'three-of-a-kind',
    points: 21,
  });
});

test('the best box of a forced joker is the only legal one, though others would give more', () => {
  expect(bestBox(YAHTZEE, card({ yahtzee: 50 }), [1, 1, 1, 1, 1])).toEqual({
    legal: true,
    category: 'ones',
    points: 5,
    bonus: 100,
    fits: true,
  });
});

test('a box worth 0 is the best when nothing else is open, and a full card has none', () => {
  const full = Object.fromEntries(YAHTZEE.boxes.map(({ category }) => [category, 0]));
  const { ones: _, ...rest } = full;
  expect(bestBox(YAHTZEE, card(rest), [2, 2, 3, 3, 4])).toMatchObject({ category: 'ones', points: 0 });
  expect(bestBox(YAHTZEE, card(full), [2, 2, 3, 3, 4])).toBeUndefined();
});
