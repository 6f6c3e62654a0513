import { expect, test } from 'vitest';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import { type Command, FARKLE, type FarkleGame, type FarkleRules } from '../../../src/game/index.ts';
import { free, hold, ROLL, Session, start } from '../play.ts';

const BANK: Command = { type: 'bank' };
const TAKE_BACK: Command = { type: 'take back' };

function playing(
  rolls: readonly string[],
  switches: Partial<FarkleRules> = {},
  players = ['Ann', 'Bob'],
): Session {
  const session = new Session(forcedDraw(rolls), [{ ...FARKLE, ...switches }]);
  session.do({ ...start(...players), rules: 'farkle' });
  return session;
}

const game = (session: Session): FarkleGame => {
  if (session.game?.family !== 'farkle') throw new Error('no Farkle game');
  return session.game;
};

test('dice are set aside, the rest rolls, points of several rolls add up and are banked', () => {
  const session = playing(['113334', '5']);
  session.do(ROLL, hold(0), hold(1), hold(2), hold(3), hold(4), ROLL);
  expect(game(session).turn).toMatchObject({
    points: 500,
    dice: [1, 1, 3, 3, 3, 5],
    set: [true, true, true, true, true, false],
    held: Array(6).fill(false),
  });
  session.do(hold(5), BANK);
  expect(game(session)).toMatchObject({ totals: [550, 0], turns: [1, 0], turn: { player: 1, round: 1 } });
  expect(session.events.at(-1)).toEqual({ type: 'banked', player: 0, points: 550 });
});

test('a die may be put back before the lever is pulled, and dice of several rolls do not combine', () => {
  const session = playing(['112346', '1234']);
  session.do(ROLL, hold(0), hold(1), hold(2), free(2), ROLL, hold(2), BANK);
  expect(game(session).totals).toEqual([300, 0]);
});

test('when all six are set aside, hot dice let all six roll again', () => {
  const session = playing(['123456', '222346']);
  session.do(ROLL, ...[0, 1, 2, 3, 4, 5].map(hold), ROLL);
  expect(session.events.at(-2)).toMatchObject({ type: 'set aside', points: 1500, hotDice: true });
  expect(game(session).turn).toMatchObject({ points: 1500, set: Array(6).fill(false) });
});

test('a farkle loses the turn and tells what was lost, and the dice that did it', () => {
  const session = playing(['123446', '23446']);
  session.do(ROLL, hold(0), ROLL);
  expect(session.events.at(-1)).toEqual({ type: 'farkled', player: 0, lost: 100, penalty: 0 });
  expect(game(session)).toMatchObject({
    totals: [0, 0],
    turns: [1, 0],
    turn: { player: 1 },
    lastTurn: { player: 0, lost: 100, dice: [1, 2, 3, 4, 4, 6] },
  });
});

test('dead dice are named by slot, and nothing is set aside', () => {
  const session = playing(['222246']);
  session.do(ROLL, hold(0), hold(1), hold(2), hold(3), hold(5));
  expect(session.try(ROLL)).toMatchObject({ code: 'dead-die', slots: [3, 5] });
});

test('who banks the target wins at once', () => {
  const session = playing(['111234'], { target: 1000 });
  session.do(ROLL, hold(0), hold(1), hold(2), BANK);
  expect(session.events.at(-1)).toEqual({ type: 'game ended', totals: [1000, 0], winners: [0] });
});

test('where the others get one more turn, the best total wins, also after a farkle', () => {
  const rolls = ['111234', '111155', '223346'];
  const session = playing(rolls, { target: 1000, atTarget: 'othersGetOneTurn' }, ['Ann', 'Bob', 'Cid']);
  session.do(ROLL, hold(0), hold(1), hold(2), BANK);
  session.do(ROLL, ...[0, 1, 2, 3, 4, 5].map(hold), BANK);
  expect(session.game?.status).toBe('playing');
  session.do(ROLL);
  expect(session.events.slice(-2)).toEqual([
    { type: 'farkled', player: 2, lost: 0, penalty: 0 },
    { type: 'game ended', totals: [1000, 1200, 0], winners: [1] },
  ]);
});

test('farkles in a row cost points, and a bank between them does not count along', () => {
  const farkle = '223346';
  const session = playing(
    [farkle, farkle, '112346', farkle, farkle, farkle],
    { farklePenalty: { inARow: 3, points: -1000 } },
    ['Ann'],
  );
  session.do(ROLL, ROLL, ROLL, hold(0), BANK, ROLL, ROLL);
  expect(game(session).totals).toEqual([100]);
  session.do(ROLL);
  expect(game(session)).toMatchObject({ totals: [-900], farkles: [0] });
});

test('a bank is taken back until the next roll, and other dice of the same roll may be banked, none rolled', () => {
  const session = playing(['112346', '223346']);
  session.do(ROLL, hold(0), BANK, TAKE_BACK);
  expect(game(session)).toMatchObject({ totals: [0, 0], corrected: true, turn: { player: 0 } });
  session.do(hold(1));
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(BANK);
  expect(game(session)).toMatchObject({ totals: [200, 0], turn: { player: 1 } });
  session.do(ROLL);
  expect(session.try(TAKE_BACK)?.code).toBe('nothing-to-take-back');
});

test('a bank that is taken back and made again still ends a row of farkles', () => {
  const farklePenalty = { inARow: 2, points: -500 };
  const session = playing(['223346', '112346', '223346'], { farklePenalty }, ['Ann']);
  session.do(ROLL, ROLL, hold(0), BANK, TAKE_BACK, BANK, ROLL);
  expect(game(session)).toMatchObject({ totals: [100], farkles: [1] });
});

test('a winning bank that is taken back leaves only the bank: the seed has been seen', () => {
  const session = playing(['111234'], { target: 1000 });
  session.do(ROLL, hold(0), hold(1), hold(2), BANK, TAKE_BACK);
  expect(session.game?.status).toBe('playing');
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(BANK);
  expect(session.game).toMatchObject({ status: 'over', corrected: true });
});

test('alone, Farkle goes on to the target and counts the turns', () => {
  const session = playing(['111234', '111234', '223346', '111234'], { target: 3000 }, ['Ann']);
  const keep = [hold(0), hold(1), hold(2), BANK];
  session.do(ROLL, ...keep, ROLL, ...keep, ROLL, ROLL, ...keep);
  expect(game(session)).toMatchObject({ status: 'over', totals: [3000], turns: [4], winners: [0] });
});
