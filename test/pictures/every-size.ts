/**
 * `npm run layouts -- --help`: every page at every size: what is cut off or written over something else is told, and each
 * picture is kept to be looked at. It takes an hour; the browser stage of the tests does the hardest of it (`layout.test.ts`).
 *
 * Pages that follow a game: every moment (one to twelve players, long names), in every language, at every size. Pages that are
 * read: each of their parts, in every language, at every size. Dark in English, light in the others: so each page, moment and
 * part is seen in both, though not in both in each language.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';
import type { Language } from '../../src/language/languages.ts';
import type { TableView } from '../../src/table/view.ts';
import { launchChromium } from '../browser/chromium.ts';
import { hallStills } from './hall-stills.ts';
import { ALL_CARDS, LAYOUT_MOMENTS, layoutServer } from './layout-moments.ts';
import { checkPages, isWanted, type LayoutOptions, LIVE, layoutOptions, USAGE } from './layout-options.ts';
import { sizesOf } from './layout-sizes.ts';
import { lookAt } from './look-at.ts';
import type { Still } from './still.ts';
import { tableStills } from './table-stills.ts';

/** Until a page is there, on a machine that does much else. */
const LONGEST_MS = 120_000;

const options = readOptions();
const { folder, languages } = options;
const wanted = (name: string): boolean => isWanted(options, name);
const sizesWanted = (path: string) =>
  sizesOf(path).filter((size) => options.size === undefined || size.join('x') === options.size);
const momentsOf = (path: string) =>
  Object.entries(LAYOUT_MOMENTS).filter(([moment]) => wanted(`${path} ${moment}`));

const built = mkdtempSync(join(tmpdir(), 'dicetable-pages-'));
process.on('exit', () => rmSync(built, { recursive: true }));
const webRoot = resolve(options.pages ?? built);
const browser = await launchChromium();
const ends: (() => void | Promise<void>)[] = [];
let wrong = 0;

function readOptions(): LayoutOptions {
  try {
    const read = layoutOptions(process.argv.slice(2));
    if (read.pages !== undefined && !existsSync(join(read.pages, 'index.html')))
      throw new Error(`There are no built pages in "${read.pages}": npm run build makes those of dist/web.`);
    if (!read.help) return read;
    process.stdout.write(`${USAGE}\n`);
    return process.exit();
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
  return process.exit(2);
}

/** They are asked for before the pages are built, since they say what can be asked for. */
async function stillsWanted(): Promise<readonly Still[]> {
  const live = LIVE.flatMap((path) => Object.keys(LAYOUT_MOMENTS).map((moment) => `${path} ${moment}`));
  const { only } = options;
  if (only.length > 0 && only.every((page) => live.some((name) => isWanted({ only: [page] }, name))))
    return [];
  const parts = { browser, webRoot, atEnd: (end: () => void | Promise<void>) => void ends.unshift(end) };
  const stills = [...(await tableStills(parts)), ...(await hallStills(parts))];
  try {
    checkPages(options, [...live, ...stills.map(({ name }) => name)]);
  } catch (error) {
    refuse(error);
  }
  return stills.filter(({ name }) => wanted(name));
}

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
  const moments = momentsOf(path);
  if (moments.length === 0 || sizesWanted(path).length === 0) return;
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

const stills = await stillsWanted();
const looked = [...LIVE.filter((path) => momentsOf(path).length > 0), ...stills.map(({ name }) => name)];
if (looked.every((name) => sizesWanted(name).length === 0))
  refuse(
    new Error(
      `${looked.join(', ')}: not looked at in ${options.size}, but in ${sizesOf(looked[0] ?? '')
        .map((size) => size.join('x'))
        .join(', ')}.`,
    ),
  );
mkdirSync(folder, { recursive: true });
if (options.pages === undefined)
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: built } });
for (const path of LIVE) for (const language of languages) await follow(path, language);
for (const still of stills) for (const language of languages) await read(still, language);
for (const end of ends) await end();
await browser.close();
console.log(`${wrong} faults; the pictures are in ${folder}.`);
process.exitCode = wrong === 0 ? 0 : 1;
