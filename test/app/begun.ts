/** A game that has begun, and presses that are refused in it. */

import { expect } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { english } from '../language/english.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

/** `menu` is how the display names the game; one text of digits a roll. */
export async function begun(
  menu: string,
  rolls: readonly string[],
  players = 1,
  options: TestTableOptions['options'] = {},
): Promise<TestTable> {
  const table = await TestTable.start({ rolls, options });
  await table.begin(players, menu);
  return table;
}

/** What the display says to this press, and that nothing else has happened. */
export async function refusal(table: TestTable, input: Input): Promise<string> {
  const { game } = table;
  const [outcome] = await table.press(input);
  expect(outcome?.type).toBe('refused');
  expect(table.game).toBe(game);
  expect(table.message).toBe(outcome?.type === 'refused' ? english(outcome.refusal.sentence) : '');
  return table.display;
}
