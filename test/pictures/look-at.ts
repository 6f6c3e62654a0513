/** A page at one size after the other: what is wrong there, measured, and a picture of each. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { layoutFaults } from './layout.ts';
import type { Size } from './layout-sizes.ts';

export interface Seen {
  /** What the pictures are called, and the faults: page, language, moment. */
  readonly name: string;
  readonly sizes: readonly Size[];
  readonly folder: string;
  /** Down to the end of the page, not only to that of the screen. */
  readonly whole?: boolean;
}

/** Lines are fitted anew once the page has another size; a busy machine may need that long. */
const FITTED_MS = 300;

/** A sentence for each fault. */
export async function lookAt(page: Page, { name, sizes, folder, whole = false }: Seen): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    const called = `${name.replace(/\W+/g, '_')}-${size.join('x')}`;
    found.push(...(await faultsAt(page, size)).map((fault) => `${called}: ${fault}`));
    await page.screenshot({ path: join(folder, `${called}.png`), fullPage: whole });
  }
  return found;
}

export async function faultsAt(page: Page, [width, height]: Size): Promise<readonly string[]> {
  await page.setViewportSize({ width, height });
  const faults = await layoutFaults(page);
  if (faults.length === 0) return faults;
  await page.waitForTimeout(FITTED_MS);
  return layoutFaults(page);
}
