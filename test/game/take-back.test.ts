import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  BONUS_IN_BOX,
  CATEGORIES,
  type Command,
  cardsOf,
  type FiveDiceRules,
  YAHTZEE,
} from '../../src/game/index.ts';
import { ROLL, Session, score, start } from './play.ts';

const TAKE_BACK: Command = { type: 'take back' };

function playing({ id }: FiveDiceRules, rolls: readonly string[], ...players: readonly string[]): Session {
  const session = new Session(forcedDraw(rolls));
  session.do({ ...start(...players), rules: id });
  return session;
}

test('a score is taken back until the next roll: the same dice, another box, no more rolls, marked', () => {
  const session = playing(YAHTZEE, ['55512', '66666'], 'Eric', 'Julie');
  session.do(ROLL, score('ones'), TAKE_BACK);
  expect(session.events.at(-1)).toEqual({ type: 'taken back', player: 0 });
  expect(session.game).toMatchObject({
    corrected: true,
    cards: [{ boxes: {} }, { boxes: {} }],
    turn: { player: 0, dice: [5, 5, 5, 1, 2], rolls: 1 },
  });
  expect(session.try(ROLL)?.code).toBe('no-rolls-left');
  session.do(score('fives'), ROLL);
  expect(session.try(TAKE_BACK)?.code).toBe('nothing-to-take-back');
});

test('after a claim, the score and then the claim are taken back one by one', () => {
  const session = playing(BONUS_IN_BOX, ['66666', '66666'], 'Eric');
  session.do(ROLL, score('yahtzee'), ROLL, score('yahtzee'), score('sixes'), TAKE_BACK);
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ yahtzee: 150 });
  session.do(TAKE_BACK);
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ yahtzee: 50 });
  session.do(score('sixes'));
});

test('a finished game is open again when its last score is taken back', () => {
  const session = playing(YAHTZEE, Array(13).fill('12345'), 'Eric');
  for (const category of CATEGORIES) session.do(ROLL, score(category));
  expect(session.game?.status).toBe('over');
  session.do(TAKE_BACK);
  expect(session.game).toMatchObject({ status: 'playing', winners: [] });
  session.do(score('chance'));
  expect(session.game).toMatchObject({ status: 'over', corrected: true });
});
