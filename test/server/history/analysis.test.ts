/** `/history/<game>/analysis.json`: for programs, worked out once a game, and never from what nobody has seen. */
import { expect, test } from 'vitest';
import { type GameEvent, houseName, RULE_SETS, type RuleSet } from '../../../src/game/index.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import type { Review } from '../../../src/server/history/analysis.ts';
import { reviewOf } from '../../../src/strategy/review/review.ts';
import { playGame } from '../played-game.ts';
import { startTestServer } from '../test-server.ts';

const PLAYERS = ['Eric', houseName('greedy')];

async function served(events: readonly GameEvent[]) {
  const asked: (readonly GameEvent[])[] = [];
  const review: Review = async (id, seen) => {
    asked.push(seen);
    const rules = RULE_SETS.find((set) => set.id === id) as RuleSet;
    return reviewOf(rules, seen, () => undefined) ?? { say: 'answer.noAnalysis', rules: id, why: '' };
  };
  const journal = memoryJournal();
  await journal.append(events);
  const { get } = await startTestServer({ history: journal, review });
  return { get, asked };
}

test('an analysis names players and house, and its accounts add up to the totals', async () => {
  const { get } = await served(playGame('farkle', PLAYERS));
  const { status, body } = await get('/history/1/analysis.json');
  expect(status).toBe(200);
  const { players, decisions, game, coach } = JSON.parse(body);
  expect([game, coach]).toEqual([1, 'off']);
  expect(decisions.length).toBeGreaterThan(0);
  for (const { par, luck, choices, corrections, adjustments, result } of players) {
    expect(par + luck + choices + corrections + adjustments).toBe(result);
  }
});

test('a finished game is worked out once, however many ask', async () => {
  const { get, asked } = await served(playGame('farkle', PLAYERS));
  await Promise.all([1, 2, 3].map(() => get('/history/1/analysis.json')));
  await get('/history/1/analysis.json');
  expect(asked).toHaveLength(1);
});

test('a running game is looked at without its seed, its seal and its cut', async () => {
  const events = playGame('farkle', PLAYERS).slice(0, 6);
  const secret = (digit: string) =>
    events.map(
      (event): GameEvent =>
        event.type === 'game started' ? { ...event, seed: digit.repeat(64), seal: digit.repeat(64) } : event,
    );
  const [one, other] = await Promise.all([served(secret('a')), served(secret('b'))]);
  const [first, second] = await Promise.all([
    one.get('/history/1/analysis.json'),
    other.get('/history/1/analysis.json'),
  ]);
  expect(JSON.parse(first.body)).toMatchObject({ status: 'playing' });
  expect(first.body).toBe(second.body);
  expect(JSON.stringify([one.asked, other.asked])).not.toMatch(/a{64}|b{64}/);
  expect(one.asked).toEqual(other.asked);
});

test('what cannot be looked at is said in words: no such game, a rehearsal, a set that nobody can work out', async () => {
  const { get } = await served(playGame('triple-yahtzee', PLAYERS.slice(0, 1)));
  expect(await get('/history/1/analysis.json')).toMatchObject({ status: 409 });
  expect(await get('/history/2/analysis.json')).toMatchObject({ status: 404 });
  expect((await get('/history/0/analysis.json')).status).toBe(404);
  const rehearsed = playGame('farkle', PLAYERS).map(
    (event): GameEvent => (event.type === 'game started' ? { ...event, rehearsal: true } : event),
  );
  const { body } = await (await served(rehearsed)).get('/history/1/analysis.json');
  expect(body).toContain('A rehearsal is not looked at');
});
