import { expect, test } from 'vitest';
import { Session, start } from './play.ts';

test('a game starts with its players, its seal and its seed, all boxes open, the starter to roll', () => {
  const session = new Session();
  const command = { ...start('Eric', 'Julie'), starter: 1 };
  session.do(command);
  expect(session.events).toEqual([
    {
      type: 'game started',
      game: 1,
      rules: 'yahtzee',
      dice: 5,
      players: ['Eric', 'Julie'],
      starter: 1,
      seed: command.seed,
      seal: command.seal,
    },
  ]);
  expect(session.game).toMatchObject({
    number: 1,
    status: 'playing',
    cards: [
      { boxes: {}, yahtzeeBonuses: 0 },
      { boxes: {}, yahtzeeBonuses: 0 },
    ],
    turn: { player: 1, round: 1, rolls: 0, dice: undefined, held: [false, false, false, false, false] },
  });
});

test.each([
  ['no player', start(), /for 1 to 12 players, not 0/],
  ['thirteen players', start(...'ABCDEFGHIJKLM'), /for 1 to 12 players, not 13/],
  ['rules that do not exist', { ...start('A'), rules: 'yatzee' }, /no rule set "yatzee".*yahtzee/],
  ['an empty name', start('A', ''), /Player 2 cannot be called ""/],
  ['a name of 13 letters', start('Abcdefghijklm'), /Player 1 cannot be called/],
  ['outer blanks', start(' Eric'), /no outer blanks/],
  ['a line feed in a name', start('Er\nic'), /Player 1 cannot be called/],
  ['the same name twice', start('Eric', 'eric'), /Player 2 cannot be called "eric"/],
  ['a starter who is not there', { ...start('A', 'B'), starter: 2 }, /Player 3 cannot begin/],
  ['half a starter', { ...start('A', 'B'), starter: 0.5 }, /cannot begin/],
  ['a short seed', { ...start('A'), seed: 'abc' }, /64 hexadecimal digits/],
  ['a seal that is none', { ...start('A'), seal: 'x'.repeat(64) }, /64 hexadecimal digits/],
])('a start with %s is refused and says why', (_, command, reason) => {
  const session = new Session();
  expect(session.try(command)).toMatchObject({ code: 'bad-start', reason: expect.stringMatching(reason) });
  expect(session.game).toBeUndefined();
});

test('six players may play, names in any script', () => {
  const session = new Session();
  session.do(start('Zoë', 'Łukasz', 'Ирина', '美咲', 'Ólafur', 'PLAYER 6'));
  expect(session.game?.players).toHaveLength(6);
});
