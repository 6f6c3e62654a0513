/** Nothing that any rule set can come to is too long for the display, nor has it characters that the display lacks. */
import { describe, expect, test } from 'vitest';
import { DISPLAY } from '../../hardware/cabinet.ts';
import {
  type Dice,
  FARKLE,
  type FarkleRules,
  type FiveDiceRules,
  type Game,
  RULE_SETS,
  TRIPLE,
  ZILCH,
} from '../../src/game/index.ts';
import { DISPLAY_WORDS } from '../../src/language/en/display.ts';
import { LANGUAGES } from '../../src/language/languages.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { finalLeaves } from '../../src/table/state/leaf.ts';
import type { Ui } from '../../src/table/state/ui.ts';
import { displayPages, NOW_MS, rolledGame, situationOf } from './situations.ts';

const fits = (page: string) => new RegExp(`^[A-Z0-9 /?+-]{1,${DISPLAY.characters}}$`).test(page);
const tooLong = (pages: readonly string[]) => pages.filter((page) => !fits(page));

/** The largest numbers that a cabinet file may ask for. */
const MOST = 100_000;
const HUGE: FiveDiceRules = {
  ...TRIPLE,
  ...{ id: 'triple-yahtzee', rolls: 10, columns: [9, 9, 9], yahtzeeBonus: MOST, claim: MOST },
  upperBonus: { threshold: 1, points: MOST },
};
const HUGE_FARKLE: FarkleRules = {
  ...FARKLE,
  ...{ target: MOST, single1: MOST, straight: MOST, threePairs: MOST, twoTriplets: MOST },
  farklePenalty: { inARow: 1, points: -MOST },
};

const FIVE: readonly (readonly [string, FiveDiceRules])[] = [
  ...RULE_SETS.flatMap((set) => (set.family === 'five-dice' ? [[set.id, set] as const] : [])),
  ['the largest numbers', HUGE],
];
const ROLLS: readonly Dice[] = [
  [6, 6, 6, 6, 6],
  [6, 6, 6, 5, 5],
  [2, 3, 4, 5, 6],
  [1, 1, 2, 4, 6],
  [6, 6, 6, 6, 5],
];

/** Pages in every language. */
function pagesOf(game: Game, set: FiveDiceRules | FarkleRules, change: Partial<Ui> = {}): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const options = { ...TABLE_DEFAULTS, ruleSets: [set, ...RULE_SETS], language };
    return displayPages({ ...situationOf(game, change), options });
  });
}

describe.each(FIVE)('%s', (_, set) => {
  test('every box with every kind of roll', () => {
    let seen = 0;
    for (const faces of ROLLS) {
      const dice = set.dice > faces.length ? [...faces, 6 as const] : faces;
      const rolled = rolledGame(set.id, dice);
      if (rolled.family !== 'five-dice') throw new Error('That has no boxes.');
      const game: Game = { ...rolled, turn: { ...rolled.turn, rolls: set.rolls } };
      const filled: Game = {
        ...game,
        cards: game.cards.map((card) => ({ ...card, boxes: { ...card.boxes, yahtzee: 50 } })),
      };
      for (const { category } of set.boxes) {
        for (const state of [game, filled]) {
          const pages = pagesOf(state, set, { shownBox: category });
          if (pages.every((page) => page !== '')) seen += pages.length;
          expect(tooLong(pages.filter((page) => page !== ''))).toEqual([]);
        }
      }
    }
    expect(seen).toBeGreaterThan(set.boxes.length * ROLLS.length);
  });

  test('every roll of a turn, and every leaf of cards that are full of points', () => {
    const rolled = rolledGame(set.id, set.dice === 6 ? [2, 2, 2, 3, 3, 3] : undefined);
    if (rolled.family !== 'five-dice') throw new Error('That has no boxes.');
    // Nine rolls a turn in three columns of twenty boxes may save this many.
    const saved = set.savesRolls ? [480, 0] : [0, 0];
    for (let roll = 1; roll <= set.rolls + (saved[0] ?? 0); roll += 1) {
      const game: Game = { ...rolled, saved, turn: { ...rolled.turn, rolls: roll } };
      expect(tooLong(pagesOf(game, set))).toEqual([]);
    }
    const most = (kind: string) => (kind === 'yahtzee' ? 13 * set.claim + 50 : 50);
    const boxes = Object.fromEntries(set.boxes.map(({ category, kind }) => [category, most(kind)]));
    const cards = rolled.cards.map((card) => ({ ...card, boxes, yahtzeeBonuses: 12 }));
    const over: Game = { ...rolled, status: 'over', winners: [0, 1], cards };
    const leaves = finalLeaves(set, over).length;
    expect(leaves).toBe(2 * (1 + set.boxes.length));
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      expect(tooLong(pagesOf(over, set, { leaf }))).toEqual([]);
    }
    expect(tooLong(pagesOf(over, set))).toEqual([]);
  });
});

test.each([
  ['farkle', FARKLE],
  ['zilch', ZILCH],
  ['farkle-literal', RULE_SETS.find(({ id }) => id === 'farkle-literal') as FarkleRules],
  ['the largest numbers of Farkle', HUGE_FARKLE],
])('%s: selection, turn, bank, farkle and end', (_, set) => {
  const rolled = rolledGame(set.id, [1, 1, 1, 5, 5, 5]);
  if (rolled.family !== 'farkle') throw new Error('That is no Farkle.');
  for (const points of [0, 350, 9950, 60 * set.single1]) {
    const turn = { ...rolled.turn, points, held: rolled.turn.held.map(() => true) };
    const game: Game = { ...rolled, turn, totals: [points, -points] };
    const farkle = { game, lost: points, penalty: -points, sinceMs: NOW_MS - 1000 };
    const changes: readonly Partial<Ui>[] = [
      ...[{}, { pickedUntilMs: NOW_MS + 1 }, { leaf: 0 }, { leaf: 1 }, { farkle }],
      { farkle: { ...farkle, sinceMs: NOW_MS } },
    ];
    const spared: Game = { ...game, turn: { ...turn, spared: true } };
    expect(tooLong(pagesOf(spared, set))).toEqual([]);
    for (const change of changes) expect(tooLong(pagesOf(game, set, change))).toEqual([]);
    const before: Game = { ...game, turn: { ...turn, dice: undefined } };
    expect(tooLong(pagesOf(before, set))).toEqual([]);
    const over: Game = { ...game, status: 'over', winners: [0] };
    expect(tooLong(pagesOf(over, set))).toEqual([]);
  }
});

test('turns of the hall of fame', () => {
  expect([1, 9, 12, 123, 99_999_999].map((turns) => DISPLAY_WORDS.turns({ turns }))).toEqual([
    '1 TURN',
    '9 TURNS',
    '12 TURNS',
    '123 TURN',
    '99999999',
  ]);
});
