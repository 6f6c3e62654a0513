/**
 * Writes `dicetable.hex.json` beside a fresh `.hex`: what it was built from and with, and how big it is.
 * Called by `firmware/Makefile`: node firmware-record.ts <hex> <avr-size output file> <compiler> <flags>.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesSha256 } from './sources.ts';

export interface FirmwareRecord {
  readonly compiler: string;
  readonly flags: string;
  readonly sourcesSha256: string;
  readonly hexSha256: string;
  /** Variables; the stack is measured by a test. */
  readonly ramBytes: number;
  readonly flashBytes: number;
}

/** SHA-256 of a text in hexadecimal, whatever the checkout made of its line ends. */
export function textSha256(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/** Reads the second line of `avr-size`: text, data, bss. */
function sizesOf(output: string): Pick<FirmwareRecord, 'ramBytes' | 'flashBytes'> {
  const [text = Number.NaN, data = Number.NaN, bss = Number.NaN] = (output.split('\n')[1] ?? '')
    .trim()
    .split(/\s+/)
    .map(Number);
  if (Number.isNaN(text + data + bss)) throw new Error(`avr-size said something unexpected:\n${output}`);
  return { ramBytes: data + bss, flashBytes: text + data };
}

function main([hexFile, sizeFile, compiler, flags]: readonly string[]): void {
  if (hexFile === undefined || sizeFile === undefined || compiler === undefined || flags === undefined)
    throw new Error('Usage: node firmware-record.ts <hex> <avr-size output file> <compiler> <flags>');
  const record: FirmwareRecord = {
    compiler,
    flags,
    sourcesSha256: sourcesSha256(join(import.meta.dirname, '..', 'firmware')),
    hexSha256: textSha256(readFileSync(hexFile, 'utf8')),
    ...sizesOf(readFileSync(sizeFile, 'utf8')),
  };
  writeFileSync(`${hexFile}.json`, `${JSON.stringify(record, undefined, 2)}\n`);
}

if (import.meta.main) main(process.argv.slice(2));
