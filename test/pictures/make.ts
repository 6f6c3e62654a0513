/**
 * `npm run pictures`: makes the pictures of README anew, from a running table. `shown.json` beside them says what each
 * shows; the browser stage of the tests compares it with what the pages show now.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { launchChromium } from '../browser/chromium.ts';
import { hashOf, picturesOfPages } from './pages.ts';
import { filmOfTurns } from './turn.ts';
import { turnSvg } from './turn-svg.ts';

const FOLDER = 'web/pictures';

const webRoot = mkdtempSync(join(tmpdir(), 'dicetable-pages-'));
await build({ configFile: 'web/vite.config.ts', logLevel: 'error', build: { outDir: webRoot } });
const browser = await launchChromium();
const pictures = await picturesOfPages(browser, webRoot);
await browser.close();
rmSync(webRoot, { recursive: true });

for (const { name, png } of pictures) writeFileSync(join(FOLDER, name), png);
const shown = pictures.map(({ name, png, shows }) => [name, { sha256: hashOf(png), ...shows }]);
writeFileSync(join(FOLDER, 'shown.json'), `${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`);
writeFileSync(join(FOLDER, 'turn.svg'), turnSvg(await filmOfTurns()));
