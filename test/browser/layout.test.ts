/** Nothing is cut off or lies over anything else; `npm run layouts` looks at every page and size, this at the hardest of the TV. */
import { expect, test } from 'vitest';
import { layoutFaults } from '../pictures/layout.ts';
import { LAYOUT_MOMENTS } from '../pictures/layout-moments.ts';
import { usePages } from './shown-page.ts';

const open = usePages();

test.each([
  ['a small one', { width: 480, height: 270 }],
  ['720p', { width: 1280, height: 720 }],
  ['a phone on its side', { width: 844, height: 390 }],
])('on a TV page of the size of %s, with names of twelve letters', async (_, size) => {
  const publicUrl = 'http://192.168.178.123:8080';
  const { page, show } = await open({ path: '/tv', size, publicUrl, stillness: true });
  for (const [name, view] of Object.entries(LAYOUT_MOMENTS)) {
    const shown = view();
    await show(shown);
    // What draws the odds comes after the page.
    if (shown.odds !== undefined) await page.locator('.odds').first().waitFor();
    expect(await layoutFaults(page), name).toEqual([]);
  }
});
