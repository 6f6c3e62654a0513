import { describe, expect, test } from 'vitest';
import { fairDraw } from '../../../src/fairness/fair-draw.ts';
import { seal } from '../../../src/fairness/seal.ts';
import { type GameEvent, RULE_SETS } from '../../../src/game/index.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyCsv } from '../../../src/server/history/csv.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import type { HistoryGame, HistoryList } from '../../../src/server/history/messages.ts';
import { playGame, storedEvents } from '../played-game.ts';
import { startTestServer } from '../test-server.ts';

const csvOf = (game: HistoryGame): string => [...historyCsv(game)].join('');

const PLAYERS = ['Eric', 'Julie'];

async function historyOf(rules: string, players: readonly string[] = PLAYERS): Promise<HistoryGame> {
  const game = await historyGame(storedEvents(playGame(rules, players)), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  return game;
}

describe.each(['yahtzee', 'triple-yahtzee', 'farkle'])('the history of a game of %s', async (rules) => {
  const game = await historyOf(rules);

  test('holds all that its seal and every one of its rolls can be computed from again', () => {
    const { seed, seal: sealed, sealed: lines, cut } = game.fairness;
    const [first = '', id = '', ...names] = lines;
    expect(sealed).toBe(seal(first, id, names));
    expect([first, id, cut]).toEqual([seed, rules, 'abc']);
    const drawn = game.rolls.filter(({ held }) => held.includes(false));
    expect(drawn.length).toBeGreaterThan(20);
    for (const { n, cut, held, faces } of drawn) {
      const count = held.filter((isHeld) => !isHeld).length;
      const own = faces.filter((_, slot) => held[slot] === false);
      expect(fairDraw({ game: game.game, seed, cut, n, count })).toEqual(own);
    }
    expect(drawn.map(({ n }) => n)).toEqual(drawn.map((_, index) => index + 1));
  });

  test('steps from empty cards to the final totals, and tells each step in words', () => {
    const last = game.steps.at(-1);
    expect(game.steps.map(({ seq }) => seq)).toEqual(game.steps.map((_, index) => index + 1));
    expect(game.steps[0]?.totals).toEqual([0, 0]);
    expect(last?.totals).toEqual(game.players.map(({ total }) => total));
    expect(last?.type).toBe('game ended');
    expect(game.players.some(({ winner }) => winner)).toBe(true);
    expect(game.steps.every(({ text }) => /^.+[.!]$/.test(text))).toBe(true);
    const rolls = game.steps.flatMap(({ roll }) => (roll === null ? [] : [roll]));
    expect(rolls).toEqual(game.rolls.map((_, index) => index));
  });

  test('as CSV sums up to the totals, player by player', () => {
    const [header, ...lines] = csvOf(game).trimEnd().split('\r\n');
    expect(header).toBe(
      'game,rules,event,at,what,round,player,dice,points,total,box,column,boxPoints,kept,rehearsal',
    );
    for (const { name, total } of game.players) {
      const own = lines.map((line) => line.split(',')).filter((cells) => cells[6] === name);
      expect(own.reduce((sum, cells) => sum + Number(cells[8]), 0)).toBe(total);
      expect(Number(own.at(-1)?.[9])).toBe(total);
    }
  });
});

test('every step that changes a card brings the whole card of that player, row by row', async () => {
  const game = await historyOf('triple-yahtzee');
  expect(game.columns).toEqual([1, 2, 3]);
  const scored = game.steps.findIndex(({ type }) => type === 'scored');
  const [changed, ...others] = game.steps[scored]?.cards ?? [];
  expect(others).toEqual([]);
  expect(changed?.player).toBe(0);
  expect(changed?.points).toHaveLength(game.rows.length);
  const boxes = game.rows.flatMap(({ kind }, row) => (kind === 'box' ? (changed?.points[row] ?? []) : []));
  expect(boxes).toHaveLength(39);
  expect(boxes.filter((points) => points !== null)).toHaveLength(1);
});

test('a game whose rule set this table no longer has still has its dice, words and winners', async () => {
  const game = await historyGame(storedEvents(playGame('yahtzee', PLAYERS)), [], SENTENCES);
  expect(game?.rules).toEqual({ id: 'yahtzee', name: 'yahtzee' });
  expect(game?.rows).toEqual([]);
  expect(game?.rolls.length).toBeGreaterThan(50);
});

test('names in a CSV can neither break a line nor become a formula', async () => {
  const [one, two] = ['=1+1', 'a,"b"'];
  const csv = csvOf(await historyOf('farkle', [one, two]));
  const lines = csv.trimEnd().split('\r\n');
  expect(lines.some((line) => line.includes(",'=1+1,"))).toBe(true);
  expect(lines.some((line) => line.includes(',"a,""b""",'))).toBe(true);
  expect(lines.every((line) => /^(game|1),/.test(line))).toBe(true);
});

async function serverWith(...games: readonly (readonly GameEvent[])[]) {
  const journal = memoryJournal();
  for (const [index, events] of games.entries()) {
    await journal.append(
      events.map((event) => (event.type === 'game started' ? { ...event, game: index + 1 } : event)),
    );
  }
  return startTestServer({ history: journal });
}

test('the list has every finished game, newest first, in pages', async () => {
  const game = playGame('farkle', ['Eric']);
  const { get } = await serverWith(
    ...Array.from({ length: 30 }, () => game),
    playGame('farkle', ['Eric'], 3),
  );
  const first = JSON.parse((await get('/history.json')).body) as HistoryList;
  expect(first.games.map(({ game }) => game)).toEqual(Array.from({ length: 25 }, (_, index) => 30 - index));
  expect(first.before).toBe(6);
  expect(first.games[0]).toMatchObject({
    rules: { id: 'farkle', name: 'Farkle' },
    players: [{ name: 'Eric', winner: true }],
  });
  const second = JSON.parse((await get('/history.json?before=6')).body) as HistoryList;
  expect([second.games.length, second.before]).toEqual([5, null]);
});

test('the list is looked through by a part of a name and by rule set, however far back', async () => {
  const other = playGame('farkle', ['Eric']);
  const { get } = await serverWith(
    playGame('yahtzee', ['Julie', 'Bo']),
    ...Array.from({ length: 130 }, () => other),
    playGame('farkle', ['JULIE']),
  );
  const list = async (query: string) => JSON.parse((await get(`/history.json${query}`)).body) as HistoryList;
  const numbers = async (query: string) => (await list(query)).games.map(({ game }) => game);
  expect(await numbers('?player=jul')).toEqual([132, 1]);
  expect(await numbers('?player=jul&rules=farkle')).toEqual([132]);
  expect(await numbers('?player=nobody')).toEqual([]);
  expect((await list('?player=nobody')).before).toBe(null);
  const farkle = await list('?rules=farkle');
  expect([farkle.games.length, farkle.before]).toEqual([25, 108]);
  expect((await numbers('?rules=farkle&before=108'))[0]).toBe(107);
  expect(farkle.rules).toContainEqual({ id: 'farkle', name: 'Farkle' });
  expect((await numbers('?player=')).length).toBe(25);
});

test('a game that is still played tells nobody its seed, in no form', async () => {
  const { get } = await serverWith(playGame('yahtzee', PLAYERS, 10));
  for (const path of ['/history/1.json', '/history/1.csv', '/history.json']) {
    const { body, status } = await get(path);
    expect(body).not.toContain('5e5e');
    expect(status).toBe(path === '/history.json' ? 200 : 409);
  }
  expect((await get('/history/1.json')).body).toContain('still played');
});

test('an abandoned game opens its seed, and has no place in the list', async () => {
  const { get } = await serverWith([...playGame('yahtzee', PLAYERS, 10), { type: 'game abandoned' }]);
  const game = JSON.parse((await get('/history/1.json')).body) as HistoryGame;
  expect(game).toMatchObject({ status: 'abandoned', fairness: { seed: '5e'.repeat(32) } });
  expect(JSON.parse((await get('/history.json')).body)).toMatchObject({ games: [], before: null });
});

test('a finished game is served as JSON and as a CSV file with a name', async () => {
  const { get } = await serverWith(playGame('farkle', ['Eric']));
  const json = await get('/history/1.json');
  expect(json.headers['content-type']).toContain('application/json');
  expect(JSON.parse(json.body)).toMatchObject({ format: 1, game: 1 });
  const csv = await get('/history/1.csv');
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.headers['content-disposition']).toBe('attachment; filename=dicetable-game-1.csv');
  expect(csv.body).toContain('banked');
});

test.each([
  ['/history/2.json', 404],
  ['/history/0.json', 404],
  ['/history/01.json', 404],
  ['/history/-1.json', 404],
  ['/history/1e3.json', 404],
  ['/history/9999999999.json', 404],
  ['/history/1.xml', 404],
  ['/history/..%2f..%2fsecret.txt', 404],
  ['/history.json?before=x', 400],
  ['/history.json?before=0', 400],
  ['/history.json?before=1&before=2', 400],
])('%s is answered with %i and words', async (path, status) => {
  const { get } = await serverWith(playGame('farkle', ['Eric']));
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(/\.|\}/);
  expect(answer.body).not.toContain('secret');
});

test('no answer is kept on its way, since a corrected game is another one', async () => {
  const { get } = await serverWith(playGame('farkle', ['Eric']));
  for (const path of [
    '/history.json',
    '/history/1.json',
    '/history/1.csv',
    '/history/9.json',
    '/verify/1.json',
  ])
    expect((await get(path)).headers['cache-control']).toBe('no-store');
});
