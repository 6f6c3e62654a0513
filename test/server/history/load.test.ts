import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { RULE_SETS } from '../../../src/game/index.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyCsv } from '../../../src/server/history/csv.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import { HistoryReader } from '../../../src/server/history/reader.ts';
import { Busy, ReadingQueue } from '../../../src/server/history/reading-queue.ts';
import { playGame, storedEvents } from '../played-game.ts';
import { startTestServer } from '../test-server.ts';

const PLAYERS = ['Eric', 'Julie'];

test('readings take turns, give the table its own between slices, and a room that asks for one game asks once', async () => {
  const events = storedEvents(playGame('triple-yahtzee', PLAYERS));
  const asked: number[] = [];
  let open = 0;
  const source = {
    history: async () => ({ games: [], more: false }),
    sealed: async () => undefined,
    gameEvents: async (game: number, after: number, limit: number) => {
      if (after === 0) asked.push(game);
      open += 1;
      expect(open).toBe(1);
      await new Promise((next) => setImmediate(next));
      open -= 1;
      return events.filter(({ seq }) => seq > after).slice(0, limit);
    },
  };
  const clock = new LockstepClock();
  const reader = new HistoryReader(source, RULE_SETS, clock, new ReadingQueue());
  let turns = 0;
  const tick = (): void => {
    turns += 1;
    if (open >= 0) ticking = setImmediate(tick);
  };
  let ticking = setImmediate(tick);
  const answers = await Promise.all([1, 1, 2, 1, 2, 3].map((game) => reader.game('me', game, 'en')));
  clearImmediate(ticking);
  expect(answers.map((answer) => answer?.type)).toEqual(Array.from({ length: 6 }, () => 'game'));
  expect(asked).toEqual([1, 2, 3]);
  expect(turns).toBeGreaterThan(3);
  await clock.advance(2000);
  await reader.game('me', 1, 'en');
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
    openRecord: read,
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

test('a game that begins between the two questions about it keeps its seed', async () => {
  const journal = memoryJournal();
  const begins = playGame('farkle', PLAYERS).slice(0, 5);
  const history = {
    ...journal,
    async sealed(game: number) {
      const sealed = await journal.sealed(game);
      if (sealed === undefined) await journal.append(begins);
      return sealed;
    },
  };
  const { get } = await startTestServer({ history });
  const { status, body } = await get('/verify/1.json');
  expect(status).toBe(404);
  expect(JSON.stringify(journal.stored)).toContain('"seed"');
  expect(body).not.toContain('seed');
});

test('one address cannot take all the places of those who wait', async () => {
  const queue = new ReadingQueue();
  const end = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 10 }, () => queue.run('greedy', () => end.promise));
  await expect(queue.run('greedy', async () => 1)).rejects.toBeInstanceOf(Busy);
  const other = queue.run('other', async () => 2);
  end.resolve();
  await Promise.all(waiting);
  expect(await other).toBe(2);
  expect(await queue.run('greedy', async () => 3)).toBe(3);
});

test('a game with thousands of events is read and written in pieces, and comes out whole', async () => {
  const game = storedEvents(playGame('yahtzee', PLAYERS));
  const toggled = Array.from({ length: 5000 }, (_, index) => ({
    ...{ seq: 0, at: 'then' },
    event: { type: index % 2 === 0 ? 'held' : 'freed', slot: 0 } as const,
  }));
  const roll = game.findIndex(({ event }) => event.type === 'rolled');
  const events = game.toSpliced(roll + 1, 0, ...toggled).map((one, index) => ({ ...one, seq: index + 1 }));
  let longest = 0;
  const source = {
    history: async () => ({ games: [], more: false }),
    sealed: async () => undefined,
    gameEvents: async (_game: number, after: number, limit: number) => {
      const piece = events.slice(after, after + limit);
      longest = Math.max(longest, piece.length);
      return piece;
    },
  };
  let turns = 0;
  let ticking = setImmediate(function tick() {
    turns += 1;
    ticking = setImmediate(tick);
  });
  const answer = await new HistoryReader(source, RULE_SETS, new LockstepClock(), new ReadingQueue()).game(
    'me',
    1,
    'en',
  );
  clearImmediate(ticking);
  expect(longest).toBeLessThan(500);
  // Slices of a millisecond; on any computer the whole takes many of them.
  expect(turns).toBeGreaterThan(20);
  if (answer.type !== 'game') throw new Error(answer.type);
  const whole = await historyGame(events, RULE_SETS, SENTENCES);
  if (whole === undefined) throw new Error('The game is not over.');
  expect(JSON.parse(Buffer.from(answer.json.plain).toString())).toEqual(JSON.parse(JSON.stringify(whole)));
  expect(gunzipSync(answer.csv.gzipped).toString()).toBe([...historyCsv(whole)].join(''));
});

test('when more ask than can be answered soon, the rest is told to come again', async () => {
  const queue = new ReadingQueue();
  const waiting = Array.from({ length: 100 }, (_, index) =>
    queue.run(`${index % 10}`, () => new Promise<never>(() => {})),
  );
  expect(waiting).toHaveLength(100);
  await expect(queue.run('11', async () => 1)).rejects.toBeInstanceOf(Busy);
  const busy = () => Promise.reject(new Busy());
  const { get, errors } = await startTestServer({
    history: { history: busy, sealed: busy, gameEvents: busy, openRecord: busy },
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
  const reader = new HistoryReader(source, RULE_SETS, new LockstepClock(), new ReadingQueue());
  await expect(reader.game('me', 1, 'en')).rejects.toThrow('damaged');
  fails = false;
  expect(await reader.game('me', 1, 'en')).toEqual({ type: 'none' });
});
