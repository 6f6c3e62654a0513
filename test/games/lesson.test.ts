/** A first game that is led, by pins and real firmware, as a newcomer reads it on a TV and a phone: also when the cable comes loose. */
import { afterEach, expect, test } from 'vitest';
import { type PageTable, startPageTable } from './page-table.ts';

let at: PageTable | undefined;

afterEach(async () => {
  await at?.close();
  at = undefined;
});

/** What TV and phone tell, once both show the table as it is. */
async function told(table: PageTable): Promise<readonly (string | null)[]> {
  await table.synchronise();
  return Promise.all(table.pages.map((page) => page.locator('[data-message]').first().textContent()));
}

test('a lesson leads on where it was after the cable was pulled: TV and phone say what is wrong, then what to do', async () => {
  at = await startPageTable(['Eric'], ['55214', '554'], {
    paths: ['/tv', '/'],
    size: { width: 1280, height: 720 },
  });
  const { rig, pages } = at;
  await rig.pull('lever');
  await rig.press('previous');
  expect(rig.display()).toBe('LEARN');
  await rig.press('select');
  await rig.advance(600);
  expect(await told(at)).toEqual(Array(2).fill(expect.stringContaining('Pull the lever: five dice roll.')));
  await rig.pull('lever');
  await rig.advance(1500);
  const hint = 'Press hold 1 and 2: these dice stay, and the others roll again.';
  expect(await told(at)).toEqual([hint, hint]);
  rig.uno.pullCable('all');
  await rig.advance(100);
  await at.synchronise();
  for (const page of pages) {
    await page.locator('.trouble').filter({ hasText: 'Please tell who runs this table.' }).waitFor();
  }
  rig.uno.plugCable();
  await rig.advance(5000);
  expect(await told(at)).toEqual([hint, hint]);
  for (const page of pages) expect(await page.locator('.trouble:visible').count()).toBe(0);
  expect(rig.display()).toBe('HOLD 12');
  await rig.press('hold1');
  await rig.press('hold2');
  expect(await told(at)).toEqual(
    Array(2).fill('Good. Pull the lever: only the dice that are not held roll.'),
  );
  await rig.pull('lever');
  await rig.advance(1500);
  expect(rig.game()?.turn).toMatchObject({ dice: [5, 5, 5, 5, 4] });
});
