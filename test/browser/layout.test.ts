/** Nothing is cut off or lies over anything else; `npm run layouts` looks at every page and size, this at the hardest. */
import type { ViewportSize } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/language/languages.ts';
import type { TableView } from '../../src/table/view.ts';
import { layoutFaults } from '../pictures/layout.ts';
import { ALL_CARDS, LAYOUT_MOMENTS } from '../pictures/layout-moments.ts';
import { type ShownPage, usePages } from './shown-page.ts';
import { StandInTable } from './stand-in-table.ts';

const open = usePages();

const MOST_SAID = [
  'begin',
  'menu',
  'cards',
  'twelve',
  'odds-two',
  'odds-four',
  'odds-scored',
  'over',
  'code',
  'newcomer',
  'unplugged',
] as const;

/** The address of the phone page comes after the page. */
async function openTv(size: ViewportSize, locale: string): Promise<ShownPage> {
  const publicUrl = 'http://192.168.178.123:8080';
  const tv = await open({ path: '/tv', size, publicUrl, stillness: true, locale });
  await tv.show(new StandInTable(['Eric']).view());
  await tv.page.locator('.tv-follow-part').first().waitFor();
  return tv;
}

/** Resolves when the TV shows all that it shows of this moment. */
async function arrange({ page, show }: ShownPage, name: string, view: TableView): Promise<void> {
  // What draws the odds comes after the page.
  if (view.odds !== undefined) await page.locator('.odds').first().waitFor();
  if (!ALL_CARDS.has(name)) return;
  await page.locator('.tv[data-stage="cards"]').waitFor();
  // Their cells come by and by: this is told once all are there.
  await show(view);
}

test.each([
  ['a small one', { width: 480, height: 270 }],
  ['720p', { width: 1280, height: 720 }],
  ['a phone on its side', { width: 844, height: 390 }],
])('on a TV page of the size of %s, with names of twelve letters', async (_, size) => {
  const tv = await openTv(size, 'en');
  const { page, show } = tv;
  for (const [name, view] of Object.entries(LAYOUT_MOMENTS)) {
    const shown: TableView = view();
    await show(shown);
    await arrange(tv, name, shown);
    expect(await layoutFaults(page), name).toEqual([]);
  }
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'in %s nothing of the TV is cut off either, where there is most to say',
  async (language) => {
    const tv = await openTv({ width: 1280, height: 720 }, language);
    const { page, show } = tv;
    for (const name of MOST_SAID) {
      const shown: TableView = LAYOUT_MOMENTS[name]();
      await show({ ...shown, language });
      await arrange(tv, name, { ...shown, language });
      expect(await layoutFaults(page), name).toEqual([]);
    }
    expect(await page.getAttribute('html', 'lang')).toBe(language);
  },
);

test.each([
  ['a small phone', { width: 320, height: 568 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['720p', { width: 1280, height: 720 }],
])(
  'on the on-screen cabinet of the size of %s fields have room for names of twelve letters',
  async (_, size) => {
    const { page, show } = await open({ path: '/cabinet', size });
    for (const name of ['setup', 'twelve-setup'] as const) {
      await show(LAYOUT_MOMENTS[name]());
      await expect.poll(() => page.locator('input.setup-name').count()).toBe(name === 'setup' ? 6 : 12);
      expect(await layoutFaults(page), name).toEqual([]);
    }
  },
);
