import { expect, test } from 'vitest';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { memoryJournal } from '../../src/journal/memory-journal.ts';
import { HistoryReader } from '../../src/server/history/reader.ts';
import { Busy, Turns } from '../../src/server/history/turns.ts';
import { playGame, storedEvents } from './played-game.ts';
import { startTestServer } from './test-server.ts';

const PLAYERS = ['Eric', 'Julie'];

test('readings take turns, give the table its own between slices, and a room that asks for one game asks once', async () => {
  const events = storedEvents(playGame('triple-yahtzee', PLAYERS));
  const asked: number[] = [];
  let open = 0;
  const source = {
    history: async () => ({ games: [], more: false }),
    sealed: async () => undefined,
    gameEvents: async (game: number) => {
      asked.push(game);
      open += 1;
      expect(open).toBe(1);
      await new Promise((next) => setImmediate(next));
      open -= 1;
      return events;
    },
  };
  const clock = new LockstepClock();
  const reader = new HistoryReader(source, RULE_SETS, clock, new Turns());
  let turns = 0;
  const tick = (): void => {
    turns += 1;
    if (open >= 0) ticking = setImmediate(tick);
  };
  let ticking = setImmediate(tick);
  const answers = await Promise.all([1, 1, 2, 1, 2, 3].map((game) => reader.game(game)));
  clearImmediate(ticking);
  expect(answers.map((answer) => answer?.type)).toEqual(Array.from({ length: 6 }, () => 'game'));
  expect(asked).toEqual([1, 2, 3]);
  expect(turns).toBeGreaterThan(3);
  await clock.advance(2000);
  await reader.game(1);
  expect(asked).toEqual([1, 2, 3, 1]);
});

test('a whole room that asks for the running game costs one question, and no reading of it', async () => {
  const clock = new LockstepClock();
  const journal = memoryJournal();
  await journal.append(playGame('farkle', PLAYERS).slice(0, 5));
  let questions = 0;
  const read = () => Promise.reject(new Error('the running game is not read'));
  const history = {
    history: journal.history.bind(journal),
    sealed(game: number) {
      questions += 1;
      return journal.sealed(game);
    },
    gameEvents: read,
    record: read,
  };
  const { get } = await startTestServer({ history, wallClock: clock });
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/verify/1.json')));
  for (const { status, body } of answers) {
    expect(status).toBe(409);
    expect(body).toContain('Game 1 is still played');
  }
  expect(questions).toBe(1);
  await clock.advance(2000);
  await get('/verify/1.json');
  expect(questions).toBe(2);
  for (const kind of ['json', 'csv']) {
    const { status, body } = await get(`/history/1.${kind}`);
    expect(status).toBe(409);
    expect(body).toContain('Game 1 is still played');
  }
  expect(questions).toBe(3);
});

test('when more ask than can be answered soon, the rest is told to come again', async () => {
  const turns = new Turns();
  const waiting = Array.from({ length: 100 }, () => turns.take(() => new Promise<never>(() => {})));
  expect(waiting).toHaveLength(100);
  await expect(turns.take(async () => 1)).rejects.toBeInstanceOf(Busy);
  const busy = () => Promise.reject(new Busy());
  const { get, errors } = await startTestServer({
    history: { history: busy, sealed: busy, gameEvents: busy, record: busy },
  });
  for (const path of ['/history/1.json', '/history.json', '/verify/1.json']) {
    const { status, body, headers } = await get(path);
    expect([status, headers['retry-after']], path).toEqual([503, '1']);
    expect(body).toContain('Try again in a moment');
  }
  expect(errors).toEqual([]);
});

test('a reading that failed is tried again', async () => {
  let fails = true;
  const source = {
    history: async () => ({ games: [], more: false }),
    sealed: async () => undefined,
    gameEvents: async () => {
      if (fails) throw new Error('damaged');
      return [];
    },
  };
  const reader = new HistoryReader(source, RULE_SETS, new LockstepClock(), new Turns());
  await expect(reader.game(1)).rejects.toThrow('damaged');
  fails = false;
  expect(await reader.game(1)).toEqual({ type: 'none' });
});
