/** The real program from its first line to its last. */

import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSqliteJournal } from '../../src/journal/thread/sqlite-journal.ts';
import type { Text } from '../../src/language/sentence.ts';
import { english } from '../language/english.ts';
import { freshFolder, type HowToRun, type Running, run, start } from './dicetable.ts';

const QUIET = ['--http-port', '0', '--host', '127.0.0.1'];
/** A board that is not there. */
const NO_BOARD = ['--board', 'serial', '--port', '/dev/no-such-port'];

function startTable(words: readonly string[], how?: HowToRun): Running {
  const table = start([...QUIET, ...words], how);
  onTestFinished(() => void table.process.kill('SIGKILL'));
  return table;
}

function addressIn(line: string): string {
  return /http:\/\/[^ ]+/.exec(line)?.[0] ?? '';
}

test('the emulated table says where it is played and where it is seen, shows both pages, ends at Ctrl-C, and its journal opens again', async () => {
  const folder = freshFolder();
  const table = startTable([], { folder });
  const line = await table.firstLine;
  expect(line).toMatch(/^Dicetable plays on http:\/\/127\.0\.0\.1:\d+ \(emulated Uno\)\. Ctrl-C ends it\.$/);
  const page = await fetch(`${addressIn(line)}/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const key = readFileSync(join(folder, 'data', 'dicetable', 'cabinet-key'), 'utf8').trim();
  const cabinet = `${addressIn(line)}/cabinet?key=${key}`;
  expect((await fetch(cabinet)).status).toBe(200);

  table.process.kill('SIGINT');
  expect(await table.ended).toEqual({
    code: 0,
    signal: null,
    stdout: [
      line,
      `Play it on ${cabinet}`,
      `Operator: ${addressIn(line)}/operator, its PIN is in the file operator-pin of the data folder\n`,
    ].join('\n'),
    stderr: '',
  });
  const journal = await openSqliteJournal(join(folder, 'data', 'dicetable'));
  expect(await journal.read()).toEqual([]);
  await journal.close();
});

test('a board that is not there stops nothing: the page says what is wrong, the log too, and the end is clean', async () => {
  const table = startTable(NO_BOARD);
  const line = await table.firstLine;
  expect(line).toContain('(/dev/no-such-port)');
  const { promise: shown, resolve } = Promise.withResolvers<string>();
  const live = new WebSocket(`${addressIn(line).replace('http', 'ws')}/live`);
  live.on('message', (data) => {
    const { fault = '' } = JSON.parse(String(data)) as { fault?: Text };
    // Before the port has been tried, the page says that the table waits for its board.
    if (fault !== '' && english(fault) !== english({ say: 'table.outOfOrder' })) resolve(english(fault));
  });
  expect(await shown).toContain('The serial port cannot be opened: there is no port /dev/no-such-port');
  live.close();
  table.process.kill('SIGTERM');
  const { code, stderr } = await table.ended;
  expect(code).toBe(0);
  expect(stderr).toMatch(/^\d\d:\d\d:\d\d warn {2}The serial port cannot be opened: /);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a taken port is explained, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stdout, stderr } = await run([
    '--host',
    '127.0.0.1',
    '--http-port',
    String(port),
    ...NO_BOARD,
  ]);
  other.close();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`The address is taken: 127.0.0.1, port ${port}. Choose another with --http-port`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('an address of another machine is explained', async () => {
  const { code, stderr } = await run(['--host', '203.0.113.9', '--http-port', '0', ...NO_BOARD]);
  expect(code).toBe(1);
  expect(stderr).toContain('203.0.113.9');
  expect(stderr).toContain('Name an address of this machine with --host');
});

test('a second table on the same games is told who has them', async () => {
  const folder = freshFolder();
  const first = startTable(NO_BOARD, { folder });
  await first.firstLine;
  const second = await run([...QUIET, ...NO_BOARD], { folder });
  expect(second.code).toBe(1);
  expect(second.stderr).toContain('The journal is in use');
  expect(second.stderr).toContain(`process ${first.process.pid}`);
});

test('a data folder that cannot be made is explained', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'file'), '');
  const { code, stderr } = await run([...QUIET, ...NO_BOARD, '--data-dir', 'file/games'], { folder });
  expect(code).toBe(1);
  expect(stderr).toContain('The journal cannot be opened');
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a log file that cannot be written is explained', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'folder.log'));
  const { code, stderr } = await run([...QUIET, ...NO_BOARD, '--log-file', 'folder.log'], { folder });
  expect(code).toBe(1);
  expect(stderr).toContain('folder.log cannot be written');
});

test('a bug ends the program with 70, its stack is in the log, and the screen says where', async () => {
  const folder = freshFolder();
  // Throws from nowhere as soon as the table plays.
  const sabotage = `const write = process.stdout.write;
    process.stdout.write = function (...words) {
      setImmediate(() => { throw new Error('sabotage'); });
      return write.apply(this, words);
    };`;
  const node = [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(sabotage)}`];
  const table = startTable([...NO_BOARD, '--log-file', 'logs/table.log'], { folder, node });
  const { code, stderr } = await table.ended;
  expect(code).toBe(70);
  expect(stderr).toBe(`This is a bug in Dicetable; ${join(folder, 'logs', 'table.log')} has the details.\n`);
  const lines = readFileSync(join(folder, 'logs', 'table.log'), 'utf8')
    .trim()
    .split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 60,
    err: { message: 'sabotage', stack: expect.any(String) },
  });
});

test('a table whose stderr has lost its reader plays on, whatever guests give it to write down', async () => {
  const table = startTable([]);
  const address = addressIn(await table.firstLine);
  table.process.stderr?.destroy();
  const guess = () =>
    fetch(`${address}/operator/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ name: 'Mallory', pin: 'wrong' }),
    });
  for (let guesses = 0; guesses < 3; guesses += 1) expect((await guess()).status).toBe(401);
  table.process.kill('SIGINT');
  expect((await table.ended).code).toBe(0);
});
