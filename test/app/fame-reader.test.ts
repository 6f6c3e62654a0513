import { expect, test } from 'vitest';
import { FameReader } from '../../src/app/fame-reader.ts';
import { cardsOf, type FameEdit, type Game, HALL_OF_FAME_LENGTH, RULE_SETS } from '../../src/game/index.ts';
import { hallOf } from '../../src/table/state/hall.ts';
import { finishedGame } from '../game/finished-game.ts';

/** Each game ends a minute after the one before. */
const endOf = (number: number): string => new Date(Date.UTC(2026, 10, 22) + number * 60_000).toISOString();

/** A journal that holds these games, and notes what was asked of it. */
function shelf(games: Game[]) {
  const asked: number[] = [];
  const finished = async (after: number, limit: number) => {
    asked.push(after);
    return games
      .filter(({ number }) => number > after)
      .slice(0, limit)
      .map((game) => ({ game, startedAt: '', endedAt: endOf(game.number) }));
  };
  return { reader: new FameReader({ finished }, RULE_SETS), games, asked };
}

const evening = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => finishedGame(index + 1, [(index * 7919) % 1000]));

const topOf = (games: readonly Game[], length = HALL_OF_FAME_LENGTH) =>
  games
    .map((game) => ({ game: game.number, total: cardsOf(game)[0]?.boxes.chance ?? 0 }))
    .sort((a, b) => b.total - a.total || a.game - b.game)
    .slice(0, length);

test('of many hundred games the best are found, each game is read once, and the newest again', async () => {
  const { reader, games, asked } = shelf(evening(450));
  const best = async () =>
    hallOf(RULE_SETS, (await reader.read([])).ever).yahtzee?.map(({ game, total }) => ({ game, total }));
  expect(await best()).toEqual(topOf(games));
  expect(asked).toEqual([0, 99, 198, 297, 396]);
  asked.length = 0;
  games.push(finishedGame(451, [2000]));
  expect((await best())?.[0]).toEqual({ game: 451, total: 2000 });
  expect(asked).toEqual([449]);
});

test.each([99, 100, 101])('the newest of %i games may still be corrected, or opened again', async (count) => {
  const { reader, games } = shelf(evening(count));
  await reader.read([]);
  games[count - 1] = finishedGame(count, [5000]);
  expect(hallOf(RULE_SETS, (await reader.read([])).ever).yahtzee?.[0]).toMatchObject({
    game: count,
    total: 5000,
  });
  games.pop();
  expect(hallOf(RULE_SETS, (await reader.read([])).ever).yahtzee?.[0]?.game).not.toBe(count);
});

test('whoever is removed from the hall makes room for the next one, however many are', async () => {
  const { reader, games } = shelf(evening(450));
  await reader.read([]);
  const edits: FameEdit[] = [];
  for (const { game } of topOf(games, 40)) {
    edits.push({ type: 'remove', game, player: 0 });
    const hall = hallOf(RULE_SETS, (await reader.read(edits)).ever, edits);
    expect(hall.yahtzee?.map((entry) => entry.game)).toEqual(
      topOf(games, edits.length + HALL_OF_FAME_LENGTH)
        .slice(edits.length)
        .map((entry) => entry.game),
    );
  }
});

test('two who ask at the same time get the same, and nothing twice', async () => {
  const { reader } = shelf(evening(250));
  const [first, second] = await Promise.all([reader.read([]), reader.read([])]);
  expect(second).toEqual(first);
  expect(await reader.read([])).toEqual(first);
});

test('once all was cleared only games after it count, however good the old ones were, and one may come back', async () => {
  const { reader, games } = shelf(evening(450));
  const hall = async (edits: readonly FameEdit[]) =>
    hallOf(RULE_SETS, (await reader.read(edits)).ever, edits).yahtzee?.map(({ game }) => game);
  const cleared = { type: 'clear', game: 450 } as const;
  expect(await hall([cleared])).toBeUndefined();
  games.push(finishedGame(451, [5]), finishedGame(452, [6]));
  expect(await hall([cleared])).toEqual([452, 451]);
  const [best] = topOf(games);
  const back = { type: 'restore', game: best?.game ?? 0, player: 0 } as const;
  expect(await hall([cleared, back])).toEqual([best?.game, 452, 451]);
});

test('every entry of the newest two thousand games is kept beside the best, with the end of its game', async () => {
  const { reader, games } = shelf(evening(2300));
  const lately = async () => (await reader.read([])).lately.map(({ game, endedAt }) => ({ game, endedAt }));
  const expected = () => games.slice(-2000).map(({ number }) => ({ game: number, endedAt: endOf(number) }));
  expect((await lately()).slice(-2000)).toEqual(expected());
  games.push(finishedGame(2301, [1]));
  const again = await lately();
  expect(again.slice(-2000)).toEqual(expected());
  expect(again.length).toBeLessThanOrEqual(2001);
});
