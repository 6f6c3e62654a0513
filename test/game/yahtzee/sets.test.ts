/** What each five-dice set does differently from the official rules. */

import { expect, test } from 'vitest';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import {
  BONUS_IN_BOX,
  boxName,
  CATEGORIES,
  type Category,
  CHIPS,
  type Command,
  cardsOf,
  columnTotals,
  type FiveDiceRules,
  FOURTEEN_BOX,
  FREE_JOKER,
  LOWER_CATEGORIES,
  legalBoxes,
  PLAIN,
  rowsOf,
  SCOTZEE,
  shownTotal,
  TRIPLE,
  totals,
  UPPER_CATEGORIES,
  YAHTZEE,
  YATZY,
} from '../../../src/game/index.ts';
import { free, hold, ROLL, Session, score, start } from '../play.ts';
import { ALL_ROLLS, digitsOf, NUMBERS, pointsOracle, sumOf } from './oracle.ts';

const STOP: Command = { type: 'stop' };
const OPEN = { boxes: {}, yahtzeeBonuses: 0 };

function playing({ id }: FiveDiceRules, rolls: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(rolls));
  session.do({ ...start(...players), rules: id });
  return session;
}

const PERFECT: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  ...{ ones: '11111', twos: '22222', threes: '33333', fours: '44444', fives: '55555', sixes: '66666' },
  ...{ 'three-of-a-kind': '66666', 'four-of-a-kind': '66666', 'full-house': '66655' },
  ...{ 'small-straight': '12345', 'large-straight': '12345', yahtzee: '66666', chance: '66666' },
};

test('the best possible triple game is worth 2,250: 375 a column, once, twice and three times', () => {
  const rolls = TRIPLE.boxes.map(({ kind }) => PERFECT[kind as 'ones']);
  const session = playing(TRIPLE, rolls, 'Eric');
  for (const { category } of TRIPLE.boxes) session.do(ROLL, ROLL, ROLL, score(category));
  expect(session.events.at(-1)).toMatchObject({ totals: [2250] });
  const [card = OPEN] = cardsOf(session.game);
  expect(columnTotals(TRIPLE, card, 2)).toMatchObject({ upper: 105, upperBonus: 35, lower: 235, total: 375 });
});

test('the best possible Yatzy game is worth 374', () => {
  const best: readonly (readonly [string, Category])[] = [
    ...UPPER_CATEGORIES.map((category, index) => [`${index + 1}`.repeat(5), category] as const),
    ['66665', 'one-pair'],
    ['66554', 'two-pairs'],
    ['66666', 'three-of-a-kind'],
    ['66666', 'four-of-a-kind'],
    ['12345', 'small-straight'],
    ['23456', 'large-straight'],
    ['66655', 'full-house'],
    ['66666', 'chance'],
    ['66666', 'yatzy'],
  ];
  const session = playing(
    YATZY,
    best.map(([dice]) => dice),
    'Eric',
  );
  for (const [, box] of best) session.do(ROLL, score(box));
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [374], winners: [0] });
});

/** Yatzy worked out a second time, from sorted digits. */
function yatzyOracle(category: Category, digits: string): number {
  const most = (count: number): number => {
    const groups = [...digits].filter(
      (_, at) => at + count <= 5 && new Set(digits.slice(at, at + count)).size === 1,
    );
    return count * Math.max(0, ...groups.map(Number));
  };
  const pairs = [...new Set(digits)].filter((face) => digits.split(face).length > 2).map(Number);
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  const oracle: Partial<Record<Category, number>> = {
    'one-pair': most(2),
    'two-pairs': pairs.length === 2 ? 2 * ((pairs[0] ?? 0) + (pairs[1] ?? 0)) : 0,
    'three-of-a-kind': most(3),
    'four-of-a-kind': most(4),
    'small-straight': digits === '12345' ? 15 : 0,
    'large-straight': digits === '23456' ? 20 : 0,
    'full-house': pairs.length === 2 && most(3) > 0 ? sum : 0,
    chance: sum,
    yatzy: most(5) > 0 ? 50 : 0,
  };
  const number = NUMBERS.indexOf(category as (typeof NUMBERS)[number]) + 1;
  return oracle[category] ?? number * (digits.split(`${number}`).length - 1);
}

