import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { type Command, cardsOf } from '../../src/game/index.ts';
import { after, hold, ROLL, Session, score, start } from './play.ts';

const SKIP: Command = { type: 'skip' };

test('a skipped turn keeps its dice, holds and rolls until the player is on again', () => {
  const session = new Session(forcedDraw(['66612', '11234', '66']));
  after(session, start('Eric', 'Julie'), ROLL, hold(0), hold(1), hold(2), SKIP);
  expect(session.game?.turn).toMatchObject({ player: 1, rolls: 0, dice: undefined });
  after(session, ROLL, score('chance'));
  expect(session.game?.turn).toMatchObject({
    player: 0,
    rolls: 1,
    dice: [6, 6, 6, 1, 2],
    held: [true, true, true, false, false],
  });
  after(session, ROLL, score('yahtzee'));
  expect(cardsOf(session.game)[0]?.boxes).toEqual({ yahtzee: 50 });
});

test('whoever skips plays as many turns as the others, the last ones alone', () => {
  const session = new Session(({ count }) => Array(count).fill(3));
  after(session, start('Eric', 'Julie'), SKIP);
  const boxes = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
  const lower = [
    ...(['three-of-a-kind', 'four-of-a-kind', 'full-house', 'small-straight', 'large-straight'] as const),
    ...(['chance', 'yahtzee'] as const),
  ];
  const all = [...boxes, ...lower];
  const [first, ...others] = all;
  after(session, ROLL, score(first ?? 'ones'));
  for (const [index, box] of others.entries()) {
    after(session, ROLL, score(all[index] ?? 'ones'), ROLL, score(box));
  }
  expect(session.game).toMatchObject({ status: 'playing', turn: { player: 0 } });
  expect(session.try(SKIP)?.code).toBe('nobody-to-skip-to');
  after(session, ROLL, score('yahtzee'));
  expect(session.game?.status).toBe('over');
});

test('in Farkle the skipped turn comes first, and the own turn right after it', () => {
  const session = new Session(forcedDraw(['111234', '111234', '1', '222346']));
  after(session, { ...start('Eric', 'Julie'), rules: 'farkle' }, ROLL, hold(0), hold(1), hold(2), SKIP);
  after(session, ROLL, hold(0), { type: 'bank' });
  expect(session.game?.turn).toMatchObject({ player: 0, dice: [1, 1, 1, 2, 3, 4] });
  expect(session.try(SKIP)?.code).toBe('nobody-to-skip-to');
  session.do({ type: 'bank' });
  expect(session.game).toMatchObject({ totals: [1000, 100], turn: { player: 0, dice: undefined } });
});
