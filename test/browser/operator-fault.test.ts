import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { openRoom } from './operator-room.ts';
import { useBuiltPages } from './shown-page.ts';

const built = useBuiltPages();

test('whatever is wrong stands on every tab of the operator, with its likely cause and what to do, until it is mended', async () => {
  const room = await openRoom(built, { settings: 'tumbleMs: 300\n' });
  const page = await room.signIn();
  const fault = page.locator('[data-fault]');
  expect(await fault.count()).toBe(0);
  room.table.board.unplug();
  await room.table.advance(1);
  await page.locator('.fault-cause').waitFor();
  const { what, cause, advice } = FAULTS['link-lost'];
  for (const tab of ['Game', 'Settings', 'Board']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const text = await fault.textContent();
    expect(text, tab).toContain(what);
    expect(text, tab).toContain(advice);
    expect(text, tab).toContain(`Likely cause: ${cause}.`);
  }
  room.table.board.plug();
  await room.table.advance(1);
  await fault.waitFor({ state: 'detached' });
  expect(room.complaints).toEqual([]);
});

test('what stops no game stands there too, on every tab', async () => {
  const room = await openRoom(built, { settings: 'tumbleMs: 300\n' });
  room.faults.push(new Fault('display-absent', '1 of 2 modules answer'));
  const page = await room.signIn();
  const trouble = page.locator('[data-trouble]');
  await trouble.waitFor();
  for (const tab of ['Settings', 'Board']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const text = await trouble.textContent();
    expect(text, tab).toContain('1 of 2 modules answer. Check its wires');
    expect(text, tab).toContain(FAULTS['display-absent'].cause);
  }
  expect(await page.locator('[data-fault]').count()).toBe(0);
  expect(room.complaints).toEqual([]);
});
