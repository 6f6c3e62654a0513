/** A chip at the wall clock's pace behind a pseudo terminal: for the program, a real board on a serial port. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Input } from '../../hardware/cabinet.ts';
import { ChipPace } from '../../src/link/chip-pace.ts';
import { PortLink } from '../../src/link/port-link.ts';
import { facesOn, startUno } from '../../src/testing.ts';
import { plugCable } from '../rig/socat.ts';

const FINGER_MS = 240;

export async function terminalChip() {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-bench-'));
  const [port, far] = [join(folder, 'table'), join(folder, 'board')];
  const uno = startUno();
  const pace = new ChipPace(uno);
  const cable = await plugCable(port, far);
  const link = new PortLink({ path: far });
  await link.open({ bytes: (chunk) => pace.act(() => uno.write(chunk)), closed: () => undefined });
  uno.onBytes = (bytes) => link.write(bytes);
  return {
    port,
    /** Digits of the five dice, a point where there is none. */
    dice: () =>
      facesOn(uno)
        .slice(0, 5)
        .map((face) => face ?? '.')
        .join(''),
    async press(input: Input): Promise<void> {
      pace.act(() => uno.press(input));
      await pause(FINGER_MS);
      pace.act(() => uno.release(input));
      await pause(FINGER_MS);
    },
    isLit: () =>
      [0, 1, 2, 3, 4, 5].some((slot) => uno.leds.pixels(slot).some((pixel) => pixel.some(Boolean))),
    async close(): Promise<void> {
      pace.stop();
      await cable.pull();
      await link.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
