/** Gamepads at the on-screen cabinet: pins, several pads, the plug pulled in mid-press, and a mapping that stays. */
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { type FakePad, preparePads, setPad } from './fake-pads.ts';
import { usePages } from './shown-page.ts';

const open = usePages();

const PAD: FakePad = { id: 'Pad of a shop', mapping: 'standard', down: [], axes: [0, 0] };
const ENCODER: FakePad = { id: 'Encoder', mapping: '', down: [], axes: [0, -1] };

test('gamepads and encoders press pins, one that is unplugged lets go, and all play on when it is back', async () => {
  const { page, table, complaints } = await open({ prepare: preparePads });
  await page.locator('button[data-input="lever"]').waitFor();
  const deeds = () => table.deeds.splice(0);
  await setPad(page, 0, { ...PAD, down: [7] });
  // The press that made the browser show it counts.
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  expect(await page.locator('button[data-input="lever"]').getAttribute('data-down')).toBe('true');
  await setPad(page, 0, PAD);
  await expect.poll(deeds).toEqual(['press lever', 'release lever']);
  // An encoder beside it, whose second axis rests far out: that presses nothing.
  await setPad(page, 1, ENCODER);
  await setPad(page, 1, { ...ENCODER, down: [0], axes: [1, -1] });
  await expect.poll(() => [...table.deeds].sort()).toEqual(['press hold1', 'press next']);
  // Both press the same button: it comes up when the last lets go.
  await setPad(page, 0, { ...PAD, down: [4] });
  await setPad(page, 1, undefined);
  await expect.poll(() => table.deeds).toContain('release next');
  expect(table.deeds).not.toContain('release hold1');
  await setPad(page, 0, undefined);
  await expect.poll(() => deeds().at(-1)).toBe('release hold1');
  expect(await page.locator('[data-gamepads]').count()).toBe(0);
  await setPad(page, 1, ENCODER);
  await setPad(page, 1, { ...ENCODER, down: [6] });
  await expect.poll(deeds).toEqual(['press select']);
  expect(complaints).toEqual([]);
});

test('the mapping is shown and changed on the pad, presses nothing meanwhile, and is kept on the device', async () => {
  const { page, table } = await open({ prepare: preparePads });
  await page.locator('button[data-input="lever"]').waitFor();
  await setPad(page, 0, PAD);
  await page.locator('[data-gamepads="1"]').click();
  const panel = page.getByRole('dialog', { name: 'Gamepads and arcade encoders' });
  const lever = panel.locator('[data-of="lever"] .gamepad-sources');
  await expect.poll(() => lever.textContent()).toBe('button 8, button 14, axis 2 +');
  await panel.getByRole('button', { name: 'Change Roll lever' }).click();
  await expect.poll(() => lever.textContent()).toBe('Now press it on the pad …');
  await setPad(page, 0, { ...PAD, down: [2] });
  await expect.poll(() => lever.textContent()).toBe('button 3');
  expect(await panel.locator('[data-of="hold3"] .gamepad-sources').textContent()).toBe('–');
  expect(await findings(page)).toEqual([]);
  await setPad(page, 0, PAD);
  expect(table.deeds).toEqual([]);
  await page.reload();
  await page.locator('button[data-input="lever"]').waitFor();
  await setPad(page, 0, PAD);
  await setPad(page, 0, { ...PAD, down: [2] });
  await expect.poll(() => table.deeds).toEqual(['press lever']);
  await setPad(page, 0, PAD);
  await page.locator('[data-gamepads="1"]').click();
  await panel.getByRole('button', { name: 'As it came' }).click();
  await expect.poll(() => lever.textContent()).toBe('button 8, button 14, axis 2 +');
});

test('two encoders of one make have a mapping each; a stick that comes as a hat presses, and a trigger at rest is not learnt', async () => {
  const { page, table } = await open({ prepare: preparePads });
  await page.locator('button[data-input="lever"]').waitFor();
  // Triggers of some drivers are at 0 until the pad is touched, and rest at -1 from then on.
  const rest: FakePad = { ...ENCODER, axes: [0, 0, 0, 0, 0, -1, 0, 0, 0, 9 / 7] };
  const left: FakePad = { ...rest, axes: rest.axes.with(9, 0.7142858) };
  for (const index of [0, 1]) await setPad(page, index, { ...rest, axes: rest.axes.map(() => 0) });
  await page.locator('[data-gamepads="2"]').click();
  const first = page.locator('[data-pad="0"] [data-of="previous"]');
  const second = page.locator('[data-pad="1"] [data-of="previous"]');
  await second.getByRole('button').click();
  await setPad(page, 1, rest);
  expect(await second.locator('.gamepad-sources').textContent()).toBe('Now press it on the pad …');
  await setPad(page, 1, { ...rest, axes: rest.axes.with(0, 1) });
  await setPad(page, 1, rest);
  await expect.poll(() => second.locator('.gamepad-sources').textContent()).toBe('axis 1 +');
  expect(await first.locator('.gamepad-sources').textContent()).toBe('button 9, axis 1 −, stick left');
  await page.keyboard.press('Escape');
  await setPad(page, 0, rest);
  await setPad(page, 0, left);
  await expect.poll(() => table.deeds.splice(0)).toEqual(['press previous']);
  await setPad(page, 0, rest);
  await expect.poll(() => table.deeds.splice(0)).toEqual(['release previous']);
  await setPad(page, 1, left);
  await setPad(page, 1, { ...rest, axes: rest.axes.with(0, 1) });
  await expect.poll(() => table.deeds.splice(0)).toEqual(['press previous']);
});

test('a browser that shows no gamepads to pages of http says so', async () => {
  const { page } = await open({
    players: [],
    prepare: async (blind) => {
      await blind.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'getGamepads', { value: undefined }),
      );
    },
  });
  await page.getByRole('button', { name: 'Gamepad' }).click();
  await page.getByText('over https or at the table’s own machine alone').waitFor();
});
