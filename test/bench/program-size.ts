/** What the firmware takes of the chip: flash, variables, and the deepest stack of a busy minute. */
import { readFileSync } from 'node:fs';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { bareBoard, ready } from './bare-board.ts';
import type { Report } from './figures.ts';

const RECORD = new URL('../../firmware/dicetable.hex.json', import.meta.url);

export async function programSize(seconds: number): Promise<Report> {
  const { flashBytes, ramBytes } = JSON.parse(readFileSync(RECORD, 'utf8')) as {
    flashBytes: number;
    ramBytes: number;
  };
  const bare = bareBoard((link) => link, { watchStack: true });
  const { uno, clock, board } = bare;
  await ready(bare);
  for (let step = 0; step < seconds * 10; step += 1) {
    board.display(`STEP ${step}`);
    board.tone({ hz: 500 + step, durationMs: 30, volume: 0.5 });
    uno.press('lever');
    await clock.advance(40);
    uno.release('lever');
    await clock.advance(60);
  }
  const { stackBytes, strayAccesses } = uno.figures();
  const closing = board.close();
  await clock.advance(1000);
  await closing;
  return {
    title: 'The program on the chip',
    runs: [],
    figures: [
      { name: 'flash', unit: 'bytes', value: flashBytes, atMost: ATMEGA328P.flashLimitBytes },
      { name: 'RAM, variables', unit: 'bytes', value: ramBytes, better: 'lower' },
      { name: 'RAM, deepest stack', unit: 'bytes', value: stackBytes, better: 'lower' },
      { name: 'RAM in all', unit: 'bytes', value: ramBytes + stackBytes, atMost: ATMEGA328P.ramLimitBytes },
      { name: 'accesses beyond the end of RAM', unit: '', value: strayAccesses, atMost: 0 },
    ],
  };
}
