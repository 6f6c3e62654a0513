/** Guests cut the dice from their phones, and their phones keep what they were shown. */
import { expect, test } from 'vitest';
import type { ChainLink } from '../../src/journal/journal.ts';
import type { TableView } from '../../src/table/view.ts';
import { PHONE, type ShownPage, TV, usePages } from './shown-page.ts';

const open = usePages();
const SEAL = 'ab'.repeat(32);

test('a guest types a word on a phone; the table has it, and all screens show it', async () => {
  let shown: ShownPage | undefined;
  const words: string[] = [];
  shown = await open({
    ...{ path: '/', size: PHONE, touch: true, locale: 'en' },
    guestCut(game, word) {
      words.push(`${game} ${word}`);
      shown?.table.play([{ cut: word }]);
      return '';
    },
  });
  const { page, table, show, complaints } = shown;
  await page.getByRole('button', { name: 'A word to cut the dice' }).tap();
  const form = page.locator('.guest-cut');
  const button = form.getByRole('button', { name: 'Cut' });
  expect(await button.isDisabled()).toBe(true);
  await form.getByLabel('A word to cut the dice').fill('Rhabarber');
  await button.tap();
  await form.getByRole('status').filter({ hasText: 'Your word is part of the dice.' }).waitFor();
  expect(words).toEqual(['1 Rhabarber']);
  expect(await button.count()).toBe(0);
  await show(table.view());
  expect(await page.locator('.fact-cut').textContent()).toBe('Cut Rhabarber');
  table.play([{ roll: '12345' }]);
  await show(table.view());
  expect(await form.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("a guest whose word is refused reads why, in the phone's language, and can type another one", async () => {
  const guestCut = () => ({ say: 'refusal.bad-word' }) as const;
  const { page } = await open({ path: '/', size: PHONE, locale: 'de', guestCut });
  await page.locator('.cut-open').click();
  await page.locator('.guest-cut input').fill('???');
  await page.locator('.guest-cut input').press('Enter');
  await page.getByText('Ein Wort zum Abheben hat 1 bis 12 sichtbare Zeichen.').waitFor();
  expect(await page.locator('.guest-cut input').inputValue()).toBe('???');
});

test('where guests may not cut, no page asks them', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  await page.locator('.cut-open').click();
  await page.locator('.guest-cut').waitFor();
  await show({ ...table.view(), guestsMayCut: false });
  expect(await page.locator('.cut-open, .guest-cut').count()).toBe(0);
});

test('before the first roll a TV has the whole seal, its picture, and a QR code that brings it to a phone', async () => {
  const { page, table, show } = await open({ path: '/tv', size: TV });
  expect((await page.locator('.tv-seal code').innerText()).split(/\s+/)).toEqual(Array(8).fill('abababab'));
  // One a picture.
  const drawn = () =>
    page
      .locator('.tv-seal img')
      .evaluateAll((images) =>
        Promise.all(images.map((img) => (img as HTMLImageElement).decode().then(() => true))),
      );
  await expect.poll(drawn).toEqual([true, true]);
  table.play([{ roll: '12345' }]);
  await show(table.view());
  expect(await page.locator('.tv-seal').count()).toBe(0);
  expect(await page.locator('.seal-mark code').innerText()).toBe('abababab');
});

test('an overlay calls the seal by its handle, beside a small picture', async () => {
  const { page, table, show } = await open({ path: '/overlay' });
  expect(await page.locator('.seal-mark code').innerText()).toBe('abababab');
  const box = await page.locator('.seal-mark img').boundingBox();
  const letters = await page
    .locator('.seal-mark code')
    .evaluate((code) => Number.parseFloat(getComputedStyle(code).fontSize));
  expect(box?.height).toBeLessThan(1.7 * letters);
  await show({ ...table.view(), game: undefined });
  expect(await page.locator('.seal-mark').count()).toBe(0);
});

test.each([
  ['the seal of this game', `#1.${SEAL}`, 0],
  ['another seal', `#1.${SEAL.replace('a', '0')}`, 1],
  ['the seal of an earlier game', `#9.${SEAL.replace('a', '0')}`, 0],
])('a phone that scanned %s says so only if it is another one, and keeps it', async (_, hash, alarms) => {
  const { page } = await open({ path: `/${hash}`, size: PHONE });
  expect(await page.locator('[data-alarm="seal"]').count()).toBe(alarms);
  const [game, seal = ''] = hash.slice(1).split('.');
  const kept = await page.evaluate((key) => localStorage.getItem(key), `seal-${game}`);
  expect(kept).toContain(seal);
});

test('a phone keeps the newest link of each game, and the older one, too, where the journal went back', async () => {
  const { page, table, show } = await open({ path: '/', size: PHONE });
  const hashes = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64));
  const showLink = ({ seq, hash }: ChainLink): Promise<void> => {
    const view: TableView = table.view();
    return show({ ...view, link: { game: 1, seq, hash } });
  };
  for (const [at, seq] of [2, 7, 5, 6].entries()) await showLink({ seq, hash: hashes[at] ?? '' });
  const kept = await page.evaluate(() => localStorage.getItem('seal-1'));
  const [, seven, , six] = hashes;
  expect(kept).toMatch(new RegExp(`^${SEAL} \\d{13} 7:${seven} 6:${six}\n$`));
});

test('a browser keeps the two hundred newest games', async () => {
  const { page, table, show } = await open({
    ...{ path: '/', size: PHONE, silent: true },
    prepare: async (tab) => {
      await tab.addInitScript((seal) => {
        for (let game = 2; game <= 201; game += 1) localStorage.setItem(`seal-${game}`, `${seal} ${game}\n`);
      }, SEAL);
    },
  });
  await show(table.view());
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seal-')));
  expect(kept).toHaveLength(200);
  expect(kept).not.toContain('seal-2');
  expect(kept).toContain('seal-1');
});
