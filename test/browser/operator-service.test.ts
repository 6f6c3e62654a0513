import { expect, test } from 'vitest';
import { SERVICE_TREE } from '../../src/table/state/service-tree.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test('the operator has every leaf of service, begins a test and ends it, and is asked before FACTORY is done', async () => {
  const room = await openRoom(built, { settings: 'tumbleMs: 300\n' });
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'Service', exact: true }).click();
  await page.locator('[data-branch]').first().waitFor();
  const leaves = await page.locator('[data-leaf]').evaluateAll((rows) => rows.map((row) => row.dataset.leaf));
  expect(leaves).toEqual(SERVICE_TREE.flatMap((branch) => branch.leaves));
  expect(await page.locator('[data-branch="INFO"]').textContent()).toContain('0.1.0');

  await page.getByRole('button', { name: 'Begin LEDS' }).click();
  await page.locator('.told[data-kind="done"]').waitFor();
  expect(room.table.display).toBe('RED 1');
  await page.getByRole('button', { name: 'End the test' }).click();
  await expect.poll(() => room.table.view.service).toBeUndefined();

  await page.getByRole('button', { name: 'Do it: FACTORY' }).click();
  await page.getByRole('button', { name: 'Sure? FACTORY' }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Do it: FACTORY' }).click();
  await page.getByRole('combobox', { name: 'CALM' }).selectOption('ON');
  await expect.poll(() => page.locator('.told').textContent()).toContain('DONE');
  expect(room.complaints).toEqual([]);
});

test('the audits come by day, week and month, as charts, tables and files', async () => {
  const room = await openRoom(built);
  await room.playOut();
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'Audits', exact: true }).click();
  const periods = page.locator('[data-period]');
  await periods.first().waitFor();
  expect(await periods.first().locator('td').first().textContent()).toBe('1');
  expect(await page.locator('svg.chart .bar').count()).toBe(1 + 24);
  const totals = page.locator('.facts-list').first();
  const told = (name: string) => totals.locator(`dt:text-is("${name}") + dd`).textContent();
  expect([await told('Farkle'), await told('Money')]).toEqual(['1', '0.00 EUR']);
  await page.getByRole('button', { name: 'Months' }).click();
  await page.locator('[data-audits="month"]').waitFor();
  expect(await periods.first().getAttribute('data-period')).toMatch(/^\d{4}-\d\d$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dicetable-audits.csv');
  expect(room.complaints).toEqual([]);
});
