import { expect, test } from 'vitest';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { seal } from '../../src/fairness/seal.ts';
import { verifyGame } from '../../src/fairness/verify.ts';
import {
  CATEGORIES,
  FARKLE,
  type FiveDiceRules,
  FOURTEEN_BOX,
  RULE_SETS,
  undoable,
} from '../../src/game/index.ts';
import { recordOf } from '../../src/journal/memory/memory-history.ts';
import { english } from '../language/english.ts';
import {
  adjust,
  dropOut,
  hold,
  ROLL,
  rename,
  repair,
  replace,
  SEED,
  Session,
  score,
  start,
  UNDO,
} from './play.ts';

const BANK = { type: 'bank' } as const;
const TAKE_BACK = { type: 'take back' } as const;

/** A whole game with fair dice, every box taken in order. */
function overYahtzee(): Session {
  const session = new Session(fairDraw);
  const players = ['Eric', 'Julie'];
  session.do({ ...start(...players), seal: seal(SEED, 'yahtzee', players) });
  while (session.game?.status === 'playing') {
    session.do(ROLL);
    if (!CATEGORIES.some((category) => session.try(score(category)) === undefined)) throw new Error('stuck');
  }
  return session;
}

/** What `dicetable verify` would call wrong. */
function wrongIn({ events }: Session): readonly unknown[] {
  const record = recordOf(
    events.map((event, index) => ({ seq: index + 1, at: '2026-01-01T00:00:00.000Z', event })),
    1,
  );
  if (record === undefined) throw new Error('no record');
  return verifyGame(record).wrong;
}

test('a box of a finished game is not opened for new rolls, since everybody knows its seed; it gets a value instead', () => {
  const session = overYahtzee();
  const before = session.game;
  expect(session.try(repair(0, 'ones', null))).toMatchObject({ code: 'seed-open' });
  expect(session.game).toBe(before);
  session.do(repair(0, 'ones', 5), adjust(1, -10), rename(1, 'Julia'));
  expect(session.game).toMatchObject({ status: 'over', cards: [{ boxes: { ones: 5 } }, {}] });
  expect(wrongIn(session)).toEqual([]);
});

test('the last choices of a finished game are made again with their dice, and it ends again without a roll', () => {
  const session = overYahtzee();
  const { rollsDrawn } = session.game ?? {};
  session.do(UNDO, UNDO);
  expect(session.game).toMatchObject({ status: 'playing', turn: { player: 0, again: true } });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(score('chance'), TAKE_BACK, score('chance'), score('chance'));
  expect(session.game).toMatchObject({ status: 'over', rollsDrawn });
  expect(wrongIn(session)).toEqual([]);
});

test('a drop out that ended the game is not undone, and the undo is named all the same', () => {
  for (const rules of ['yahtzee', 'farkle']) {
    const session = new Session(forcedDraw([rules === 'yahtzee' ? '66612' : '111234']));
    session.do({ ...start('Ann', 'Bob'), rules }, ROLL, dropOut(0), dropOut(1));
    expect(session.game?.status).toBe('over');
    expect(session.game && english(undoable(RULE_SETS, session.game))).toMatch(/^Bob/);
    expect(session.try(UNDO)?.code).toBe('seed-open');
    expect(session.game?.status).toBe('over');
  }
});

test('a drop out after the last choice is undone: nothing is left to roll', () => {
  const session = overYahtzee();
  session.do(dropOut(0));
  expect(session.game).toMatchObject({ status: 'over', droppedOut: [0] });
  session.do(UNDO);
  expect(session.game).toMatchObject({ status: 'over', droppedOut: [] });
});

test('in Farkle the last bank is made again, but not with so few points that the game would go on', () => {
  const session = new Session(forcedDraw(['111234', '111566']), [{ ...FARKLE, target: 1000 }]);
  session.do({ ...start('Ann', 'Bob'), rules: 'farkle' }, ROLL, hold(0), BANK);
  session.do(ROLL, hold(0), hold(1), hold(2), BANK);
  expect(session.game).toMatchObject({ status: 'over', winners: [1] });
  session.do(UNDO, { type: 'free', slot: 1 }, { type: 'free', slot: 2 });
  expect(session.try(BANK)?.code).toBe('seed-open');
  session.do(hold(1), hold(2), hold(3), BANK);
  expect(session.game).toMatchObject({ status: 'over', totals: [100, 1050] });
});

test('with fourteen boxes a choice that would need one more turn is refused, and the game still ends', () => {
  const boxes = FOURTEEN_BOX.boxes
    .map(({ category }) => category)
    .filter((category) => category !== 'yahtzee' && category !== 'yahtzee-bonus' && category !== 'ones');
  const session = new Session(forcedDraw([...boxes.map(() => '12345'), '11111', '12345']));
  session.do({ ...start('Eric'), rules: (FOURTEEN_BOX satisfies FiveDiceRules).id });
  for (const category of boxes) session.do(ROLL, score(category));
  session.do(ROLL, score('ones'), ROLL, score('yahtzee'));
  expect(session.game).toMatchObject({ status: 'over', cards: [{ boxes: { 'yahtzee-bonus': 0 } }] });
  session.do(UNDO, UNDO);
  expect(session.try(score('yahtzee'))?.code).toBe('seed-open');
  expect(session.try(replace('yahtzee'))?.code).toBe('seed-open');
  session.do(score('ones'), score('yahtzee'));
  expect(session.game?.status).toBe('over');
});
