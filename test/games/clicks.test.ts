/** Clicks on what the on-screen cabinet shows become pins of the emulated Uno, until they are where they lead. */
import { expect, onTestFinished, test } from 'vitest';
import { startPageTable } from './page-table.ts';
import { startGame } from './robot.ts';

test('a die that is clicked is held, and a box that is clicked comes to be shown and is scored', async () => {
  const at = await startPageTable(['Eric'], ['55534'], { tumbleMs: 150, size: { width: 1280, height: 720 } });
  onTestFinished(() => at.close());
  const { rig, page } = at;
  await page.locator('button[data-input="lever"]').waitFor();
  await startGame(rig);
  await rig.advance(400);
  await rig.pull('lever');
  await rig.advance(1000);
  await at.synchronise();
  const shown = async (what: () => unknown) => {
    await rig.advance(50);
    await at.synchronise();
    return what();
  };
  await page.locator('.slot[data-slot="2"] canvas').click();
  await expect.poll(() => shown(() => rig.held()), { timeout: 120_000 }).toEqual([2]);
  const box = page.locator('.card tr[data-row="threes"] td');
  await box.click();
  await expect
    .poll(() => shown(() => page.locator('tr[data-shown="true"]').getAttribute('data-row')), {
      timeout: 120_000,
    })
    .toBe('threes');
  await box.click();
  await expect
    .poll(() => shown(() => page.locator('td[data-row="threes"] .points').count()), { timeout: 120_000 })
    .toBe(1);
}, 240_000);