test('all 7,776 rolls give every Yatzy box the points of an independent computation', () => {
  const wrong = ALL_ROLLS.flatMap((dice) =>
    legalBoxes(YATZY, OPEN, dice)
      .filter((offer) => !offer.legal || offer.points !== yatzyOracle(offer.category, digitsOf(dice)))
      .map(({ category }) => `${digitsOf(dice)} ${category}`),
  );
  expect(wrong).toEqual([]);
});

/** The joker rules word for word, by set: the points of an open box for five of a face. */
const JOKER_WORDS: readonly (readonly [FiveDiceRules, (lower: boolean, matchingOpen: boolean) => boolean])[] =
  [
    [FREE_JOKER, (lower, matchingOpen) => lower && !matchingOpen],
    [SCOTZEE, (lower) => lower],
    [PLAIN, () => false],
    [CHIPS, () => false],
    [FOURTEEN_BOX, () => false],
  ];

test.each(JOKER_WORDS.map(([rules, joker]) => ({ id: rules.id, rules, joker })))(
  '$id: five alike may go to any open box and count as its joker rule says, on every state of the card',
  ({ rules, joker }) => {
    const others = CATEGORIES.filter((category) => category !== 'yahtzee');
    const wrong: string[] = [];
    for (let mask = 0; mask < 2 ** others.length; mask += 1) {
      const boxes: Partial<Record<Category, number>> = {};
      for (const [bit, category] of others.entries()) if (mask & (1 << bit)) boxes[category] = 7;
      for (const yahtzee of [undefined, 0, 50]) {
        const card = { boxes: yahtzee === undefined ? boxes : { ...boxes, yahtzee }, yahtzeeBonuses: 0 };
        const dice = [4, 4, 4, 4, 4] as const;
        const bonus = yahtzee === 50 ? rules.yahtzeeBonus : 0;
        for (const offer of legalBoxes(rules, card, dice)) {
          if (offer.category === 'yahtzee-bonus') continue;
          const lower = (LOWER_CATEGORIES as readonly string[]).includes(offer.category);
          const counts = yahtzee !== undefined && joker(lower, boxes.fours === undefined);
          const fixed = { 'full-house': 25, 'small-straight': 30, 'large-straight': 40 }[
            offer.category as string
          ];
          const points = counts ? (fixed ?? sumOf(dice)) : pointsOracle(offer.category, dice);
          if (!offer.legal || offer.points !== points || offer.bonus !== bonus)
            wrong.push(`${offer.category} ${mask}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('bonus-in-box: the Yahtzee box takes 100 more for each further one, then another box is filled with the same dice', () => {
  const session = playing(BONUS_IN_BOX, ['66666', '66666'], 'Eric');
  session.do(ROLL, score('yahtzee'));
  session.do(ROLL, score('yahtzee'));
  expect(session.events.at(-1)).toEqual({ type: 'claimed', player: 0, category: 'yahtzee', points: 100 });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  expect(session.try(hold(0))?.code).toBe('dice-fixed');
  session.do(score('full-house'));
  const [card = OPEN] = cardsOf(session.game);
  expect(card.boxes).toEqual({ yahtzee: 150, 'full-house': 0 });
  expect(totals(BONUS_IN_BOX, card).lower).toBe(150);
});

test('bonus-in-box: the upper bonus is due from 63 to 98 only, and a tie goes to the lower number', () => {
  const upper = (sixes: number) => totals(BONUS_IN_BOX, { ...OPEN, boxes: { sixes } }).upperBonus;
  expect([62, 63, 98, 99, 105].map(upper)).toEqual([0, 35, 35, 0, 0]);
  const session = playing(BONUS_IN_BOX, Array(26).fill('12345'), 'Eric', 'Julie');
  for (const category of CATEGORIES) for (const _ of [0, 1]) session.do(ROLL, score(category));
  expect(session.events.at(-1)).toMatchObject({ type: 'game ended', winners: [0] });
});

test('bonus-in-box: holds last for one roll and stay until then, and stopping early is final', () => {
  const session = playing(BONUS_IN_BOX, ['12345', '222'], 'Eric');
  session.do(ROLL, hold(0), hold(1));
  expect(session.try(free(0))?.code).toBe('hold-stays');
  session.do(ROLL);
  expect(session.game?.turn).toMatchObject({ dice: [1, 2, 2, 2, 2], held: Array(5).fill(false) });
  session.do(STOP);
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(score('twos'));
});

test('fourteen-box: the bonus box opens with a Yahtzee of 50 and takes a turn of its own', () => {
  const session = playing(FOURTEEN_BOX, ['66666', '55555'], 'Eric');
  session.do(ROLL, score('yahtzee'), ROLL, score('yahtzee-bonus'));
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ yahtzee: 50, 'yahtzee-bonus': 100 });
});

test('fourteen-box: who scratches the Yahtzee scratches the bonus box too, has 13 turns, and is passed over then', () => {
  const boxes = FOURTEEN_BOX.boxes.map(({ category }) => category);
  const order: readonly Category[] = ['yahtzee', ...boxes.filter((box) => box !== 'yahtzee')];
  const rolls = order.flatMap((_, turn) => (turn === 13 ? ['66666'] : ['12345', '66666']));
  const session = playing(FOURTEEN_BOX, rolls, 'Eric', 'Julie');
  session.do(ROLL, score('yahtzee'));
  expect(session.events.at(-1)).toMatchObject({ points: 0, also: 'yahtzee-bonus' });
  session.do(ROLL, score('yahtzee'));
  for (const category of order.slice(1, 13)) for (const _ of [0, 1]) session.do(ROLL, score(category));
  expect(session.game).toMatchObject({ status: 'playing', turn: { player: 1, round: 14 } });
  session.do(ROLL, score('yahtzee-bonus'));
  expect(session.game?.status).toBe('over');
  expect(cardsOf(session.game)[1]?.boxes['yahtzee-bonus']).toBe(100);
});

test('roll-again sets: all dice stay unless marked, a roll with no marks is used up, and there is no early end', () => {
  const session = playing(PLAIN, ['35541', '2'], 'Eric');
  session.do(ROLL);
  expect(session.game?.turn.held).toEqual(Array(5).fill(true));
  expect(session.try(STOP)?.code).toBe('roll-on');
  session.do(free(1), ROLL);
  expect(session.game?.turn.dice).toEqual([3, 2, 5, 4, 1]);
  session.do(ROLL);
  expect(session.game).toMatchObject({ rollsDrawn: 2, turn: { rolls: 3, dice: [3, 2, 5, 4, 1] } });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(score('large-straight'));
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ 'large-straight': 40 });
});

test('roll-again sets show the total without the upper bonus until the card is full', () => {
  const boxes = { sixes: 30, fives: 25, fours: 20 };
  expect(shownTotal(PLAIN, { ...OPEN, boxes })).toBe(75);
  expect(shownTotal(YAHTZEE, { ...OPEN, boxes })).toBe(110);
  const full = {
    ...OPEN,
    boxes: { ...Object.fromEntries(CATEGORIES.map((category) => [category, 0])), ...boxes },
  };
  expect(shownTotal(PLAIN, full)).toBe(110);
});

test('rows: seventeen, a bonus row only where there is a bonus, keys where the seed shows them', () => {
  expect([YAHTZEE, PLAIN, FOURTEEN_BOX, YATZY, TRIPLE].map((rules) => rowsOf(rules).length)).toEqual([
    18, 17, 18, 19, 17,
  ]);
  const [ones] = rowsOf(BONUS_IN_BOX);
  expect(ones?.kind === 'box' && [ones.box.label, ones.box.key, BONUS_IN_BOX.manners.keysOnCard]).toEqual([
    'Ones',
    '1',
    true,
  ]);
  expect(SCOTZEE.boxes.map((box) => boxName(box))).toContain('Scotzee');
  expect(rowsOf(TRIPLE, 2)[0]?.id).toBe('ones-x3');
});
