/**
 * The bootloaders of Arduino as they are, out of Debian's package: nothing of them is ours, and nothing is copied. The old
 * Nano's hex works as it is. Optiboot is built of the package's source, since this compiler makes 20 bytes more of it than
 * the 512 of an Uno's boot section hold: here it has a boot section of 1 KB.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHex } from '../../src/uno/hex.ts';
import type { Bootloader } from '../../src/uno/program-memory.ts';
import { needTool } from '../firmware/need-tool.ts';
import { BOOTLOADERS_FOLDER } from '../tools/tools.ts';

/** Boot section of 2 KB, resets go there: boards.txt of the package. */
const OLD_NANO_HIGH_FUSE = 0xda;
/** The Uno's 0xde, but for a boot section of 1 KB. */
const OPTIBOOT_HIGH_FUSE = 0xdc;
/** Low fuse 0xff: 16,384 cycles and 65 ms. */
const START_UP_MS = 66;
const OPTIBOOT_START = '0x7c00';

export const BOOTLOADER_NAMES = ['Optiboot', 'ATmegaBOOT'] as const;
export type BootloaderName = (typeof BOOTLOADER_NAMES)[number];

/** As its Makefile has it. */
const START_FLASHES = 3;

/** `startFlashes`: of Optiboot, which is deaf meanwhile; in real time a busy machine may be deaf for too long. */
export function bootloader(name: BootloaderName, { startFlashes = START_FLASHES } = {}): Bootloader {
  const folder = needTool(BOOTLOADERS_FOLDER);
  if (name === 'Optiboot')
    return {
      program: optiboot(join(folder, 'optiboot'), startFlashes),
      highFuse: OPTIBOOT_HIGH_FUSE,
      startUpMs: START_UP_MS,
    };
  const file = join(folder, 'atmega', 'ATmegaBOOT_168_atmega328.hex');
  return {
    program: parseHex(readFileSync(file, 'utf8'), file),
    highFuse: OLD_NANO_HIGH_FUSE,
    startUpMs: START_UP_MS,
  };
}

/** With the flags of its own Makefile for an Uno, but for the place. */
function optiboot(source: string, startFlashes: number): Uint16Array {
  const gcc = needTool('avr-gcc');
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-optiboot-'));
  const file = (name: string) => join(folder, name);
  const chip = [
    '-mmcu=atmega328p',
    '-DF_CPU=16000000L',
    '-DBAUD_RATE=115200',
    `-DLED_START_FLASHES=${startFlashes}`,
  ];
  const small = [
    '-Os',
    '-fno-inline-small-functions',
    '-fno-split-wide-types',
    '-Wl,--relax',
    '-nostartfiles',
  ];
  const place = [`-Wl,--section-start=.text=${OPTIBOOT_START}`, '-Wl,--section-start=.version=0x7ffe'];
  const sections = ['-j', '.text', '-j', '.version', '--set-section-flags', '.version=alloc,load'];
  try {
    execFileSync(gcc, [...chip, ...small, ...place, join(source, 'optiboot.c'), '-o', file('elf')]);
    execFileSync('avr-objcopy', [...sections, '-O', 'ihex', file('elf'), file('hex')]);
    return parseHex(readFileSync(file('hex'), 'utf8'), 'optiboot.hex');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
