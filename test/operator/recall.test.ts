import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { clearHall } from '../../src/operator/desk-fame.ts';
import { lastGames } from '../../src/operator/recall.ts';
import { startDeskTable } from './desk-table.ts';

const SIGNED = { who: 'SERVICE', at: '2026-11-22T08:00:00.000Z' };

test('the last games come roll by roll with what was held, and how each turn ended', async () => {
  const { table } = await startDeskTable({ rolls: ['11134', '25', '66666'] });
  await table.begin(2);
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3');
  await table.roll();
  await table.press('select', 'select');
  await table.roll();
  const [game, ...others] = await lastGames(table.journal, 1, RULE_SETS);
  expect(others).toEqual([]);
  expect(game?.seats).toEqual(['PLAYER 1', 'PLAYER 2']);
  expect(game?.rolls.map(({ player, turn, roll, faces }) => [player, turn, roll, faces.join('')])).toEqual([
    [0, 0, 1, '11134'],
    [0, 0, 2, '11125'],
    [1, 1, 1, '66666'],
  ]);
  expect(game?.rolls[1]).toMatchObject({
    held: [true, true, true, false, false],
    end: { say: 'display.boxPoints' },
  });
  expect(game?.rolls[2]?.end).toBeUndefined();
});

test('CLR HALL empties the halls of fame, signed and kept, and the history stays', async () => {
  const { table, desk, playOut } = await startDeskTable();
  expect(await clearHall(table.journal, table.loop, SIGNED)).toEqual({ say: 'leafWord.none' });
  await playOut();
  expect(table.view.hall).not.toEqual({});
  expect(await clearHall(table.journal, table.loop, SIGNED)).toEqual({ say: 'leafWord.done' });
  expect(table.view.hall).toEqual({});
  expect((await desk.fame()).edits).toEqual([{ ...SIGNED, edit: { type: 'clear', game: 1 } }]);
  expect((await table.journal.history(undefined, 5)).games).toHaveLength(1);
});
