/** What lamps are told, from the table's own views. */
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { Happenings } from '../../src/home/happening.ts';
import { TestTable } from '../app/test-table.ts';

async function watched(options: Parameters<typeof TestTable.start>[0]) {
  const table = await TestTable.start(options);
  const happenings = new Happenings();
  const told: string[] = [];
  happenings.since(table.view, RULE_SETS);
  table.loop.subscribe((view) => void told.push(...happenings.since(view, RULE_SETS)));
  return { table, told };
}

test('a Yahtzee is told once, when its dice stand, and again when the next roll is one too', async () => {
  const { table, told } = await watched({ rolls: ['44444', '4'] });
  await table.begin(1);
  await table.press('lever');
  await table.advance(200);
  expect(told).toEqual(['started']);
  await table.advance(1300);
  expect(told).toEqual(['started', 'yahtzee']);
  await table.press('hold1', 'hold1');
  expect(told).toEqual(['started', 'yahtzee']);
  await table.keep(1, 2, 3, 4);
  expect(told).toEqual(['started', 'yahtzee', 'yahtzee']);
});

test('a farkle is told, and six alike at Farkle are no Yahtzee', async () => {
  const { table, told } = await watched({ rolls: ['555555', '223346', '223346'] });
  await table.begin(1, 'FARKLE');
  await table.roll();
  expect(told).toEqual(['started']);
  await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6', 'select');
  await table.advance(2000);
  await table.roll();
  expect(told).toEqual(['started', 'farkle']);
});

test('what stood there before anybody was connected is no news', async () => {
  const { table } = await watched({ rolls: ['44444'] });
  await table.begin(1);
  await table.roll();
  const later = new Happenings();
  expect(later.since(table.view, RULE_SETS)).toEqual([]);
  expect(later.since(table.view, RULE_SETS)).toEqual([]);
});
