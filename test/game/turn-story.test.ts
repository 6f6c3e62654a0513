import { expect, test } from 'vitest';
import { type GameEvent, lastTurn, NO_TURNS, storyAfter } from '../../src/game/index.ts';
import { playGame } from '../server/played-game.ts';

const storyOf = (events: readonly GameEvent[]) => events.reduce(storyAfter, NO_TURNS);
const digits = (events: readonly GameEvent[]) =>
  lastTurn(storyOf(events), false)?.rolls.map(({ faces, stayed }) => [
    faces.join(''),
    stayed.filter(Boolean).length,
  ]);

const FREE = [false, false, false, false, false];
const rolled = (n: number, faces: string, held: readonly boolean[] = FREE, player = 0): GameEvent => ({
  ...{ type: 'rolled', n, player, held, cut: '' },
  faces: [...faces].map(Number) as never,
});
const scored = (player: number): GameEvent => ({
  ...{ type: 'scored', player, category: 'fives', points: 15, bonus: 0 },
});

test('the last turn is told roll by roll, with what had stayed', () => {
  const held = [true, true, true, false, false];
  const events = [
    rolled(1, '55512'),
    { type: 'held', slot: 0 } as const,
    rolled(2, '55534', held),
    scored(0),
  ];
  expect(digits(events)).toEqual([
    ['55512', 0],
    ['55534', 3],
  ]);
  expect(lastTurn(storyOf(events), false)).toMatchObject({
    player: 0,
    category: 'fives',
    points: 15,
    busted: false,
  });
});

test('it stays while the next turn is under way, and goes when it is taken back or another game begins', () => {
  const first = [rolled(1, '55512'), scored(0)];
  expect(digits([...first, rolled(2, '11111', FREE, 1)])).toEqual([['55512', 0]]);
  const back = [...first, rolled(2, '11111', FREE, 1), scored(1), { type: 'taken back', player: 1 } as const];
  expect(digits(back)).toEqual([['55512', 0]]);
  expect(digits([...back, scored(1)])).toEqual([['11111', 0]]);
  const [started] = playGame('yahtzee', ['Eric'], 0);
  if (started === undefined) throw new Error('no game');
  expect(digits([...first, started])).toBeUndefined();
});

test('nobody learns from it of a farkle whose dice still tumble', () => {
  const banked: GameEvent = { type: 'banked', player: 0, points: 300 };
  const farkled: GameEvent = { type: 'farkled', player: 1, lost: 0, penalty: 0 };
  const story = storyOf([rolled(1, '111234'), banked, rolled(2, '223466', FREE, 1), farkled]);
  expect(lastTurn(story, true)).toMatchObject({ player: 0, points: 300 });
  expect(lastTurn(story, false)).toMatchObject({ player: 1, busted: true });
  // The next roll is none of its.
  expect(lastTurn(storyAfter(story, rolled(3, '111234')), true)).toMatchObject({ player: 1, busted: true });
});
