/** How much faster than a real one the emulated Uno runs under a test: by the wall clock. */
import { LEDS } from '../../hardware/cabinet.ts';
import { DARK_PICTURE, type Picture } from '../../src/table/picture/picture.ts';
import { bareBoard, ready } from './bare-board.ts';
import type { Report } from './figures.ts';

const IDLE_AT_LEAST = 40;
const BUSY_AT_LEAST = 6;
const PER_SECOND = 60;

/** Two pictures that take turns. */
const BLINK: readonly Picture[] = [0x18, 0x24].map((row) =>
  DARK_PICTURE.map(({ planes }) => ({
    planes: [[row, 0, 0, row, row, 0, 0, row], planes[1]],
    palette: [
      [50, 50, 50],
      [0, 0, 0],
      [0, 0, 0],
    ],
  })),
);

export async function emulationSpeed(seconds: number): Promise<Report> {
  const bare = bareBoard((link) => link);
  const { clock, board } = bare;
  await ready(bare);
  const timesReal = async (action: () => Promise<void>): Promise<number> => {
    const from = { table: clock.now(), wall: performance.now() };
    await action();
    return (clock.now() - from.table) / (performance.now() - from.wall);
  };
  // Once for the compiler of the host.
  await clock.advance(seconds * 1000);
  const idle = await timesReal(() => clock.advance(seconds * 1000));
  const busy = await timesReal(async () => {
    for (let picture = 0; picture < seconds * PER_SECOND; picture += 1) {
      board.show(BLINK[picture % BLINK.length] as Picture);
      await clock.advance(1000 / PER_SECOND);
    }
  });
  const closing = board.close();
  await clock.advance(1000);
  await closing;
  return {
    title: `The emulated Uno, ${LEDS.slots} matrices, against real time`,
    runs: [],
    figures: [
      { name: 'idle', unit: 'times', value: idle, atLeast: IDLE_AT_LEAST, wall: true },
      { name: '60 pictures a second', unit: 'times', value: busy, atLeast: BUSY_AT_LEAST, wall: true },
    ],
  };
}
