/** The live pages in German: no English is left, and the longest words lie within the screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BROADCAST as GERMAN } from '../../src/language/de/broadcast.ts';
import { LIVE as GERMAN_LIVE } from '../../src/language/de/live.ts';
import { BROADCAST } from '../../src/language/en/broadcast.ts';
import { LIVE } from '../../src/language/en/live.ts';
import { usePages } from './shown-page.ts';
import { inSetup, TUMBLING } from './stand-in-table.ts';

const open = usePages();

const LONG = ['WWWWWWWWWWWW', 'MMMMMMMMMMMM'];
const SIZES = [
  { path: '/', size: { width: 320, height: 640 } },
  { path: '/tv', size: { width: 1280, height: 720 } },
];

/** Texts without values, of both languages, that differ. */
function textsOf(english: unknown, german: unknown): readonly string[] {
  if (typeof english === 'string') return english === german || english.length < 4 ? [] : [english];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    textsOf(value, (german as Readonly<Record<string, unknown>>)[key]),
  );
}
/** Words of German too. */
const BOTH = ['Live', 'Name', 'Dicetable'];
const ENGLISH = [...textsOf(LIVE, GERMAN_LIVE), ...textsOf(BROADCAST, GERMAN)].filter(
  (text) => !BOTH.includes(text),
);

const shown = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      // House rules and the how-to come with /facts.json, which is still English.
      if (parentElement?.closest('.house-rules, .how-to') === null) texts.push(textContent?.trim() ?? '');
    }
    return texts;
  });

test.each(SIZES)(
  '$path is German throughout, and nothing is wider than the screen',
  async ({ path, size }) => {
    const { page, table, show } = await open({
      path,
      size,
      players: LONG,
      prepare: async (fresh) => fresh.setExtraHTTPHeaders({ 'Accept-Language': 'de' }),
    });
    const options = { language: 'de' } as const;
    table.play([{ roll: '55534' }, { score: 'fives' }, { roll: '12345' }]);
    const views = [
      table.view({}, options),
      table.view(TUMBLING, options),
      table.view({ shownBox: 'four-of-a-kind' }, options),
      table.view(inSetup(), options),
      table.view({ place: 'attract' }, options),
      table.view({ menu: { item: 1, sinceMs: 0 } }, options),
    ];
    for (const view of views) {
      await show(view);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
      const texts = await shown(page);
      expect(texts.filter((text) => ENGLISH.includes(text))).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  },
);
