/** What everybody flashes with, against the bootloaders that all else here is tested with: they are the real thing. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { needTool } from '../../firmware/need-tool.ts';
import { BOOTLOADER_NAMES } from '../../rig/bootloaders.ts';
import { BoughtBoard } from '../../rig/bought-board.ts';
import { BLANK, hasProgram } from './flash-rig.ts';

const BAUD = { Optiboot: 115_200, ATmegaBOOT: 57_600 } as const;
const PAGE_WORDS = 64;
/** RJMP to itself, then three pages of anything. */
const PROGRAM = BLANK.map((_, at) => (at === 0 ? 0xcfff : at < 3 * PAGE_WORDS ? at : 0xffff));
const RECORD_WORDS = 8;

/** Intel HEX of its first words. */
function hexOf(program: Uint16Array, words: number): string {
  const lines: string[] = [];
  for (let at = 0; at < words; at += RECORD_WORDS) {
    const data = [...program.subarray(at, at + RECORD_WORDS)].flatMap((word) => [word & 0xff, word >> 8]);
    const address = at * 2;
    const bytes = [data.length, address >> 8, address & 0xff, 0, ...data];
    const sum = -bytes.reduce((total, byte) => total + byte, 0) & 0xff;
    lines.push(
      `:${Buffer.from([...bytes, sum])
        .toString('hex')
        .toUpperCase()}`,
    );
  }
  return [...lines, ':00000001FF', ''].join('\n');
}

// avrdude keeps the wall clock's time, and gives up when this machine is too busy for that.
test.each(BOOTLOADER_NAMES)(
  'avrdude writes and reads back a program behind %s',
  { retry: 1 },
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'dicetable-avrdude-'));
    const board = await BoughtBoard.plug(name, BLANK);
    onTestFinished(async () => {
      await board.close();
      rmSync(folder, { recursive: true });
    });
    const hex = join(folder, 'program.hex');
    writeFileSync(hex, hexOf(PROGRAM, 3 * PAGE_WORDS));
    const [tracer, ...traced] = board.tracer() as [string, ...string[]];
    const to = ['-c', 'arduino', '-p', 'm328p', '-P', board.port, '-b', `${BAUD[name]}`];
    const words = [...traced, needTool('avrdude'), ...to, '-D', '-U', `flash:w:${hex}:i`];
    const { stderr } = await promisify(execFile)(tracer, words);
    expect(stderr).toContain('bytes of flash verified');
    expect(hasProgram(board.uno, PROGRAM)).toBe(true);
  },
);
