/** Kismet: boxes that look at colours, and an upper bonus in three steps. */
import { expect, test } from 'vitest';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import { type Category, KISMET, legalBoxes, totals } from '../../../src/game/index.ts';
import { houseLines } from '../../language/english.ts';
import { ROLL, Session, score, start } from '../play.ts';
import { ALL_ROLLS, digitsOf, NUMBERS } from './oracle.ts';

const OPEN = { boxes: {}, yahtzeeBonuses: 0 };

/** One letter a colour, for sorted digits. */
const coloursOf = (digits: string): string =>
  digits.replaceAll(/[16]/g, 'b').replaceAll(/[25]/g, 'r').replaceAll(/[34]/g, 'g');
const isOne = (text: string): boolean => new Set(text).size === 1;
const HOUSE = /^(?:(.)\1\1(?!\1)(.)\2|(.)\3(?!\3)(.)\4\4)$/;

/** Every way to take four of the five dice. */
const fours = (digits: string): readonly string[] =>
  [...digits].map((_, at) => digits.slice(0, at) + digits.slice(at + 1));

/** Undefined: the dice do not meet the condition. */
function oracle(category: Category, digits: string): number | undefined {
  const total = [...digits].reduce((sum, digit) => sum + Number(digit), 0);
  const number = NUMBERS.indexOf(category as (typeof NUMBERS)[number]) + 1;
  if (number > 0) return number * (digits.split(`${number}`).length - 1);
  const fits: Partial<Record<Category, readonly [boolean, number]>> = {
    'two-pairs-one-colour': [
      fours(digits).some((four) => /^(.)\1(.)\2$/.test(four) && isOne(coloursOf(four))),
      total,
    ],
    'three-of-a-kind': [/(.)\1\1/.test(digits), total],
    straight: [digits === '12345' || digits === '23456', 30],
    flush: [isOne(coloursOf(digits)), 35],
    'full-house': [HOUSE.test(digits), total + 15],
    'full-house-one-colour': [HOUSE.test(digits) && isOne(coloursOf(digits)), total + 20],
    'four-of-a-kind': [/(.)\1{3}/.test(digits), total + 25],
    yarborough: [true, total],
    kismet: [isOne(digits), total + 50],
  };
  const [met = false, points = 0] = fits[category] ?? [];
  return met ? points : undefined;
}

test('all 7,776 rolls give each of the fifteen boxes the points of an independent computation', () => {
  const wrong = ALL_ROLLS.flatMap((dice) =>
    legalBoxes(KISMET, OPEN, dice).flatMap((offer) => {
      const right = oracle(offer.category, digitsOf(dice));
      const same = offer.legal && offer.points === (right ?? 0) && offer.fits === (right !== undefined);
      return same ? [] : [`${digitsOf(dice)} ${offer.category}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['kismet', 6],
  ['flush', 96],
  ['straight', 240],
  ['full-house', 300],
  ['full-house-one-colour', 60],
  // 2 + 2 and another face 360, full houses 60, four alike 150, five alike 6.
  ['two-pairs-one-colour', 576],
] as const)('of all rolls, the condition of %s is met by %i', (category, count) => {
  const met = ALL_ROLLS.filter((dice) => oracle(category, digitsOf(dice)) !== undefined);
  expect(met).toHaveLength(count);
});

test('five alike fit every box that they satisfy, and a full house is none of them', () => {
  const fitting = legalBoxes(KISMET, OPEN, [2, 2, 2, 2, 2]).flatMap((offer) =>
    offer.legal && offer.fits ? [`${offer.category} ${offer.points}`] : [],
  );
  expect(fitting.slice(6)).toEqual([
    'two-pairs-one-colour 10',
    'three-of-a-kind 10',
    'flush 35',
    'four-of-a-kind 35',
    'yarborough 10',
    'kismet 60',
  ]);
});

test('the upper bonus is 35 from 63, 55 from 71 and 75 from 78 on', () => {
  const bonus = (sum: number): number => totals(KISMET, { ...OPEN, boxes: { ones: sum } }).upperBonus;
  expect([62, 63, 70, 71, 77, 78, 105].map(bonus)).toEqual([0, 35, 35, 55, 55, 75, 75]);
  expect(houseLines(KISMET)).toContain(
    'Ones to Sixes that add up to 63 or more earn a bonus of 35; 71 or more 55; 78 or more 75.',
  );
});

test('the best possible game is worth 553', () => {
  const best: readonly (readonly [string, Category])[] = [
    ...NUMBERS.map((category, index) => [`${index + 1}`.repeat(5), category] as const),
    ['66666', 'two-pairs-one-colour'],
    ['66666', 'three-of-a-kind'],
    ['23456', 'straight'],
    ['66111', 'flush'],
    ['66655', 'full-house'],
    ['66611', 'full-house-one-colour'],
    ['66666', 'four-of-a-kind'],
    ['66666', 'yarborough'],
    ['66666', 'kismet'],
  ];
  const session = new Session(forcedDraw(best.map(([dice]) => dice)));
  session.do({ ...start('Ann'), rules: 'kismet' });
  for (const [, category] of best) session.do(ROLL, score(category));
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [553], winners: [0] });
});

test('faces that add up to seven share a colour, and the house rules say which', () => {
  expect(KISMET.faceColours).toEqual({ 1: 'black', 2: 'red', 3: 'green', 4: 'green', 5: 'red', 6: 'black' });
  expect(houseLines(KISMET).join()).toContain('1 black, 2 red, 3 green, 4 green, 5 red, 6 black');
  expect(new Set(KISMET.boxes.map(({ key }) => key)).size).toBe(15);
});
