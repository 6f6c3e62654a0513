/** What happens to a game on a Firmata cabinet when its board goes away and comes back. */
import { afterEach, expect, test } from 'vitest';
import type { FirmataBoard } from '../../src/board/firmata/firmata-board.ts';
import type { Rig } from '../../src/testing.ts';
import { english } from '../language/english.ts';
import { BOOT_MS } from '../rig/firmata-rig.ts';
import { startFirmataTable } from '../rig/firmata-table.ts';

let rig: Rig;
let board: FirmataBoard;

afterEach(async () => {
  await rig?.close();
});

async function rolled(diceKind: '5x5' | 'pips'): Promise<void> {
  const options = { players: ['Eric'], tumbleMs: 150, dice: ['55534', '63', '12'] };
  ({ rig, board } = await startFirmataTable(diceKind, options));
  for (const _ of ['to setup', 'to the game', 'to the dice']) await rig.pull('lever');
  await rig.advance(450);
  for (const hold of ['hold1', 'hold2', 'hold3'] as const) await rig.press(hold);
  await rig.advance(200);
  expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
  expect(rig.held()).toEqual([1, 2, 3]);
}

test('a cable pulled in the middle of a roll pauses the game; back in, the dice of that roll are shown', async () => {
  await rolled('5x5');
  await rig.pull('lever');
  rig.uno.pullCable('all');
  await rig.advance(100);
  expect(rig.view().board.state).toBe('connecting');
  expect(english(rig.view().fault)).toMatch(/The board is gone.*Plug the cable in again/);
  await rig.advance(1000);
  const before = rig.game();
  await rig.pull('lever');
  expect(rig.game()).toEqual(before);
  // A chip without power, and its LEDs too.
  rig.uno.setRail(0);
  rig.uno.setRail(5000);
  expect(rig.faces().slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined]);

  rig.uno.plugCable();
  await rig.advance(BOOT_MS + 4000);
  expect(rig.view().fault).toBeUndefined();
  expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 6, 3]);
  expect(rig.held()).toEqual([1, 2, 3]);
  expect(rig.display()).toBe('ROLL 2/3');
  await rig.pull('lever');
  await rig.advance(450);
  expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 1, 2]);
});

test('a board that resets by itself is set up again, over the same port', async () => {
  await rolled('5x5');
  const { sessions } = board.status().counters;
  rig.uno.reset('brownOut');
  await rig.advance(1300);
  expect(rig.view().board.state).toBe('connecting');
  await rig.advance(BOOT_MS);
  expect(rig.view().board.state).toBe('ready');
  expect(board.status().counters.sessions).toBe((sessions ?? 0) + 1);
  expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
  await rig.press('hold3');
  expect(rig.held()).toEqual([1, 2]);
});

test('pip dice show faces and holds, and what will roll breathes', async () => {
  await rolled('pips');
  const light = new Set<number>();
  for (let step = 0; step < 10; step += 1) {
    await rig.advance(100);
    expect(rig.faces().slice(0, 5)).toEqual([5, 5, 5, 3, 4]);
    expect(rig.held()).toEqual([1, 2, 3]);
    light.add(Math.max(...rig.picture(4).flat()));
  }
  expect(light.size).toBeGreaterThan(3);
});
