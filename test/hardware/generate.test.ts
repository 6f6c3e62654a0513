import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { generatedFiles, staleFiles } from '../../hardware/generate.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'dicetable-generate-'));
  // BRINGUP.md is made of the words of the operator's page.
  for (const folder of ['hardware', 'firmware', 'src/language'])
    cpSync(folder, join(copy, folder), {
      recursive: true,
      filter: (path) => path !== join('firmware', 'build') && !path.includes('node_modules'),
    });
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

function generate(...options: string[]): { status: number | null; said: string } {
  const script = join(copy, 'hardware', 'generate.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' });
  return { status, said: stderr };
}

test('everything that is generated is fresh', () => {
  expect(staleFiles()).toEqual([]);
});

test('a file that was edited by hand, and one that is missing, are stale', () => {
  writeFileSync(join(copy, 'hardware', 'WIRING.md'), 'edited');
  rmSync(join(copy, 'firmware', 'gen', 'pins.h'));
  expect(staleFiles(copy)).toEqual(expect.arrayContaining(['hardware/WIRING.md', 'firmware/gen/pins.h']));
  const { status, said } = generate('--check');
  expect(status).toBe(1);
  expect(said).toContain('hardware/WIRING.md is stale: run "npm run generate"');
});

test('a changed table makes its header and its page stale until they are generated again', () => {
  const cabinet = join(copy, 'hardware', 'cabinet.ts');
  writeFileSync(cabinet, readFileSync(cabinet, 'utf8').replace('quietMs: 45', 'quietMs: 50'));
  expect(generate('--check')).toMatchObject({
    status: 1,
    said: expect.stringContaining('firmware/gen/board.h is stale'),
  });
  expect(generate().status).toBe(0);
  expect(generate('--check').status).toBe(0);
  expect(readFileSync(join(copy, 'firmware', 'gen', 'board.h'), 'utf8')).toContain(
    '#define DEBOUNCE_QUIET_MS 50',
  );
});

test('a changed source of the firmware makes the hash stale', () => {
  writeFileSync(join(copy, 'firmware', 'main.c'), '/* nothing */\n');
  expect(staleFiles(copy)).toEqual(['firmware/gen/hash.h']);
});

test('nothing is generated from tables with a problem', () => {
  const chip = join(copy, 'hardware', 'chips', 'atmega328p.ts');
  writeFileSync(chip, readFileSync(chip, 'utf8').replace("port: 'D', bit: 3", "port: 'D', bit: 2"));
  expect(generate()).toMatchObject({ status: 1, said: expect.stringContaining('PD2 is used by two pins') });
});

test('an unknown option is refused', () => {
  expect(generate('--chek')).toMatchObject({ status: 2, said: expect.stringContaining('--chek') });
});

test('line ends of a Windows checkout make nothing stale', () => {
  const page = join(copy, 'hardware', 'PROTOCOL.md');
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('\n', '\r\n'));
  expect(staleFiles(copy)).toEqual([]);
});

test('the pages name every pin and the hash of the protocol', () => {
  const files = generatedFiles();
  for (const { arduino, name } of ATMEGA328P.pins)
    expect(files['hardware/WIRING.md']).toContain(`| ${arduino} | ${name} |`);
  expect(files['hardware/PROTOCOL.md']).toContain(`hash 0x${protocolHash().toString(16).padStart(4, '0')}`);
});
