import { expect, test } from 'vitest';
import { forcedDraw } from '../../../src/fairness/forced-draw.ts';
import { RULE_SETS, turnPointsOf } from '../../../src/game/index.ts';
import { adjust, playTurns, ROLL, repair, replace, Session, score, start, UNDO } from '../play.ts';

const pointsOf = ({ game }: Session): readonly number[] | undefined =>
  game &&
  turnPointsOf(
    RULE_SETS.find(({ id }) => id === game.rules),
    game,
  )[0];

const threeTurns = (): Session =>
  playTurns(
    [
      ['66612', 'sixes'],
      ['55512', 'fives'],
      ['12345', 'chance'],
    ],
    'Eric',
  );

test('each score is a turn, and an undone one is none until it is made again', () => {
  const session = threeTurns();
  expect(pointsOf(session)).toEqual([18, 15, 15]);
  session.do(UNDO);
  expect(pointsOf(session)).toEqual([18, 15]);
  session.do(score('large-straight'));
  expect(pointsOf(session)).toEqual([18, 15, 40]);
  session.do(replace('small-straight'));
  expect(pointsOf(session)).toEqual([18, 15, 30]);
});

test('a repair changes the turn that filled the box, and an adjustment none', () => {
  const session = threeTurns();
  session.do(repair(0, 'sixes', 24), adjust(0, 100));
  expect(pointsOf(session)).toEqual([24, 15, 15]);
  session.do(UNDO, UNDO);
  expect(pointsOf(session)).toEqual([18, 15, 15]);
});

test('a box that is opened again takes its turn with it; one that is filled by hand is a turn', () => {
  const session = threeTurns();
  session.do(repair(0, 'sixes', null));
  expect(pointsOf(session)).toEqual([15, 15]);
  session.do(repair(0, 'sixes', 12));
  expect(pointsOf(session)).toEqual([15, 15, 12]);
});

test('a box that is filled by hand while a claim is open takes nothing of the claim', () => {
  const session = new Session(forcedDraw(['66666', '11111']));
  session.do({ ...start('Eric'), rules: 'bonus-in-box' });
  session.do(ROLL, score('yahtzee'), ROLL, score('yahtzee'), repair(0, 'sixes', 18), score('ones'));
  expect(pointsOf(session)).toEqual([50, 18, 105]);
});
