import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, CLASSIC_BOXES, FACES, legalBoxes, YAHTZEE } from '../../../src/game/index.ts';
import { boxCodeOf } from '../../language/english.ts';
import { ALL_ROLLS, fitsOracle, NUMBERS, pointsOracle } from './oracle.ts';

const OPEN = { boxes: {}, yahtzeeBonuses: 0 };

test('on an open card all 7,776 rolls give every box the points of an independent computation', () => {
  expect(ALL_ROLLS).toHaveLength(7776);
  const wrong: string[] = [];
  for (const dice of ALL_ROLLS) {
    for (const offer of legalBoxes(YAHTZEE, OPEN, dice)) {
      const { category } = offer;
      const right =
        offer.legal &&
        offer.points === pointsOracle(category, dice) &&
        offer.fits === fitsOracle(category, dice) &&
        offer.bonus === 0;
      if (!right) wrong.push(`${dice.join('')} ${category}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['yahtzee', 6],
  ['four-of-a-kind', 156],
  ['three-of-a-kind', 1656],
  ['full-house', 300],
  ['small-straight', 1200],
  ['large-straight', 240],
  ['chance', 7776],
] as const)('of all rolls, the condition of %s is met by %i', (category, count) => {
  let fitting = 0;
  for (const dice of ALL_ROLLS) {
    const offer = legalBoxes(YAHTZEE, OPEN, dice).find((candidate) => candidate.category === category);
    if (offer?.legal && offer.fits) fitting += 1;
  }
  expect(fitting).toBe(count);
});

test('over all rolls a number box collects 6,480 times its face', () => {
  // Each of the 5 dice shows the face in 6^4 = 1,296 of the rolls.
  for (const [index, category] of NUMBERS.entries()) {
    let sum = 0;
    for (const dice of ALL_ROLLS) {
      const offer = legalBoxes(YAHTZEE, OPEN, dice).find((candidate) => candidate.category === category);
      if (offer?.legal) sum += offer.points;
    }
    expect(sum).toBe(5 * 1296 * (index + 1));
  }
});

test('the order of the dice never matters, whatever the card holds', () => {
  const dice = fc.array(fc.constantFrom(...FACES), { minLength: 5, maxLength: 5 });
  const card = fc.record({
    boxes: fc.dictionary(fc.constantFrom(...CATEGORIES), fc.constantFrom(0, 25, 50), { maxKeys: 12 }),
    yahtzeeBonuses: fc.nat(3),
  });
  fc.assert(
    fc.property(dice, fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }), card, (faces, swaps, anyCard) => {
      const shuffled = [...faces];
      for (const [from, to] of swaps.entries()) {
        [shuffled[from], shuffled[to]] = [shuffled[to] ?? 1, shuffled[from] ?? 1];
      }
      expect(legalBoxes(YAHTZEE, anyCard, shuffled)).toEqual(legalBoxes(YAHTZEE, anyCard, faces));
    }),
  );
});

test('every box has its own category, label, display code of two characters and key', () => {
  expect(CLASSIC_BOXES.map(({ category }) => category)).toEqual(CATEGORIES);
  expect(CLASSIC_BOXES.map(({ kind }) => boxCodeOf(kind)).join(' ')).toBe(
    '1S 2S 3S 4S 5S 6S 3K 4K FH SS LS YZ CH',
  );
  expect(CLASSIC_BOXES.map(({ key }) => key).join('')).toBe('123456tfhslyc');
  expect(new Set(CLASSIC_BOXES.map(({ label }) => label)).size).toBe(13);
});
