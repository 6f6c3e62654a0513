import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TableLoop } from '../src/app/table-loop.ts';
import { LockstepClock } from '../src/clock/lockstep-clock.ts';
import { fairDraw } from '../src/fairness/fair-draw.ts';
import { memoryJournal } from '../src/journal/memory/memory-journal.ts';
import { TABLE_DEFAULTS } from '../src/table/options.ts';
import { pixelsOn } from '../src/testing/eyes.ts';
import { Rig, startUno } from '../src/testing.ts';
import { MemoryBoard } from './rig/memory-board.ts';

test('a rig closes although what ends before its board takes time of its own', async () => {
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const journal = memoryJournal();
  const loop = new TableLoop({
    ...{ clock, board: new MemoryBoard(clock), journal, options: { ...TABLE_DEFAULTS } },
    ...{ draw: fairDraw, randomBytes: (count: number) => new Uint8Array(count) },
  });
  let dark = false;
  const close = async (): Promise<void> => {
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    await new Promise<void>((resolve) => void clock.after(500, resolve));
    dark = true;
  };
  await new Rig({ uno, clock, loop, journal, diceKind: '8x8', close }).close();
  expect(dark).toBe(true);
});

test.each([-1, 6, 0.5, Number.NaN])('who looks at slot %d of a rig is told how slots are counted', (slot) => {
  const uno = startUno();
  expect(() => pixelsOn(uno, slot, '8x8')).toThrow(/^There is no slot .*: they are numbered from 1 to 6\.$/);
  expect(pixelsOn(uno, 5, '8x8')).toHaveLength(64);
});
