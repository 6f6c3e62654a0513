import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  BONUS_IN_BOX,
  boxValues,
  CATEGORIES,
  cardsOf,
  FIVE_DICE_SETS,
  FOURTEEN_BOX,
  fameEntries,
  hallOfFame,
  RULE_SETS,
  shownTotal,
  TRIPLE,
  totals,
  YAHTZEE,
  YATZY,
} from '../../src/game/index.ts';
import { adjust, hold, ROLL, rename, repair, rolled, Session, score, start, UNDO } from './play.ts';

function playing(rules: string, rolls: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(rolls));
  session.do({ ...start(...players), rules });
  return session;
}

const card = ({ game }: Session, player = 0) => cardsOf(game)[player];

test('a box can hold 0 and what some dice are worth in it, and nothing else', () => {
  expect(boxValues(YAHTZEE, 'fours')).toEqual([0, 4, 8, 12, 16, 20]);
  expect(boxValues(YAHTZEE, 'full-house')).toEqual([0, 25]);
  expect(boxValues(YAHTZEE, 'four-of-a-kind')).toEqual([
    ...[0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    ...[21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
  ]);
  expect(boxValues(YAHTZEE, 'chance')).toEqual([0, ...Array.from({ length: 26 }, (_, more) => 5 + more)]);
  expect(boxValues(YATZY, 'one-pair')).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(boxValues(YATZY, 'two-pairs')).toEqual([0, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  expect(boxValues(YATZY, 'small-straight')).toEqual([0, 15]);
  expect(boxValues(FOURTEEN_BOX, 'yahtzee-bonus')).toEqual([0, 100]);
  expect(boxValues(TRIPLE, 'sixes-x3')).toEqual([0, 6, 12, 18, 24, 30]);
  expect(boxValues(BONUS_IN_BOX, 'yahtzee').slice(0, 4)).toEqual([0, 50, 150, 250]);
  expect(boxValues(BONUS_IN_BOX, 'yahtzee').at(-1)).toBe(1250);
  expect(boxValues(YAHTZEE, 'yatzy')).toEqual([]);
});

test.each(FIVE_DICE_SETS)('$id: every box takes all of its values, and no other one', (rules) => {
  const session = playing(rules.id, [], 'Eric', 'Julie');
  for (const { category } of rules.boxes) {
    for (const points of boxValues(rules, category).toReversed()) {
      session.do(repair(1, category, points));
      expect(card(session, 1)?.boxes[category]).toBe(points);
    }
    for (const wrong of [-1, 0.5, 3, 1260, Number.NaN].filter(
      (n) => !boxValues(rules, category).includes(n),
    )) {
      expect(session.try(repair(1, category, wrong))?.code).toBe('wrong-value');
    }
  }
});

test('a repaired box is marked, is what changed last, and says what it was', () => {
  const session = rolled('33312');
  session.do(score('threes'), repair(0, 'threes', 12));
  expect(session.events.at(-1)).toEqual({
    ...{ type: 'repaired', player: 0, category: 'threes', points: 12, was: 9 },
    ...{ by: 'Anna', why: 'misread' },
  });
  expect(card(session)).toEqual({ boxes: { threes: 12 }, yahtzeeBonuses: 0, corrected: ['threes'] });
  expect(session.game).toMatchObject({
    corrected: true,
    lastScored: { player: 0, category: 'threes' },
    turn: { player: 1 },
  });
});

test('a Yahtzee box that is repaired takes its bonuses along, and gives them back', () => {
  const session = playing('yahtzee', ['66666', '66666', '66666'], 'Eric');
  session.do(ROLL, score('yahtzee'), ROLL, score('sixes'), ROLL, score('chance'));
  expect(card(session)?.yahtzeeBonuses).toBe(2);
  session.do(repair(0, 'yahtzee', 0));
  expect(card(session)?.yahtzeeBonuses).toBe(0);
  session.do(repair(0, 'yahtzee', null));
  session.do(repair(0, 'yahtzee', 50));
  expect(card(session)?.yahtzeeBonuses).toBe(2);
  session.do(UNDO, UNDO, UNDO);
  expect(card(session)).toMatchObject({ boxes: { yahtzee: 50 }, yahtzeeBonuses: 2 });
});

test('a Yahtzee box repaired to 50 earns no bonus for five alike that came before it', () => {
  const session = playing('yahtzee', ['66666', '12345'], 'Eric');
  session.do(ROLL, score('sixes'), ROLL, score('yahtzee'), repair(0, 'yahtzee', 50));
  expect(card(session)?.yahtzeeBonuses).toBe(0);
});

test('with fourteen boxes no card can be stuck: a Yahtzee of 0 scratches its bonus box, which stays shut', () => {
  const session = playing('fourteen-box', [], 'Eric');
  session.do(repair(0, 'yahtzee', 0));
  expect(card(session)?.boxes).toEqual({ yahtzee: 0, 'yahtzee-bonus': 0 });
  expect(session.try(repair(0, 'yahtzee-bonus', null))?.code).toBe('box-closed');
  session.do(repair(0, 'yahtzee', 50), repair(0, 'yahtzee-bonus', null));
  expect(card(session)?.boxes).toEqual({ yahtzee: 50 });
});

test('when a repair fills the last open box of the player on turn, the next one plays, and the last one ends the game', () => {
  const session = playing('yahtzee', ['12345', '66666'], 'Eric', 'Julie');
  for (const player of [0, 1]) {
    for (const category of CATEGORIES.slice(1)) session.do(repair(player, category, 0));
  }
  session.do(ROLL, repair(0, 'ones', 1));
  expect(session.game).toMatchObject({ status: 'playing', turn: { player: 1, dice: undefined } });
  session.do(repair(1, 'ones', 2));
  expect(session.game).toMatchObject({ status: 'over', winners: [1] });
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [1, 2], winners: [1] });
});

test('an adjustment is part of the total of every set, once, also where columns are multiplied', () => {
  for (const rules of FIVE_DICE_SETS) {
    const session = playing(rules.id, [], 'Eric', 'Julie');
    session.do(adjust(1, 30), adjust(1, -12));
    const own = card(session, 1);
    if (own === undefined) throw new Error('no card');
    expect(totals(rules, own)).toMatchObject({ upper: 0, lower: 0, total: 18 });
    expect(shownTotal(rules, own)).toBe(18);
    expect(own.adjustments?.map(({ points, why }) => [points, why])).toEqual([
      [30, 'misread'],
      [-12, 'misread'],
    ]);
  }
});

test('an adjustment after the end makes another winner, and undoing it the old one again', () => {
  const session = playing('yahtzee', Array(26).fill('12345'), 'Eric', 'Julie');
  for (const category of CATEGORIES) session.do(ROLL, score(category), ROLL, score(category));
  expect(session.game?.winners).toEqual([0, 1]);
  session.do(adjust(1, 1));
  expect(session.game).toMatchObject({ status: 'over', winners: [1] });
  const fame = hallOfFame(session.game === undefined ? [] : fameEntries(RULE_SETS, session.game), 'yahtzee');
  expect(fame.map(({ name, corrected }) => [name, corrected])).toEqual([
    ['Julie', true],
    ['Eric', true],
  ]);
  session.do(rename(1, 'Julia'), UNDO, UNDO);
  expect(session.game).toMatchObject({ status: 'over', winners: [0, 1] });
});

test('in Farkle an adjustment is in the total, and the turns stay as they were', () => {
  const session = playing('farkle', ['111234', '111234'], 'Ann', 'Bob');
  session.do(ROLL, hold(0), hold(1), hold(2), { type: 'bank' }, adjust(0, -300), adjust(1, 50));
  expect(session.game).toMatchObject({ totals: [700, 50], turns: [1, 0], sheet: [[1000], []] });
  session.do(UNDO, UNDO);
  expect(session.game).toMatchObject({ totals: [1000, 0], adjustments: [[], []] });
  expect(session.try(repair(0, 'ones', 3))?.code).toBe('no-such-box');
});
