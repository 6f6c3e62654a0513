import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { identify } from '../../src/operator/identify.ts';
import { ShowBoard } from '../../src/operator/show-board.ts';
import { TestTable } from '../app/test-table.ts';

async function tableWithTests() {
  const table = await TestTable.start();
  return { table, board: new ShowBoard(table.board, table.clock, CONFIG_DEFAULTS) };
}

const litDice = (table: TestTable): string =>
  table.board.picture.map(({ planes }) => (planes[0].some((row) => row > 0) ? '*' : '-')).join('');

test('a table that is looked for says that it is this one, every other die lit, and is itself again soon', async () => {
  const { table, board } = await tableWithTests();
  board.display('BEFORE');
  expect(identify(board, { language: 'en' })).toBe(true);
  expect(table.display).toBe('THIS ONE');
  expect(litDice(table)).toBe('*-*-*-');
  await table.advance(500);
  expect(litDice(table)).toBe('-*-*-*');
  await table.advance(15_000);
  expect(board.isShowing).toBe(false);
  expect(table.display).toBe('BEFORE');
});

test('a test that somebody looks at goes on', async () => {
  const { table, board } = await tableWithTests();
  board.play({ stepMs: 1000, text: () => '88888888' });
  const shown = table.display;
  expect(identify(board, { language: 'en' })).toBe(false);
  expect(table.display).toBe(shown);
});
