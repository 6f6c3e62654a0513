/** Whom the table knows, on the operator’s page. */
import { expect, test } from 'vitest';
import { known } from '../people/known-people.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test('the operator calls whoever waits for a seat sooner, takes one off the list, and makes a name free', async () => {
  const room = await openRoom(built);
  for (const name of ['Julie', 'Eric', 'Ann']) {
    const { id } = await known(room.people, name);
    await room.people.setWaiting(id, true);
  }
  const page = await room.signIn();
  await page.getByRole('tab', { name: 'Hall of fame' }).click();
  const waiting = page.locator('[data-waiting] .fame-name');
  const shown = (...names: readonly string[]) => expect.poll(() => waiting.allTextContents()).toEqual(names);
  await shown('Julie', 'Eric', 'Ann');
  await page.getByRole('button', { name: 'Call Ann next' }).click();
  await page.getByText('Ann is the next to be called.').waitFor();
  await shown('Ann', 'Julie', 'Eric');
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Take Ann off the list' }).click();
  await shown('Julie', 'Eric');
  for (const name of ['Julie', 'Eric']) await page.getByRole('button', { name: `Free ${name}` }).click();
  await expect.poll(() => waiting.count()).toBe(0);
  expect(room.complaints).toEqual([]);
});
