/** `dicetable doctor` at a port that another program has open, here socat: it is named, and its board is left alone. */
import { expect, onTestFinished, test } from 'vitest';
import { start } from '../../commands/dicetable.ts';
import { BoughtBoard } from '../../rig/bought-board.ts';
import { FIRMWARE } from './flash-rig.ts';

test('whoever has the port is named with its number, and the board is neither opened nor reset', async () => {
  const board = await BoughtBoard.plug('Optiboot', FIRMWARE);
  onTestFinished(() => board.close());
  const words = ['doctor', '--json', '--board', 'serial', '--port', board.port];
  const { stdout, stderr, code } = await start(words, { node: [...board.tracer(), process.execPath] }).ended;
  expect(stderr).toBe('');
  expect(code).toBe(1);
  const { findings } = JSON.parse(stdout) as {
    readonly findings: readonly { readonly id: string; readonly verdict: string; readonly text: string }[];
  };
  const found = Object.fromEntries(findings.map(({ id, ...rest }) => [id, rest]));
  expect(found).toMatchObject({
    ports: { verdict: 'well', text: board.port },
    access: { verdict: 'well' },
    holder: { verdict: 'wrong', text: expect.stringMatching(/^socat \(\d+\)$/) },
    bootloader: { verdict: 'unknown' },
    firmware: { verdict: 'unknown', text: 'not checked here: another program has the port' },
  });
  expect(board.lines).toEqual([]);
});
