import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../../../src/game/index.ts';
import { SENTENCES } from '../../../src/language/en/sentences.ts';
import { historyCsv } from '../../../src/server/history/csv.ts';
import { historyGame } from '../../../src/server/history/game.ts';
import type { HistoryGame } from '../../../src/server/history/messages.ts';
import { playCorrected, playGame, storedEvents } from '../played-game.ts';

const csvOf = (game: HistoryGame): string => [...historyCsv(game)].join('');

const PLAYERS = ['Eric', 'Julie'];

async function historyOf(rules: string, events = playGame(rules, PLAYERS)): Promise<HistoryGame> {
  const game = await historyGame(storedEvents(events), RULE_SETS, SENTENCES);
  if (game === undefined) throw new Error('the game is not over');
  return game;
}

/** Lines as records by the header; these games have no cell with a comma. */
function records(csv: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(header.map((key, at) => [key, cells[at] ?? ''])));
}

/** The newest card of each player, as `player box column` with what stands there. */
function finalBoxes({ steps, rows, columns, players }: HistoryGame): Map<string, string> {
  const boxes = new Map<string, string>();
  for (const { cards } of steps)
    for (const { player, points } of cards)
      for (const [row, { id, kind }] of rows.entries())
        for (const [at, column] of columns.entries()) {
          const value = points[row]?.[at] ?? null;
          if (kind === 'box' && value !== null)
            boxes.set(`${players[player]?.name} ${id} ${column}`, `${value}`);
        }
  return boxes;
}

describe.each(['yahtzee', 'triple-yahtzee'])('the CSV of a game of %s', async (rules) => {
  const game = await historyOf(rules);
  const lines = records(csvOf(game));

  test('is enough to fill in every box of every card again', () => {
    const rebuilt = new Map<string, string>();
    for (const { player, box, column, boxPoints = '' } of lines)
      if (box !== '') rebuilt.set(`${player} ${box} ${column}`, boxPoints);
    expect(rebuilt).toEqual(finalBoxes(game));
    expect(rebuilt.size).toBe(13 * game.columns.length * PLAYERS.length);
  });

  test('names the box of every score', () => {
    const scored = lines.filter(({ what }) => what === 'scored');
    expect(scored.length).toBeGreaterThanOrEqual(13 * game.columns.length * PLAYERS.length);
    expect(scored.every(({ box, column, boxPoints }) => box && column && boxPoints)).toBe(true);
  });
});

test('the CSV of a game of Farkle tells which dice made the points that were banked', async () => {
  const game = await historyOf('farkle');
  const banked = records(csvOf(game)).filter(({ what }) => what === 'banked');
  expect(banked.every(({ kept = '' }) => /^[1-6]{1,6}$/.test(kept))).toBe(true);
  for (const { name, total } of game.players) {
    const own = banked.filter(({ player }) => player === name);
    expect(own.reduce((sum, { points }) => sum + Number(points), 0)).toBe(total);
  }
});

test('what was taken back is a line of its own, and the points of all lines come to the total', async () => {
  const game = await historyOf('yahtzee', playCorrected());
  const lines = records(csvOf(game));
  expect(lines.map(({ what }) => what)).toEqual(expect.arrayContaining(['taken back', 'undone', 'repaired']));
  for (const { name, total } of game.players) {
    const own = lines.filter(({ player }) => player === name);
    expect(own.reduce((sum, { points }) => sum + Number(points), 0)).toBe(total);
  }
  for (const [key, points] of finalBoxes(game)) {
    const last = lines.findLast(({ player, box, column }) => `${player} ${box} ${column}` === key);
    expect(last?.boxPoints, key).toBe(points);
  }
});

test('a rehearsal is marked on every line of its CSV', async () => {
  const game = await historyOf('farkle');
  const marks = (rehearsal: boolean) =>
    new Set(records(csvOf({ ...game, rehearsal })).map((line) => line.rehearsal));
  expect([marks(true), marks(false)]).toEqual([new Set(['yes']), new Set(['no'])]);
});
