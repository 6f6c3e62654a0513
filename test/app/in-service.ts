/** Somebody stands in the service of a table in memory. */
import { expect } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { type TestServiceDesk, testServiceDesk } from './service-desk.ts';
import { TestTable, type TestTableOptions } from './test-table.ts';

export const CHORD = ['previous', 'next', 'select'] as const;

export async function hold(table: TestTable, inputs: readonly Input[], ms: number): Promise<void> {
  for (const input of inputs) table.board.press(input);
  await table.advance(ms);
  for (const input of inputs) table.board.release(input);
  await table.advance(10);
}

export async function atTop(
  desk: TestServiceDesk = testServiceDesk(),
  parts: TestTableOptions = {},
): Promise<TestTable> {
  const table = await TestTable.start({ ...parts, service: desk });
  await hold(table, CHORD, 3000);
  await table.press('select', 'select');
  expect(table.view.service?.stage).toBe('top');
  return table;
}

/** Slots whose number shines. */
export const shining = ({ scene }: TestTable) =>
  scene.slots.flatMap((slot) => (slot.kind === 'glyph' && slot.role === 'chosen' ? slot.character : []));
