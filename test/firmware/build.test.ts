import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HARDWARE, ramParts } from '../../hardware/check.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { textSha256 } from '../../hardware/firmware-record.ts';
import { sourcesSha256 } from '../../hardware/sources.ts';
import { parseHex } from '../../src/uno/hex.ts';
import { type Build, buildFirmware, COMMITTED_HEX, recordOf } from './build.ts';
import { needTool } from './need-tool.ts';

// First, and without a compiler: these two fail everywhere.
test('the committed program was built from the sources as they are', () => {
  expect(recordOf(COMMITTED_HEX).sourcesSha256, 'stale: run "npm run generate" and "npm run firmware"').toBe(
    sourcesSha256('firmware'),
  );
});

test('the committed program is the one that its record describes', () => {
  expect(textSha256(readFileSync(COMMITTED_HEX, 'utf8'))).toBe(recordOf(COMMITTED_HEX).hexSha256);
});

let build: Build;
beforeAll(() => {
  build = buildFirmware();
});
afterAll(() => build.remove());

test('the same compiler makes the same bytes, in another folder and at another time', () => {
  const committed = recordOf(COMMITTED_HEX);
  if (build.record.compiler === committed.compiler) expect(build.record).toEqual(committed);
  else expect(build.record.sourcesSha256).toBe(committed.sourcesSha256);
});

test('the fresh build keeps below the limits of RAM and flash', () => {
  expect(build.record.ramBytes).toBeGreaterThan(1000);
  expect(build.record.ramBytes).toBeLessThan(ATMEGA328P.ramLimitBytes - 100);
  expect(build.record.flashBytes).toBeGreaterThan(4000);
  expect(build.record.flashBytes).toBeLessThanOrEqual(ATMEGA328P.flashLimitBytes);
});

test('the estimate of RAM by which the tables are checked is close to the truth', () => {
  const { stack = 0, ...variables } = ramParts(HARDWARE);
  const estimate = Object.values(variables).reduce((sum, bytes) => sum + bytes, 0);
  expect(stack).toBeGreaterThan(100);
  expect(Math.abs(estimate - build.record.ramBytes)).toBeLessThan(40);
});

test('the program carries the beginning of the hash of its sources', () => {
  const flash = new Uint8Array(parseHex(build.hex, 'fresh build').buffer);
  const hash = Number.parseInt(build.record.sourcesSha256.slice(0, 8), 16);
  const bytes = [0, 8, 16, 24].map((shift) => (hash >>> shift) & 0xff);
  // A constant in code: `ldi` with each of its four bytes.
  const loaded = bytes.every((byte) =>
    flash.some(
      (low, at) =>
        at % 2 === 0 &&
        (flash[at + 1]! & 0xf0) === 0xe0 &&
        (((flash[at + 1]! & 0x0f) << 4) | (low & 0x0f)) === byte,
    ),
  );
  expect(loaded).toBe(true);
});

test('all that stands outside firmware/avr compiles without the chip', () => {
  const flags = [
    '-std=c11',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-fshort-enums',
    '-Ifirmware',
    '-Ifirmware/plain',
  ];
  const { stderr } = spawnSync(needTool('gcc'), ['-fsyntax-only', ...flags, ...globSync('firmware/*.c')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

test('the rings of the UART begin on a page, where the bit loop expects them', () => {
  expect(build.addressOf('uart_rx_ring') % 256).toBe(0);
  expect(build.addressOf('uart_tx_ring') % 256).toBe(0);
});

test('without the compiler a test fails and says what to type', () => {
  expect(() => needTool('avr-gcc', '')).toThrow(
    /avr-gcc is missing.*sudo apt-get install .*gcc-avr avr-libc/,
  );
});
