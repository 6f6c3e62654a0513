import { expect, test } from 'vitest';
import { legalBoxes, YAHTZEE } from '../../../src/game/index.ts';

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

const legal = (...offer: Parameters<typeof legalBoxes>) => legalBoxes(...offer).filter((box) => box.legal);

test('every open box is offered with what it would get', () => {
  const points = legal(YAHTZEE, card({}), [2, 3, 4, 5, 6]).map((box) => [box.category, box.points]);
  expect(Object.fromEntries(points)).toMatchObject({
    ...{ ones: 0, twos: 2, sixes: 6, 'three-of-a-kind': 0, 'full-house': 0 },
    ...{ 'small-straight': 30, 'large-straight': 40, yahtzee: 0, chance: 20 },
  });
});

test('a forced joker leaves one legal box, though others would give more', () => {
  expect(legal(YAHTZEE, card({ yahtzee: 50 }), [1, 1, 1, 1, 1])).toEqual([
    { legal: true, category: 'ones', points: 5, bonus: 100, fits: true },
  ]);
});

test('a box worth 0 is legal when nothing else is open, and a full card offers none', () => {
  const full = Object.fromEntries(YAHTZEE.boxes.map(({ category }) => [category, 0]));
  const { ones: _, ...rest } = full;
  expect(legal(YAHTZEE, card(rest), [2, 2, 3, 3, 4])).toMatchObject([{ category: 'ones', points: 0 }]);
  expect(legalBoxes(YAHTZEE, card(full), [2, 2, 3, 3, 4])).toEqual([]);
});
