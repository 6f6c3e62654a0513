/**
 * `npm run layouts [-- FOLDER [PAGE …] [--language de] [--size 320x568] [--pages dist/web]]`: every page at every size: what is cut off or written over
 * something else is told, and each picture is kept in FOLDER to be looked at. It takes an hour; the browser stage of the tests
 * does the hardest of it (`layout.test.ts`).
 *
 * Pages that follow a game: every moment (one to twelve players, long names), in every language, at every size. Pages that are
 * read: each of their parts, in every language, at every size. Dark in English, light in the others: so each page, moment and
 * part is seen in both, though not in both in each language. PAGE is `/tv`, `/operator`, or a moment or part of it: `"/tv twelve"`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import { LANGUAGES, type Language } from '../../src/language/languages.ts';
import type { TableView } from '../../src/table/view.ts';
import { launchChromium } from '../browser/chromium.ts';
import { hallStills } from './hall-stills.ts';
import { ALL_CARDS, LAYOUT_MOMENTS, layoutServer } from './layout-moments.ts';
import { sizesOf } from './layout-sizes.ts';
import { lookAt } from './look-at.ts';
import type { Still } from './still.ts';
import { tableStills } from './table-stills.ts';

/** Until a page is there, on a machine that does much else. */
const LONGEST_MS = 120_000;

const LIVE = [
  '/',
  '/cabinet',
  '/tv',
  '/tv?dice=clear',
  '/overlay',
  '/overlay?layout=lower&odds=1',
  '/overlay?layout=wide',
];

const { values, positionals } = parseArgs({
  options: { language: { type: 'string' }, size: { type: 'string' }, pages: { type: 'string' } },
  allowPositionals: true,
});
const [folder = 'layouts', ...only] = positionals;
const languages = LANGUAGES.filter((language) => language === (values.language ?? language));
const isWanted = (name: string): boolean =>
  only.length === 0 || only.some((page) => name === page || name.split(' ')[0] === page);
const sizesWanted = (path: string) =>
  sizesOf(path).filter((size) => values.size === undefined || size.join('x') === values.size);

mkdirSync(folder, { recursive: true });
const built = mkdtempSync(join(tmpdir(), 'dicetable-pages-'));
if (values.pages === undefined)
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: built } });
const webRoot = resolve(values.pages ?? built);
const browser = await launchChromium();
const ends: (() => void | Promise<void>)[] = [];
let wrong = 0;

async function inContext(language: Language, look: (context: BrowserContext) => Promise<readonly string[]>) {
  const colorScheme = language === 'en' ? 'dark' : 'light';
  const context = await browser.newContext({ locale: language, colorScheme, reducedMotion: 'reduce' });
  context.setDefaultTimeout(LONGEST_MS);
  for (const fault of await look(context)) {
    console.log(fault);
    wrong += 1;
  }
  await context.close();
}

async function follow(path: string, language: Language): Promise<void> {
  const moments = Object.entries(LAYOUT_MOMENTS).filter(([moment]) => isWanted(`${path} ${moment}`));
  if (moments.length === 0) return;
  const { server, cookie } = await layoutServer(webRoot);
  await inContext(language, async (context) => {
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${server.port}${path}`);
    const show = async (shown: TableView): Promise<void> => {
      const seq = server.publish({ ...shown, language });
      await page.waitForFunction((wanted) => document.documentElement.dataset.seq === `${wanted}`, seq);
    };
    const found: string[] = [];
    // After a round are only those who have seen it begin.
    await show(LAYOUT_MOMENTS.begin());
    for (const [moment, view] of moments) {
      const shown: TableView = view();
      await show(shown);
      if (path.startsWith('/tv') && ALL_CARDS.has(moment)) {
        await page.locator('.tv[data-stage="cards"]').waitFor();
        // Their cells come by and by: this is told once all are there.
        await show(shown);
      }
      // What draws the odds comes after the page.
      if (shown.odds !== undefined && path.startsWith('/tv')) await page.locator('.odds').first().waitFor();
      const name = `${path} ${language} ${moment}`;
      found.push(...(await lookAt(page, { name, sizes: sizesWanted(path), folder })));
    }
    return found;
  });
  await server.close();
}

const read = ({ name, open }: Still, language: Language): Promise<void> =>
  inContext(language, async (context) => {
    const page = await context.newPage();
    try {
      await open(page);
    } catch (error) {
      return [`${name} ${language} does not open: ${error instanceof Error ? error.message : error}`];
    }
    return lookAt(page, { name: `${name} ${language}`, sizes: sizesWanted(name), folder, whole: true });
  });

for (const path of LIVE) for (const language of languages) await follow(path, language);
if (only.length === 0 || only.some((page) => !LIVE.includes(page.split(' ')[0] ?? ''))) {
  const parts = { browser, webRoot, atEnd: (end: () => void | Promise<void>) => void ends.unshift(end) };
  const stills = [...(await tableStills(parts)), ...(await hallStills(parts))];
  for (const still of stills.filter(({ name }) => isWanted(name)))
    for (const language of languages) await read(still, language);
}
for (const end of ends) await end();
await browser.close();
rmSync(built, { recursive: true });
console.log(`${wrong} faults; the pictures are in ${folder}.`);
process.exitCode = wrong === 0 ? 0 : 1;
