/**
 * A whole table with the real firmware, as it is sold, in table time: it plays for as long as it is told, and stands still between.
 * `node cabinet-child.ts DATA_FOLDER CABINET_FILE SEED`; answers each `Play` with what its pages show then.
 */
import { INPUTS, type Input } from '../../../hardware/cabinet.ts';
import type { Log } from '../../../src/app/log.ts';
import { LockstepClock } from '../../../src/clock/lockstep-clock.ts';
import { loadConfig } from '../../../src/config/config.ts';
import { ChipLink } from '../../../src/link/chip-link.ts';
import { startTable } from '../../../src/main.ts';
import { startUno } from '../../../src/testing.ts';
import { Chance } from '../chance.ts';

export interface Play {
  /** Of table time. */
  readonly playMs: number;
}

/** What the table's own page shows; null: nothing yet. */
export type Shows = { readonly screen: string; readonly totals: readonly number[] } | null;

const FINGER_MS = 60;
const LET_GO_MS = 170;
const THINK_MOST_MS = 900;
const PLAYED: readonly Input[] = [...INPUTS, 'lever', 'lever', 'lever', 'select', 'select', 'select', 'next'];

const [dataDir = '', file = '', seed = ''] = process.argv.slice(2);
const chance = new Chance(Number(seed));
const uno = startUno();
const clock = new LockstepClock(uno);
const { config } = loadConfig({ file, options: { host: '127.0.0.1', httpPort: '0', dataDir } });
const cable = { link: new ChipLink(uno), pins: undefined, close: async () => {} };
const silent = (): void => {};
const log = { fatal: silent, error: silent, warn: silent, info: silent, debug: silent } as unknown as Log;
const table = await startTable(config, { clock, cable, log });
await clock.advance(1000);

function shows(): Shows {
  const newest = table.server.newest();
  return newest && { screen: newest.screen, totals: newest.players.map(({ total }) => total) };
}

process.on('message', ({ playMs }: Play) => {
  void (async () => {
    const untilMs = clock.now() + playMs;
    while (clock.now() < untilMs) {
      const input = chance.pick(PLAYED);
      uno.press(input, { bounce: chance.below(1000) });
      await clock.advance(FINGER_MS);
      uno.release(input, { bounce: chance.below(1000) });
      await clock.advance(LET_GO_MS + chance.share() ** 3 * THINK_MOST_MS);
      // Its line to the hall lives by the wall clock.
      await new Promise(setImmediate);
    }
    // Dice that tumble come to rest, and the last row is on the disk.
    await clock.advance(3000);
    process.send?.(shows());
  })();
});
// Without a parent nobody plays.
process.on('disconnect', () => process.exit());
process.send?.(shows());
