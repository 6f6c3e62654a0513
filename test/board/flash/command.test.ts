/** `dicetable flash` as a process of its own, with a real serial driver and a board behind a real bootloader. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { nodePixelHex } from '../../../src/board/firmata/firmware-file.ts';
import { parseHex } from '../../../src/uno/hex.ts';
import { type Ended, type Running, start } from '../../commands/dicetable.ts';
import type { BootloaderName } from '../../rig/bootloaders.ts';
import { BoughtBoard } from '../../rig/bought-board.ts';
import { BLANK, FIRMWARE, hasProgram } from './flash-rig.ts';

/** LDI R24, 0x0F: Optiboot has the signature in its code; and 0x14, which makes it that of an ATmega328. */
const LAST_OF_SIGNATURE = [0xe08f, 0xe184] as const;
const BOOT_SECTION = 0x3e00;

let plugged: BoughtBoard | undefined;

afterEach(async () => {
  await plugged?.close();
  plugged = undefined;
});

async function plug(name: BootloaderName, program: Uint16Array = BLANK): Promise<BoughtBoard> {
  plugged = await BoughtBoard.plug(name, program);
  return plugged;
}

function flash(board: BoughtBoard, ...words: readonly string[]): Running {
  return start(['flash', '--port', board.port, ...words], { node: [...board.tracer(), process.execPath] });
}

const linesOf = ({ stdout }: Pick<Ended, 'stdout'>) => stdout.trimEnd().split('\n');

test('away from a terminal it says in a line each what it does, and ends with 0 when the board runs the firmware', async () => {
  const board = await plug('Optiboot');
  const { code, stdout, stderr } = await flash(board).ended;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(linesOf({ stdout })).toEqual([
    `Flashing the board at ${board.port}`,
    'looking for its bootloader',
    'writing',
    'reading back',
    'starting',
    expect.stringMatching(/^[\d,]+ bytes written and read back in \d+\.\d s over Optiboot 4\.4/),
  ]);
  expect(hasProgram(board.uno)).toBe(true);
  // Raised by opening and by the driver's hurry; then the pulse that resets a board whose line was up before.
  expect(board.lines.slice(0, 3)).toEqual(['raised', 'lowered', 'raised']);
});

test('Ctrl-C in the middle ends with 1 and says so; done again, in JSON, the old bootloader takes it', async () => {
  const board = await plug('ATmegaBOOT', FIRMWARE);
  const stopped = flash(board);
  await expect.poll(() => board.uno.flash[0]).toBe(0xcfff);
  process.kill(board.pid, 'SIGINT');
  const { code, stderr } = await stopped.ended;
  expect(stderr).toContain('it was stopped. Run `dicetable flash` again');
  expect(code).toBe(1);
  expect(hasProgram(board.uno)).toBe(false);

  const again = await flash(board, '--json').ended;
  expect(again.code).toBe(0);
  const lines = linesOf(again).map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({ stage: 'find', done: 0, of: 2 });
  expect(lines.filter(({ stage }) => stage === 'write').at(-1)).toMatchObject({
    done: lines.find(({ stage }) => stage === 'write').of,
  });
  expect(lines.at(-1)).toEqual({
    port: board.port,
    bootloader: 'old',
    version: '1.16',
    bytes: expect.any(Number),
  });
  expect(hasProgram(board.uno)).toBe(true);
});

test('--firmata puts node-pixel’s file on it', async () => {
  const board = await plug('Optiboot');
  const { code, stderr } = await flash(board, '--firmata').ended;
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const file = nodePixelHex();
  expect(hasProgram(board.uno, parseHex(readFileSync(file, 'utf8'), file))).toBe(true);
});

test('another chip is named in words, and as JSON, and nothing is written', async () => {
  const board = await plug('Optiboot', FIRMWARE);
  const [right, wrong] = LAST_OF_SIGNATURE;
  const at = board.uno.flash.findIndex((word, index) => index >= BOOT_SECTION && word === right);
  board.uno.flash[at] = wrong;
  const before = board.uno.flash.slice();
  const { code, stderr } = await flash(board).ended;
  expect(stderr).toContain('its chip is ATmega328, not an ATmega328P');
  expect(code).toBe(1);
  const inJson = await flash(board, '--json').ended;
  expect(inJson.code).toBe(1);
  expect(JSON.parse(linesOf(inJson).at(-1) ?? '')).toEqual({
    error: { code: 'flash-board', message: expect.stringContaining('its chip is ATmega328,') },
  });
  expect(board.uno.flash).toEqual(before);
});
