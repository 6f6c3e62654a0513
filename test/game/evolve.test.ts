import { expect, test } from 'vitest';
import { evolve, replay } from '../../src/game/index.ts';
import { playTurns } from './play.ts';

test('events that do not begin with a started game are a bug and thrown', () => {
  expect(() => replay([{ type: 'held', slot: 0 }])).toThrow(/"held" comes before any "game started"/);
});

test('no events are no game', () => {
  expect(replay([])).toBeUndefined();
});

test('the last scored box is remembered, and a new game forgets it', () => {
  const session = playTurns([['11111', 'ones']], 'Eric', 'Julie');
  expect(session.game).toMatchObject({ lastScored: { player: 0, category: 'ones' } });
  const [started] = session.events;
  if (started === undefined) throw new Error('no first event');
  expect(evolve(session.game, started)).toMatchObject({ lastScored: undefined });
});

test('a state is read from events that went through JSON exactly as from the live ones', () => {
  const { events, game } = playTurns(
    [
      ['11111', 'ones'],
      ['66666', 'yahtzee'],
    ],
    'Eric',
  );
  expect(replay(JSON.parse(JSON.stringify(events)))).toEqual(game);
});
