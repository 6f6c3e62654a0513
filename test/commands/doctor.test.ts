/** `dicetable doctor` on this machine: alone, and beside a table that plays. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CHECK_IDS } from '../../src/doctor/examine.ts';
import type { DoctorFacts } from '../../src/doctor/facts.ts';
import { backupName } from '../../src/journal/backup/backup-files.ts';
import { freePort } from '../rig/free-port.ts';
import { type Ended, freshFolder, run, start } from './dicetable.ts';
import { plugUno } from './plugged-uno.ts';

const at = (port: number) => ['--http-port', `${port}`, '--host', '127.0.0.1'];

function findingsOf({ stdout }: Ended) {
  const { findings } = JSON.parse(stdout) as {
    readonly findings: readonly { readonly id: string; readonly verdict: string; readonly text: string }[];
  };
  return findings;
}

const find = (ended: Ended, id: string) => findingsOf(ended).find((finding) => finding.id === id);

test('without a board each check has its line, and what needs a person ends with 1', async () => {
  const { code, stdout, stderr } = await run([
    'doctor',
    '--board',
    'serial',
    '--port',
    '/dev/none',
    ...at(await freePort()),
  ]);
  expect(stderr).toBe('');
  expect(code).toBe(1);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => /^[✓!✗–] /.test(line))).toHaveLength(CHECK_IDS.length);
  expect(lines.find((line) => line.includes('Permission'))).toMatch(/^✗ .*\/dev\/none/);
  expect(lines.at(-1)).toMatch(/^\d lines? needs? a person\.$/);
});

/** Says of this machine that a Nano is plugged in, as the udevadm does that serialport asks. */
const UDEVADM = `#!/bin/sh
echo "P: /devices/usb1/ttyUSB7/tty/ttyUSB7
N: ttyUSB7
E: DEVNAME=/dev/ttyUSB7
E: ID_VENDOR_ID=1a86
E: ID_MODEL_ID=7523"
`;

test('an emulated board is watched; a board that waits beside it, a port that somebody else serves and damaged journals are named', async () => {
  const folder = freshFolder();
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  const data = join(folder, 'data', 'dicetable');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(join(data, 'journal.db'), 'no journal');
  const backup = join(data, 'backups', backupName({ number: 3, at: new Date().toISOString() }));
  mkdirSync(dirname(backup));
  writeFileSync(backup, 'no backup');
  writeFileSync(join(folder, 'udevadm'), UDEVADM, { mode: 0o755 });
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const ended = await run(['doctor', '--json', ...at(port)], { folder, env });
  expect(ended.code).toBe(1);
  expect(find(ended, 'ports')).toMatchObject({
    ...{ verdict: 'hint', remedy: expect.stringContaining('--board serial --port /dev/ttyUSB7') },
  });
  expect(findingsOf(ended).map(({ id }) => id)).toEqual(CHECK_IDS);
  expect(find(ended, 'http')).toMatchObject({
    verdict: 'wrong',
    text: expect.stringContaining('another program'),
  });
  expect(find(ended, 'journal')).toMatchObject({
    verdict: 'wrong',
    text: expect.stringContaining('journal.db'),
  });
  expect(find(ended, 'backups')).toMatchObject({
    verdict: 'wrong',
    text: `the newest, ${backup}, is damaged`,
  });
  expect(find(ended, 'displays')).toMatchObject({ verdict: 'well', text: '2 of 2 answer' });
});

test('a table that plays is asked, plays on, and no secret of it is told', async () => {
  const folder = freshFolder();
  const port = await freePort();
  const table = start(['run', ...at(port)], { folder });
  await table.firstLine;
  const ended = await run(['doctor', '--json', ...at(port)], { folder });
  expect(ended.code).toBe(0);
  expect(find(ended, 'http')?.text).toContain('a table serves');
  expect(find(ended, 'journal')?.text).toMatch(/in use by process \d+/);
  expect(find(ended, 'firmware')?.text).toContain('emulated Uno, firmware');
  for (const secret of ['operator-pin', 'cabinet-key'])
    expect(ended.stdout).not.toContain(
      readFileSync(join(folder, 'data', 'dicetable', secret), 'utf8').trim(),
    );
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  table.process.kill('SIGTERM');
  expect((await table.ended).code).toBe(0);
});

test('the table that plays over a serial port has that by right', async () => {
  const folder = freshFolder();
  const port = join(folder, 'tty');
  await plugUno(port);
  const words = ['--board', 'serial', '--port', port, ...at(await freePort())];
  const table = start(['run', ...words], { folder });
  onTestFinished(async () => {
    table.process.kill('SIGTERM');
    await table.ended;
  });
  await table.firstLine;
  const ended = await run(['doctor', '--json', ...words], { folder });
  const { facts } = JSON.parse(ended.stdout) as { readonly facts: DoctorFacts };
  // Beside socat, which is this cable.
  expect(facts.holders).toEqual({
    known: expect.arrayContaining([{ pid: table.process.pid, name: expect.any(String), isUs: true }]),
  });
  expect(find(ended, 'holder')?.text).not.toContain(`(${table.process.pid})`);
  expect(find(ended, 'journal')?.text).toContain(`in use by process ${table.process.pid}`);
});

test('--fix shows the rule, and writes nothing where nobody says yes', async () => {
  const { stdout, code } = await run(['doctor', '--fix']);
  expect(stdout).toContain('SUBSYSTEM=="tty", ATTRS{idVendor}=="2341"');
  expect(stdout).toContain('can only be written by root, on a terminal: sudo ');
  expect(code).toBe(1);
});
