/** Maxi Yatzy: twenty boxes judged by trying every subset of every roll of six dice, and rolls that are saved. */

import { expect, test } from 'vitest';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import {
  type Category,
  cardsOf,
  type Dice,
  type Face,
  legalBoxes,
  MAXI_YATZY,
  RULE_SETS,
  rollsLeft,
  rollsSaved,
  undoable,
} from '../../../src/game/index.ts';
import { boxCodeOf, english } from '../../language/english.ts';
import { dropOut, hold, POSTPONE, ROLL, repair, replace, Session, score, start, UNDO } from '../play.ts';
import { digitsOf, NUMBERS, sumOf } from './oracle.ts';

const OPEN = { boxes: {}, yahtzeeBonuses: 0 };
const ALL = Array.from(
  { length: 6 ** 6 },
  (_, index): Dice => [...index.toString(6).padStart(6, '0')].map((digit) => (Number(digit) + 1) as Face),
);

/** Sorted digits of the dice that make a box. */
const SHAPES: Partial<Record<Category, RegExp>> = {
  'one-pair': /^(.)\1$/,
  'two-pairs': /^(.)\1(?!\1)(.)\2$/,
  'three-pairs': /^(.)\1(?!\1)(.)\2(?!\2)(.)\3$/,
  'three-of-a-kind': /^(.)\1{2}$/,
  'four-of-a-kind': /^(.)\1{3}$/,
  'five-of-a-kind': /^(.)\1{4}$/,
  'small-straight': /^12345$/,
  'large-straight': /^23456$/,
  'full-straight': /^123456$/,
  'full-house': /^(?:(.)\1\1(?!\1)(.)\2|(.)\3(?!\3)(.)\4\4)$/,
  villa: /^(.)\1\1(?!\1)(.)\2\2$/,
  tower: /^(?:(.)\1{3}(?!\1)(.)\2|(.)\3(?!\3)(.)\4{3})$/,
};

/** The most points of any subset of the dice that has the shape of the box. */
function oracle(category: Category, digits: string): number {
  const total = (text: string): number => [...text].reduce((sum, digit) => sum + Number(digit), 0);
  const number = NUMBERS.indexOf(category as (typeof NUMBERS)[number]) + 1;
  if (number > 0) return total([...digits].filter((digit) => digit === `${number}`).join(''));
  if (category === 'chance') return total(digits);
  if (category === 'maxi-yatzy') return new Set(digits).size === 1 ? 100 : 0;
  let most = 0;
  for (let mask = 1; mask < 2 ** digits.length; mask += 1) {
    const part = [...digits].filter((_, at) => (mask & (1 << at)) !== 0).join('');
    if (SHAPES[category]?.test(part) === true) most = Math.max(most, total(part));
  }
  return most;
}

test('all 46,656 rolls give each of the twenty boxes the points of an independent computation', () => {
  const known = new Map<string, readonly number[]>();
  const wrong: string[] = [];
  for (const dice of ALL) {
    const digits = digitsOf(dice);
    const offers = legalBoxes(MAXI_YATZY, OPEN, dice);
    const right = known.get(digits) ?? offers.map(({ category }) => oracle(category, digits));
    known.set(digits, right);
    for (const [index, offer] of offers.entries()) {
      if (!offer.legal || offer.points !== right[index]) wrong.push(`${digits} ${offer.category}`);
    }
  }
  expect(known.size).toBe(462);
  expect(wrong).toEqual([]);
}, 60_000);

test.each([
  ['full-straight', 720],
  ['small-straight', 2520],
  ['large-straight', 2520],
  ['three-pairs', 1800],
  ['villa', 300],
  ['tower', 450],
  ['five-of-a-kind', 186],
  ['maxi-yatzy', 6],
] as const)('of all rolls, the condition of %s is met by %i', (category, count) => {
  const box = MAXI_YATZY.boxes.find((each) => each.category === category);
  const fitting = ALL.filter((dice) => {
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
    return box?.fits({ counts, sum: sumOf(dice) });
  });
  expect(fitting).toHaveLength(count);
});

test('the card has twenty boxes, each with a code of two characters and a key of its own', () => {
  const { boxes } = MAXI_YATZY;
  expect(boxes.map(({ kind }) => boxCodeOf(kind)).join(' ')).toBe(
    '1S 2S 3S 4S 5S 6S 1P 2P 3P 3K 4K 5K SS LS FS FH VI TO CH MY',
  );
  expect(new Set(boxes.map(({ key }) => key)).size).toBe(20);
  expect(boxes.some(({ key }) => key === 'q')).toBe(false);
});

