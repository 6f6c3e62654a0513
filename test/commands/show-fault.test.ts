/** The real program cannot start, and says so on the display at the far end of a serial port. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { displayOn } from '../../src/testing.ts';
import { freshFolder, start } from './dicetable.ts';
import { plugUno } from './plugged-uno.ts';

test('a damaged journal is told on the terminal at once, then in a word on the cabinet until Ctrl-C, and in the log; it stays as it is', async () => {
  const folder = freshFolder();
  const port = join(folder, 'tty');
  const uno = await plugUno(port);
  const data = join(folder, 'games');
  mkdirSync(data);
  writeFileSync(join(data, 'journal.db'), 'no journal at all');
  const words = ['--board', 'serial', '--port', port, '--data-dir', data, '--log-file', 'table.log'];
  const table = start(words, { folder });
  onTestFinished(() => void table.process.kill('SIGKILL'));
  let toldMs: number | undefined;
  table.process.stderr?.once('data', () => {
    toldMs = performance.now();
  });
  await vi.waitFor(() => expect(displayOn(uno)).toBe('BAD DATA'), { timeout: 20_000, interval: 10 });
  expect(toldMs).toBeLessThan(performance.now());

  table.process.kill('SIGINT');
  const { code, signal, stdout, stderr } = await table.ended;
  expect({ code, signal, stdout }).toEqual({ code: 1, signal: null, stdout: '' });
  expect(stderr).toMatch(/^The journal is damaged: .*Restore a backup.*\n$/);
  expect(displayOn(uno)).not.toBe('BAD DATA');
  const log = readFileSync(join(folder, 'table.log'), 'utf8').trim().split('\n');
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, msg: stderr.trim() }]);
  expect(readFileSync(join(data, 'journal.db'), 'utf8')).toBe('no journal at all');
});
