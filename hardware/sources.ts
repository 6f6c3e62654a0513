/** The sum over the sources of the firmware: it tells whether a `.hex` is the one of these sources. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the program for the chip is made of; `plain` stands in for `avr` elsewhere. */
const FOLDERS = ['', 'avr/', 'gen/'] as const;

/** Names below `firmware/`, in order; `gen/hash.h` holds the sum itself and is left out. */
function firmwareSources(firmware: string): string[] {
  return FOLDERS.flatMap((folder) => readdirSync(join(firmware, folder)).map((name) => `${folder}${name}`))
    .filter((name) => (/\.[chS]$/.test(name) || name === 'Makefile') && name !== 'gen/hash.h')
    .sort();
}

/**
 * SHA-256 in hexadecimal over name and text of every source.
 * `fresh` replaces files that are about to be written; line ends count as LF whatever the checkout made of them.
 */
export function sourcesSha256(firmware: string, fresh: Readonly<Record<string, string>> = {}): string {
  const sum = createHash('sha256');
  const names = new Set([...firmwareSources(firmware), ...Object.keys(fresh)]);
  for (const name of [...names].sort()) {
    const text = fresh[name] ?? readFileSync(join(firmware, name), 'utf8');
    sum.update(`${name}\0${text.replaceAll('\r\n', '\n')}\0`);
  }
  return sum.digest('hex');
}
