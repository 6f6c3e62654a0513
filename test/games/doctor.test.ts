/** The operator's page examines a table that plays: the checks of `dicetable doctor`, and the game goes on. */
import { afterEach, expect, test } from 'vitest';
import { CHECK_IDS } from '../../src/doctor/examine.ts';
import { type PageTable, startPageTable } from './page-table.ts';
import { startGame } from './robot.ts';

let table: PageTable | undefined;

afterEach(async () => {
  await table?.close();
  table = undefined;
});

/** Five seconds, and what it takes to be ready. */
const WATCHED_MS = 15_000;
const STEP_MS = 200;

test('a display that was pulled off stands among its findings, with what to do', async () => {
  table = await startPageTable(['Eric'], ['55534'], { paths: ['/operator'] });
  const { rig, page } = table;
  await startGame(rig);
  await rig.pull('lever');
  await rig.advance(1500);
  const display = rig.uno.displays[1];
  if (display !== undefined) display.present = false;
  await page.fill('input[name="name"]', 'Ann');
  await page.fill('input[name="pin"]', table.table.operators.pin);
  await page.keyboard.press('Enter');
  await page.locator('#tab-board').click();
  await page.getByRole('button', { name: 'Examine the table' }).click();
  const found = page.locator('[data-check]');
  for (let ms = 0; ms < WATCHED_MS && (await found.count()) === 0; ms += STEP_MS) await rig.advance(STEP_MS);
  const ids = await found.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-check')));
  expect(ids).toEqual(CHECK_IDS);
  const of = (id: string) => page.locator(`[data-check="${id}"]`);
  expect(await of('displays').getAttribute('data-verdict')).toBe('wrong');
  expect(await of('displays').textContent()).toContain('1 of 2 answer→ Check their wires');
  expect(await of('firmware').getAttribute('data-verdict')).toBe('well');
  expect(await of('rail').textContent()).toContain('5.00');
  expect(rig.faces().slice(0, 5).join('')).toBe('55534');
});
