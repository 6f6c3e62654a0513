import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog, plainLines } from '../../src/app/log.ts';

function plain(): { readonly log: ReturnType<typeof pino>; readonly lines: string[] } {
  const lines: string[] = [];
  return {
    log: pino(
      { base: null },
      plainLines((line) => lines.push(line)),
    ),
    lines,
  };
}

test('a line for people has the time, the level, the text and the details', () => {
  const { log, lines } = plain();
  log.warn('The board is gone');
  log.info({ port: 8080 }, 'The page is served');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}The board is gone\n$/);
  expect(lines[1]).toMatch(/ info {2}The page is served \{"port":8080\}\n$/);
});

test('a bug comes with its stack', () => {
  const { log, lines } = plain();
  log.fatal(new Error('broken'), 'This is a bug');
  expect(lines[0]).toMatch(/ fatal This is a bug\nError: broken\n\s+at /);
});

test('a log on a full disk says so once, and its lines go to the terminal from then on', () => {
  const told: string[] = [];
  const terminal = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => told.push(String(line)) > 0);
  onTestFinished(() => terminal.mockRestore());
  // Every write to this device finds no space left.
  const log = openLog({ level: 'info', file: '/dev/full' });
  log.info('The page is served');
  log.fatal(new Error('broken'), 'This is a bug');
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/ warn {2}The log cannot be written: \/dev\/full: ENOSPC.*Check the free space/);
  expect(told[1]).toMatch(/ info {2}The page is served\n$/);
  expect(told[2]).toMatch(/ fatal This is a bug\nError: broken\n/);
});

test('the log file keeps only what the level asks for, one JSON object a line, and never a seed', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'dicetable-log-')), 'new', 'table.log');
  const log = openLog({ level: 'info', file });
  log.debug('too much');
  log.info({ events: [{ type: 'game started', seed: 'f00d', seal: 'abc' }] }, 'Pressed');
  log.error({ error: new Error('disk') }, 'Something failed');
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 30, msg: 'Pressed', events: [{ type: 'game started', seal: 'abc' }] },
    { level: 50, msg: 'Something failed', error: { message: 'disk' } },
  ]);
  expect(readFileSync(file, 'utf8')).not.toContain('f00d');
});
