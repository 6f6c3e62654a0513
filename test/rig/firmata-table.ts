/** A whole table on a Firmata board: node-pixel's firmware on the emulated chip, played by pins and eyes like any other. */

import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import type { DiceKind } from '../../hardware/dice.ts';
import { TableLoop } from '../../src/app/table-loop.ts';
import { FirmataBoard } from '../../src/board/firmata/firmata-board.ts';
import { fairDraw } from '../../src/fairness/fair-draw.ts';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TABLE_DEFAULTS } from '../../src/table/options.ts';
import { Rig, type RigOptions } from '../../src/testing.ts';
import { BOOT_MS, firmataChip } from './firmata-rig.ts';

/** `rig.board` tells the status; the rest is as `startRig` of src/testing.ts. */
export async function startFirmataTable(
  diceKind: DiceKind,
  { dice, journal = memoryJournal(), uno: fitted, ...options }: RigOptions = {},
): Promise<{ readonly rig: Rig; readonly board: FirmataBoard }> {
  const { uno, clock, link } = firmataChip(fitted);
  const leds = { ...CONFIG_DEFAULTS, dice: diceKind };
  const board = new FirmataBoard({ link, clock, emulated: true, leds });
  const loop = new TableLoop({
    clock,
    board,
    journal,
    options: { ...TABLE_DEFAULTS, ...options, diceKind },
    draw: dice === undefined ? fairDraw : forcedDraw(dice),
    randomBytes: (count) => new Uint8Array(count).fill(7),
  });
  await loop.start();
  const rig = new Rig({ uno, clock, loop, journal, diceKind, close: () => loop.close() });
  await rig.advance(BOOT_MS);
  return { rig, board };
}
