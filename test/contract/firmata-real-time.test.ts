/** A Firmata board as people use it: the system's clock and timers, and a chip that lives in a thread of its own. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CONFIG_DEFAULTS } from '../../hardware/table.ts';
import { FirmataBoard } from '../../src/board/firmata/firmata-board.ts';
import { nodePixelHex } from '../../src/board/firmata/firmware-file.ts';
import { FIRMATA_BAUD } from '../../src/board/firmata/transport.ts';
import { SystemClock } from '../../src/clock/system-clock.ts';
import { startEmulatedUno } from '../../src/link/chip-host.ts';
import { start } from './board-rig.ts';
import { pictureNumber } from './pictures.ts';

/** Looks again every few milliseconds; the test's own time limit ends it. */
async function until(done: () => boolean): Promise<void> {
  while (!done()) await pause(2);
}

test('it connects, draws, hears a press, and after a pulled cable does so again', async () => {
  const file = nodePixelHex('uno');
  const uno = startEmulatedUno({ hex: readFileSync(file, 'utf8'), file, baud: FIRMATA_BAUD });
  const leds = { ...CONFIG_DEFAULTS, dice: '5x5' } as const;
  const board = new FirmataBoard({ link: uno.link, clock: new SystemClock(), emulated: true, leds });
  const witness = start(board);
  const drawn = (): number => board.status().counters.pictures ?? 0;
  const press = async (input: 'lever' | 'hold2'): Promise<void> => {
    const before = witness.presses.length;
    uno.press(input);
    await until(() => witness.presses.length > before);
    uno.release(input);
    await until(() => witness.reports.at(-1)?.pressed.size === 0);
  };
  try {
    board.show(pictureNumber(1));
    await until(() => board.status().state === 'ready' && drawn() > 0);
    await press('lever');
    uno.setCable(false);
    await until(() => board.status().state === 'connecting');
    expect(board.status().fault?.code).toMatch(/^link-/);
    uno.setCable(true);
    await until(() => board.status().state === 'ready' && drawn() > 0);
    await press('hold2');
    expect(witness.counts()).toEqual({ lever: 1, hold2: 1 });
    expect(board.status()).toMatchObject({ fault: undefined, displays: 2 });
  } finally {
    await board.close();
    await uno.close();
  }
});