const BEST: readonly (readonly [string, Category])[] = [
  ...NUMBERS.map((category, index) => [`${index + 1}`.repeat(6), category] as const),
  ['666543', 'one-pair'],
  ['665543', 'two-pairs'],
  ['665544', 'three-pairs'],
  ['666543', 'three-of-a-kind'],
  ['666643', 'four-of-a-kind'],
  ['666663', 'five-of-a-kind'],
  ['123456', 'small-straight'],
  ['123456', 'large-straight'],
  ['123456', 'full-straight'],
  ['666551', 'full-house'],
  ['666555', 'villa'],
  ['666655', 'tower'],
  ['666666', 'chance'],
  ['666666', 'maxi-yatzy'],
];

test('the best possible game is worth 649, and saves two rolls a turn', () => {
  const session = playing(BEST.map(([dice]) => dice));
  for (const [, category] of BEST) session.do(ROLL, score(category));
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [649], winners: [0] });
  expect(session.game).toMatchObject({ saved: [40] });
});

function playing(rolls: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(rolls));
  session.do({ ...start(...(players.length === 0 ? ['Ann'] : players)), rules: 'maxi-yatzy' });
  return session;
}

const left = ({ game }: Session): readonly number[] =>
  game?.family === 'five-dice' ? [rollsLeft(MAXI_YATZY, game), rollsSaved(MAXI_YATZY, game)] : [];

test('rolls that a turn leaves are rolled in a later one, after its own three', () => {
  const session = playing(['111111', '222222', '3', '3', '3', '4']);
  session.do(ROLL, score('ones'));
  expect(session.events.at(-1)).toMatchObject({ type: 'scored', saved: 2 });
  expect(left(session)).toEqual([5, 2]);
  const keep = [1, 2, 3, 4, 5].map(hold);
  session.do(ROLL, ...keep, ROLL, ROLL);
  expect(left(session)).toEqual([2, 2]);
  session.do(ROLL);
  expect(left(session)).toEqual([1, 1]);
  session.do(ROLL);
  expect(left(session)).toEqual([0, 0]);
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(score('twos'));
  expect(session.events.at(-1)).toMatchObject({ saved: 0 });
  expect(left(session)).toEqual([3, 0]);
});

test('a turn of all three rolls saves none, and says nothing of it', () => {
  const session = playing(['111111', '2', '3']);
  const keep = [1, 2, 3, 4, 5].map(hold);
  session.do(ROLL, ...keep, ROLL, ROLL, score('ones'));
  expect(session.events.at(-1)).not.toHaveProperty('saved');
});

test('who stops early saves what is left, and each player has an account', () => {
  const session = playing(['111111', '222222', '333333'], 'Ann', 'Bob');
  session.do(ROLL, { type: 'stop' }, score('ones'), ROLL, score('twos'));
  expect(session.game).toMatchObject({ saved: [2, 2] });
  session.do(ROLL);
  expect(left(session)).toEqual([4, 2]);
});

test('a score that is undone takes its saved rolls with it, and brings them again, also after another roll', () => {
  const session = playing(['111111', '222222', '333333'], 'Ann', 'Bob');
  session.do(ROLL, score('ones'), ROLL);
  expect(session.game && english(undoable(RULE_SETS, session.game))).toBe('Ann: Ones 6');
  session.do(UNDO);
  expect(session.game).toMatchObject({ saved: [0, 0], turn: { player: 0, again: true } });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(score('maxi-yatzy'));
  expect(session.game).toMatchObject({ saved: [2, 0], turn: { player: 1, rolls: 1 } });
  session.do(replace('chance'));
  expect(session.game).toMatchObject({ saved: [2, 0], turn: { player: 1, rolls: 1 } });
  expect(cardsOf(session.game)[0]).toMatchObject({
    boxes: { chance: 6 },
    corrected: ['chance'],
  });
});

test('repairs, a turn that is played later and a player who drops out leave the saved rolls alone', () => {
  const session = playing(['111111', '222222', '333333'], 'Ann', 'Bob', 'Cy');
  session.do(ROLL, score('ones'), repair(0, 'twos', 8), ROLL, POSTPONE, dropOut(2));
  expect(session.game).toMatchObject({ saved: [2, 0, 0], turn: { player: 0 } });
  session.do(ROLL, score('threes'));
  expect(session.game).toMatchObject({ saved: [4, 0, 0], turn: { player: 1, rolls: 1 } });
  expect(left(session)).toEqual([2, 0]);
});
