/** What fixed the dice is on every page: seal and cut during a game, and after it how to check them. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { seal } from '../../src/fairness/seal.ts';
import { YAHTZEE } from '../../src/game/index.ts';
import { PHONE, TV, usePages } from './shown-page.ts';
import { StandInTable } from './stand-in-table.ts';

const open = usePages();

test.each([
  ['a phone', PHONE],
  ['a TV', TV],
])('%s shows the seal, and the cut as it grows', async (_, size) => {
  const { page, table, show } = await open({ size });
  const cut = page.locator('.fact-cut');
  expect(await page.locator('.fact-seal').textContent()).toBe('Seal abababab');
  expect(await cut.textContent()).toBe('Cut –');
  table.play([{ cut: '1234561234561' }, { cut: '234' }]);
  await show(table.view());
  expect(await cut.textContent()).toBe('Cut 1234561234561234');
  for (const part of ['.fact-seal', '.fact-cut', '.badge']) {
    const box = await page.locator(part).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? size.width) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
  }
});

test('after a game the page has the command that prints its seal, and its key stays its own', async () => {
  const players = ["Ann O'Hara", 'Julie'];
  const { page, table, show } = await open({ players });
  await page.locator('button[data-input="lever"]').waitFor();
  expect(await page.locator('[data-part="check"]').count()).toBe(0);
  for (const { category } of YAHTZEE.boxes) {
    for (const _ of players) table.play([{ roll: '12345' }, { score: category }]);
  }
  await show(table.view());
  await page.locator('[data-part="check"] summary').focus();
  await page.keyboard.press('Enter');
  const command = await page.locator('[data-part="check"] code').innerText();
  const printed = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(printed.slice(0, 64)).toBe(seal('ab'.repeat(32), 'yahtzee', players));
  expect(table.deeds).toEqual([]);
});

test('a rehearsal, whose dice are typed, claims no seal for them', async () => {
  const { page, show } = await open({ players: ['Eric'] });
  const table = new StandInTable(['Eric'], { rehearsal: true });
  for (const { category } of YAHTZEE.boxes) table.play([{ roll: '12345' }, { score: category }]);
  await show(table.view());
  expect(await page.locator('.sealed-dice').count()).toBe(0);
});

test.each(['/', '/cabinet'])(
  'before the first roll %s has the whole seal, in groups and as a picture',
  async (path) => {
    const { page, table, show } = await open({ path, size: path === '/' ? PHONE : TV });
    const whole = page.locator('[data-part="seal"]');
    await whole.locator('summary').click();
    const digits = whole.locator(':scope > code').first();
    expect((await digits.innerText()).split(/\s+/).filter(Boolean)).toEqual(Array(8).fill('abababab'));
    const drawn = await whole
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth));
    expect(drawn).toBeGreaterThan(0);
    table.play([{ roll: '12345' }]);
    await show(table.view());
    expect(await whole.count()).toBe(path === '/' ? 1 : 0);
  },
);
