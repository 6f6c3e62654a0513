import { expect, test } from 'vitest';
import { rowsOf, totals, YAHTZEE } from '../../../src/game/index.ts';
import { rowTexts } from '../../language/english.ts';

test('the card has the seventeen rows of the classic one, and the Yahtzee bonus before the lower score', () => {
  expect(rowTexts(rowsOf(YAHTZEE).map(({ id }) => ({ id, key: '' })))).toEqual([
    'Ones',
    'Twos',
    'Threes',
    'Fours',
    'Fives',
    'Sixes',
    'Upper Score',
    'Upper Bonus',
    'Three of a Kind',
    'Four of a Kind',
    'Full House',
    'Small Straight',
    'Large Straight',
    'Yahtzee',
    'Chance',
    'Yahtzee Bonus',
    'Lower Score',
    'Total',
  ]);
});

test('every sum row names one of the totals, every box row a box of the set', () => {
  const sums = totals(YAHTZEE, { boxes: {}, yahtzeeBonuses: 0 });
  for (const row of rowsOf(YAHTZEE)) {
    if (row.kind === 'sum') expect(sums).toHaveProperty(row.id);
    else expect(YAHTZEE.boxes).toContain(row.box);
  }
});
