/** The pages at that moment, from a real server in Chromium: as pictures, and what they show. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startServer } from '../../src/server/server.ts';
import { keyed, testKey } from '../server/test-key.ts';
import { picturedMoment } from './moment.ts';
import { type Shows, showsOf } from './shows.ts';

export const PICTURES = [
  { name: 'cabinet.png', path: '/cabinet', size: { width: 1280, height: 800 }, scale: 1 },
  { name: 'tv.png', path: '/tv', size: { width: 1280, height: 720 }, scale: 1 },
  { name: 'phone.png', path: '/', size: { width: 390, height: 844 }, scale: 2 },
] as const;

export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  readonly shows: Shows;
}

export const hashOf = (png: Uint8Array): string => createHash('sha256').update(png).digest('hex');

/** `webRoot`: the built pages. */
export async function picturesOfPages(browser: Browser, webRoot: string): Promise<readonly Picture[]> {
  const rig = await picturedMoment();
  const dataDir = mkdtempSync(join(tmpdir(), 'dicetable-pictures-'));
  const cabinetKey = testKey();
  const nothing = () => {};
  const server = await startServer({
    version: '1.2.3',
    ...{ host: '127.0.0.1', port: 0, webRoot, dataDir, allowedHosts: [], publicUrl: 'http://dicetable' },
    ...{ openCabinet: false, cabinetKey, emulated: true, wallClock: new SystemClock() },
    control: {
      press: nothing,
      release: nothing,
      key: nothing,
      name: nothing,
      rehearse: nothing,
      dice: nothing,
    },
    log: { info: nothing, warn: nothing, error: nothing },
  });
  try {
    const seq = server.publish(rig.view());
    const pictures: Picture[] = [];
    for (const { name, path, size, scale } of PICTURES) {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: scale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${server.port}${keyed(path, cabinetKey.text)}`);
      await page.waitForFunction((wanted) => document.documentElement.dataset.seq === `${wanted}`, seq);
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      pictures.push({ name, png, shows: await showsOf(page) });
      await context.close();
    }
    return pictures;
  } finally {
    await server.close();
    await rig.close();
    rmSync(dataDir, { recursive: true });
  }
}
