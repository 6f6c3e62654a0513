/**
 * `npm run layouts [-- FOLDER [PAGE]]`: every page at every size, dark and light, with one to twelve players of long names, in
 * every language: what is cut off or written over something else is told, and each picture is kept in FOLDER to be looked
 * at. It takes minutes; the browser stage of the tests does the hardest of it (`layout.test.ts`).
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGES } from '../../src/language/languages.ts';
import { launchChromium } from '../browser/chromium.ts';
import { layoutFaults } from './layout.ts';
import { LAYOUT_MOMENTS, layoutServer } from './layout-moments.ts';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;
/** So small is only a TV in a corner of something else. */
const CORNER = [480, 270] as const;
const PATHS = [
  '/',
  '/cabinet',
  '/tv',
  '/tv?dice=clear',
  '/overlay',
  '/overlay?layout=lower&odds=1',
  '/overlay?layout=wide',
];

/** An overlay is a source of a stream: nobody has one on a phone. */
const sizesOf = (path: string): readonly (readonly [number, number])[] =>
  path.startsWith('/overlay') ? SIZES.filter(([width]) => width >= 1280) : [...SIZES, ...cornerOf(path)];
const cornerOf = (path: string) => (path.startsWith('/tv') ? [CORNER] : []);

const [folder = 'layouts', only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-pages-'));
await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: webRoot } });
const browser = await launchChromium();
let wrong = 0;
for (const path of PATHS.filter((each) => only === undefined || each === only)) {
  for (const locale of LANGUAGES) {
    const { server, cookie } = await layoutServer(webRoot);
    // One scheme a language: both are seen, at half the time.
    const colorScheme = locale === 'en' ? 'dark' : 'light';
    const context = await browser.newContext({ locale, colorScheme, reducedMotion: 'reduce' });
    await context.addCookies([cookie]);
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${server.port}${path}`);
    for (const [name, view] of Object.entries(LAYOUT_MOMENTS)) {
      const seq = server.publish({ ...view(), language: locale });
      await page.waitForFunction((wanted) => document.documentElement.dataset.seq === `${wanted}`, seq);
      for (const [width, height] of sizesOf(path)) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(60);
        const called = `${path.replace(/\W/g, '_')}-${locale}-${name}-${width}x${height}`;
        let faults = await layoutFaults(page);
        if (faults.length > 0) {
          // Lines are fitted anew once the page has another size.
          await page.waitForTimeout(300);
          faults = await layoutFaults(page);
        }
        for (const fault of faults) {
          console.log(`${called}: ${fault}`);
          wrong += 1;
        }
        await page.screenshot({ path: join(folder, `${called}.png`) });
      }
    }
    await context.close();
    await server.close();
  }
}
await browser.close();
rmSync(webRoot, { recursive: true });
console.log(`${wrong} faults; the pictures are in ${folder}.`);
process.exitCode = wrong === 0 ? 0 : 1;
