import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { CATEGORIES, cardsOf, FARKLE, fameEntries, hallOfFame, RULE_SETS } from '../../src/game/index.ts';
import { dropOut, hold, POSTPONE, ROLL, Session, score, start, UNDO } from './play.ts';

const BANK = { type: 'bank' } as const;
const THREE = [hold(0), hold(1), hold(2), BANK];

function playing(rules: string, rolls: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(rolls));
  session.do({ ...start(...players), rules });
  return session;
}

test('who drops out is passed over, keeps open boxes open, and comes after all who finish', () => {
  const session = playing('yahtzee', ['66666', ...Array(26).fill('11112')], 'Ann', 'Bob', 'Cid');
  session.do(ROLL, score('yahtzee'), dropOut(0));
  for (const category of CATEGORIES) session.do(ROLL, score(category), ROLL, score(category));
  const game = session.game;
  expect(game).toMatchObject({ status: 'over', droppedOut: [0], winners: [1, 2], corrected: true });
  expect(cardsOf(game)[0]?.boxes).toEqual({ yahtzee: 50 });
  const fame = hallOfFame(game === undefined ? [] : fameEntries(RULE_SETS, game), 'yahtzee');
  expect(fame.map(({ name }) => name)).toEqual(['Bob', 'Cid']);
});

test('who drops out on turn hands the turn on; undone, the turn comes back with its dice, and then the present one', () => {
  const session = playing('yahtzee', ['66612', '33345', '66'], 'Ann', 'Bob', 'Cid');
  session.do(ROLL, hold(0), hold(1), hold(2), dropOut(0));
  expect(session.game?.turn).toMatchObject({ player: 1, dice: undefined });
  session.do(ROLL, UNDO);
  expect(session.game?.turn).toMatchObject({
    player: 0,
    rolls: 1,
    dice: [6, 6, 6, 1, 2],
    held: [true, true, true, false, false],
  });
  session.do(ROLL, score('yahtzee'));
  expect(session.game?.turn).toMatchObject({ player: 1, rolls: 1, dice: [3, 3, 3, 4, 5] });
  expect(session.game?.droppedOut).toEqual([]);
});

test('when nobody is left the game ends without a winner', () => {
  const session = playing('yahtzee', ['66612'], 'Ann', 'Bob');
  session.do(ROLL, score('sixes'), dropOut(1), dropOut(0));
  expect(session.game).toMatchObject({ status: 'over', winners: [], droppedOut: [1, 0] });
});

test('in Farkle the others play on without the one who dropped out', () => {
  const session = playing('farkle', ['111234', '111234', '111234', '111234'], 'Ann', 'Bob', 'Cid');
  session.do(ROLL, ...THREE, dropOut(1));
  expect(session.game?.turn).toMatchObject({ player: 2, round: 1 });
  session.do(ROLL, ...THREE);
  expect(session.game?.turn).toMatchObject({ player: 0, round: 2 });
  session.do(ROLL, ...THREE);
  expect(session.game?.turn).toMatchObject({ player: 2, round: 2 });
  session.do(dropOut(2));
  expect(session.game?.turn).toMatchObject({ player: 0, round: 3 });
  session.do(dropOut(0));
  expect(session.game).toMatchObject({ status: 'over', winners: [] });
});

test('in Farkle with a last turn for all, the game ends when the last one who owes it drops out', () => {
  const rules = { ...FARKLE, id: 'last', target: 1000, atTarget: 'othersGetOneTurn' } as const;
  const session = new Session(forcedDraw(['111234', '222346']), [rules]);
  session.do({ ...start('Ann', 'Bob', 'Cid'), rules: 'last' }, ROLL, ...THREE, ROLL, ...THREE);
  expect(session.game).toMatchObject({ status: 'playing', turn: { player: 2 }, reachedBy: 0 });
  session.do(dropOut(2));
  expect(session.game).toMatchObject({ status: 'over', winners: [0] });
});

test('in Farkle a turn that was skipped is played before the game ends', () => {
  const rolls = ['111234', '111234', '222346', '1113'];
  const session = new Session(forcedDraw(rolls), [{ ...FARKLE, target: 1000 }]);
  session.do({ ...start('Ann', 'Bob'), rules: 'farkle' }, ROLL, hold(0), POSTPONE);
  expect(session.game?.turn.player).toBe(1);
  session.do(ROLL, ...THREE);
  expect(session.events.at(-1)).toEqual({ type: 'banked', player: 1, points: 1000, reached: true, next: 0 });
  expect(session.game).toMatchObject({ status: 'playing', turn: { player: 0, dice: [1, 1, 1, 2, 3, 4] } });
  session.do(hold(1), hold(2), BANK);
  expect(session.game).toMatchObject({ status: 'over', totals: [1000, 1000], winners: [0, 1] });
});

test('a farkle in the turn that was skipped ends the game, too', () => {
  const session = new Session(forcedDraw(['111234', '111234', '34622']), [{ ...FARKLE, target: 1000 }]);
  session.do({ ...start('Ann', 'Bob'), rules: 'farkle' }, ROLL, hold(0), POSTPONE, ROLL, ...THREE, ROLL);
  expect(session.events.slice(-2)).toMatchObject([{ type: 'farkled', player: 0 }, { type: 'game ended' }]);
  expect(session.game).toMatchObject({ status: 'over', winners: [1], turns: [1, 1] });
});

test('an operator postpones a turn with a signature, and not a choice that is open again', () => {
  const session = playing('yahtzee', ['66612', '33345'], 'Ann', 'Bob');
  session.do(ROLL, POSTPONE);
  expect(session.events.at(-1)).toEqual({
    ...{ type: 'skipped', player: 0, next: 1 },
    ...{ by: 'Anna', why: 'misread' },
  });
  session.do(UNDO, score('sixes'), ROLL, UNDO);
  expect(session.try(POSTPONE)?.code).toBe('choose-first');
});
