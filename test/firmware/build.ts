/** The firmware built afresh, into a folder of its own; and the program that the emulated tests run. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirmwareRecord } from '../../hardware/firmware-record.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { needTool } from './need-tool.ts';

export const COMMITTED_HEX = 'firmware/dicetable.hex';

export interface Build {
  readonly hex: string;
  readonly record: FirmwareRecord;
  /** Data-space or program address of a symbol, in bytes. */
  addressOf(symbol: string): number;
  remove(): void;
}

export const recordOf = (hexFile: string): FirmwareRecord =>
  JSON.parse(readFileSync(`${hexFile}.json`, 'utf8')) as FirmwareRecord;

/** Runs the Makefile; fails with the compiler's words. */
export function buildFirmware(): Build {
  const make = needTool('make');
  needTool('avr-gcc');
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-firmware-'));
  const out = join(folder, 'out');
  mkdirSync(out);
  const { status, stdout, stderr } = spawnSync(
    make,
    ['-C', 'firmware', `BUILD=${join(folder, 'build')}`, `OUT=${out}`, `NODE=${process.execPath}`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The firmware does not build:\n${stdout}${stderr}`);
  const symbols = new Map(
    execFileSync('avr-nm', [join(folder, 'build', 'dicetable.elf')], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.split(' '))
      .map(([address = '', , name = '']) => [name, Number.parseInt(address, 16) & 0xffff]),
  );
  return {
    hex: readFileSync(join(out, 'dicetable.hex'), 'utf8'),
    record: recordOf(join(out, 'dicetable.hex')),
    addressOf: (symbol) => {
      const address = symbols.get(symbol);
      if (address === undefined) throw new Error(`The firmware has no symbol ${symbol}`);
      return address;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * What the emulated Uno runs in the tests of this folder: the committed program where this machine's compiler made it
 * (build.test.ts proves that it is the same), else what this machine's compiler makes of the sources.
 */
export function firmwareProgram(): Uint16Array {
  const committed = readFileSync(COMMITTED_HEX, 'utf8');
  if (recordOf(COMMITTED_HEX).compiler === compilerHere()) return parseHex(committed, COMMITTED_HEX);
  const build = buildFirmware();
  build.remove();
  return parseHex(build.hex, 'fresh build');
}

/** As the Makefile names it. */
function compilerHere(): string {
  const make = needTool('make');
  needTool('avr-gcc');
  return execFileSync(make, ['-s', '-C', 'firmware', 'compiler'], { encoding: 'utf8' }).trim();
}
