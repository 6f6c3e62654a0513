import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { playGame } from '../server/played-game.ts';
import { freshFolder, run, start } from './dicetable.ts';
import { journalWith } from './verify-journal.ts';

const QUIET = ['--http-port', '0', '--host', '127.0.0.1'];

function diceFile(text: string): string {
  const file = join(freshFolder(), 'dice.txt');
  writeFileSync(file, text);
  return file;
}

/** What its page is told first. */
async function newsOf(words: readonly string[]): Promise<unknown> {
  const table = start([...QUIET, ...words]);
  onTestFinished(() => void table.process.kill('SIGKILL'));
  const [address = ''] = /http:\/\/[^ ]+/.exec(await table.firstLine) ?? [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`);
  onTestFinished(() => socket.close());
  const snapshot = await new Promise<string>((resolve) => {
    socket.once('message', (data) => resolve(String(data)));
  });
  return JSON.parse(snapshot);
}

test('a rehearsal from a file starts, and the page is told that it is one', async () => {
  expect(await newsOf(['--rehearse', diceFile('55534\n12\n')])).toMatchObject({
    type: 'snapshot',
    screen: 'setup',
    setup: { rehearsal: true },
  });
});

test('a game that nobody has rolled in yet becomes the rehearsal', async () => {
  const folder = await journalWith(playGame('yahtzee', ['Eric'], 0));
  const words = ['--data-dir', folder, '--rehearse', diceFile('55534')];
  expect(await newsOf(words)).toMatchObject({ screen: 'turn', rehearsal: true, rollsTaken: 0 });
});

test('a game that somebody has rolled in is not made a rehearsal, and nothing starts', async () => {
  const folder = await journalWith(playGame('yahtzee', ['Eric'], 1));
  const words = [...QUIET, '--data-dir', folder, '--rehearse', diceFile('55534')];
  const { code, stderr } = await run(words);
  expect(code).toBe(1);
  expect(stderr).toContain('A rehearsal is set before the first roll of a game. Quit this one first');
});

test('a wrong digit in the dice file is named with its line, and nothing starts', async () => {
  const { code, stdout, stderr } = await run([...QUIET, '--rehearse', diceFile('55534\n\n17\n')]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('Line 3 is "17": a roll is 1 to 6 digits from 1 to 6. Mend');
});

test('a dice file that is not there is named', async () => {
  const { code, stderr } = await run([...QUIET, '--rehearse', '/no/such/file']);
  expect(code).toBe(1);
  expect(stderr).toContain('--rehearse /no/such/file: does not exist');
});
