import { expect, test } from 'vitest';
import {
  countsOf,
  FACES,
  type FarkleRules,
  type FiveDiceRules,
  familyOf,
  pointsBySearch,
  RULE_SETS,
} from '../../src/game/index.ts';
import { handOf } from '../../src/game/yahtzee/hand.ts';

const isCards = (rules: { family: string }): rules is FiveDiceRules => rules.family === 'five-dice';

test.each(RULE_SETS.filter(isCards))(
  'each box of $id has a picture of dice that fit it, with the points that the game gives for them',
  (rules) => {
    const boxes = rules.boxes.filter(({ column }) => column === 0);
    const pictures = familyOf(rules).pictures(rules);
    expect(pictures.map(({ id }) => id)).toEqual(boxes.map(({ kind }) => kind));
    for (const [index, { dice, counting, points }] of pictures.entries()) {
      const box = boxes[index];
      const hand = handOf(dice);
      expect(dice).toHaveLength(rules.dice);
      expect(box?.fits(hand), box?.kind).toBe(true);
      expect(points, box?.kind).toBe(box?.worth(hand));
      expect(points).toBeGreaterThan(0);
      // What does not count may be any die.
      for (const [at, counts] of counting.entries()) {
        if (counts || box?.section === 'upper') continue;
        for (const face of FACES) expect(box?.fits(handOf(dice.with(at, face))), box?.kind).toBe(true);
      }
    }
  },
);

test('a picture shows its own box and hardly another one', () => {
  const [yahtzee] = RULE_SETS.filter(isCards);
  if (yahtzee === undefined) throw new Error('no Yahtzee');
  const shown = Object.fromEntries(
    familyOf(yahtzee)
      .pictures(yahtzee)
      .map(({ id, dice, counting }) => [id, [dice.join(''), counting.filter(Boolean).length]]),
  );
  expect(shown).toMatchObject({
    sixes: ['66612', 3],
    'three-of-a-kind': ['66654', 3],
    'full-house': ['66655', 5],
    'small-straight': ['65431', 4],
    chance: ['66554', 5],
  });
});

test.each(RULE_SETS.filter((rules): rules is FarkleRules => rules.family === 'farkle'))(
  'each picture of $id has the points that its dice bring, and no combination is left out',
  (rules) => {
    const pictures = familyOf(rules).pictures(rules);
    for (const { dice, points } of pictures)
      expect(pointsBySearch(rules)(countsOf(dice)), dice.join('')).toBe(points);
    const ids = pictures.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['1x1', '1x5', '3x1', '3x6']));
    expect(ids.includes('4x')).toBe(rules.fourAlike !== null);
    expect(ids.includes('2x2x2x')).toBe(rules.threePairs !== null);
  },
);
