import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import {
  type Command,
  describe as describeEvent,
  firstFlaw,
  mateOf,
  RULE_SETS,
  teamOf,
} from '../../src/game/index.ts';
import { english } from '../language/english.ts';
import { after, ROLL, Session, score, start } from './play.ts';

const ID = '@aaaaaaaaaaa';
const team = (player: number, ...members: readonly string[]): Command => ({ type: 'team', player, members });
const mate = ({ game }: Session) => game && mateOf(game, game.turn);

test('members of a team play its turns one after the other, and whoever comes later after them', () => {
  const session = new Session(forcedDraw(['11111', '22222', '33333', '44444', '55555', '66666']));
  after(session, start('REDS', 'Ann'), team(0, 'Eric', ID));
  expect(mate(session)).toBe('Eric');
  after(session, ROLL, score('chance'));
  expect(mate(session)).toBeUndefined();
  after(session, ROLL, score('chance'), team(0, 'Eric', ID, 'Bo'));
  expect(mate(session)).toBe(ID);
  after(session, ROLL, score('ones'), ROLL, score('ones'));
  expect(mate(session)).toBe('Bo');
  after(session, ROLL, score('twos'));
  session.do({ type: 'take back' });
  expect(mate(session)).toBe('Bo');
  expect(session.game?.players).toEqual(['REDS', 'Ann']);
  expect(firstFlaw(RULE_SETS, session.events)).toBeUndefined();
});

test('a game that starts with teams has the same events as one that they join', () => {
  const [at, join] = [new Session(), new Session()];
  after(at, { ...start('REDS', 'Ann', 'BLUES'), teams: [['Eric', 'Julie'], [], [ID]] });
  after(join, start('REDS', 'Ann', 'BLUES'), team(0, 'Eric', 'Julie'), team(2, ID));
  expect(at.events).toEqual(join.events);
  expect(at.game && teamOf(at.game, 2)).toEqual([ID]);
  expect(firstFlaw(RULE_SETS, at.events)).toBeUndefined();
  after(at, team(0), team(2));
  expect(at.game?.teams).toBeUndefined();
  expect(at.events.slice(1).map((event) => english(describeEvent(event, at.game)))).toEqual([
    'Team REDS: Eric and Julie.',
    `Team BLUES: ${ID}.`,
    'REDS is no team any more.',
    'BLUES is no team any more.',
  ]);
});

test.each([
  ['a seat that is not there', team(4, 'Bo'), 'no-such-player'],
  ['a person’s own seat', team(1, 'Bo'), 'no-team'],
  ['a seat of the house', team(2, 'Bo'), 'no-team'],
  ['more than six', team(0, 'A', 'B', 'C', 'D', 'E', 'F', 'G'), 'team-full'],
  ['a name of nothing', team(0, 'Bo', ' '), 'bad-name'],
  ['the house', team(0, 'house:master'), 'bad-name'],
  ['who has a seat', team(0, ID), 'plays-already'],
  ['who plays in another team', team(0, 'julie'), 'plays-already'],
  ['the team that it is', team(3, 'Julie'), 'nothing-changes'],
])('no team is made of %s', (_, command, code) => {
  const session = new Session();
  after(session, start('REDS', ID, '⌂ MASTER', 'BLUES'), team(3, 'Julie'));
  expect(session.try(command)?.code).toBe(code);
});

test('whoever plays in a team gets no seat beside it, and a team’s seat is nobody’s own', () => {
  const session = new Session();
  after(session, start('REDS', 'Ann'), team(0, ID));
  expect(session.try({ type: 'name', player: 1, name: ID })?.code).toBe('plays-already');
  expect(session.try({ type: 'name', player: 0, name: '@bbbbbbbbbbb' })?.code).toBe('plays-already');
});

test('a journal in which somebody plays twice is no game', () => {
  const session = new Session();
  after(session, start('REDS', 'Ann'));
  const forged = [...session.events, { type: 'teamed', player: 0, members: ['Ann'] }] as const;
  expect(firstFlaw(RULE_SETS, forged)?.index).toBe(1);
});
