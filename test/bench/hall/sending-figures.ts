/** Whether fingers notice that a year of games goes out to the hall: the table's turn from a press to its picture, before and while. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TablePass } from '../../../src/hall/feed/table-pass.ts';
import { noise } from '../../../src/uno/random.ts';
import { type Figure, type Summary, summarise } from '../figures.ts';
import { fill } from '../filled-journal.ts';
import { halfAGame } from '../game-events.ts';
import { inFolder } from '../on-disk.ts';
import { Child, nowMs } from '../peers/child.ts';
import { ModelledChip } from '../peers/modelled-chip.ts';
import { wall } from './capacity.ts';
import type { SendingTable } from './sending-table.ts';
import type { WholeHall } from './whole-hall.ts';

/** Target: less than half of a picture at 60 a second, as with ten thousand viewers. */
const TURN_MORE_MS = 2.5;

/** The hall is another computer, and must not take the table's core. */
const HALL_NICE = 19;
const PRESS_FROM_MS = 60;
const PRESS_MORE_MS = 80;
/** Turns that are not counted: until the compiler is done. */
const WARM_UP_TURNS = 30;
const LOOK_MS = 100;
/** Beyond every game of the journal. */
const LAST_GAME = 1_000_000;

export interface Sending {
  /** In the journal when the hall takes the table in. */
  readonly rows: number;
  /** Before that. */
  readonly turns: number;
}

export async function sendingFigures({ rows, turns }: Sending): Promise<{
  readonly figures: readonly Figure[];
  readonly runs: readonly (readonly [string, Summary])[];
}> {
  const hallFolder = mkdtempSync(join(tmpdir(), 'dicetable-hall-'));
  chmodSync(hallFolder, 0o711);
  const chip = new ModelledChip();
  const undo: (() => Promise<unknown>)[] = [() => chip.close()];
  try {
    return await inFolder(async (folder) => {
      const data = join(folder, 'data');
      mkdirSync(data, { mode: 0o700 });
      fill(
        data,
        rows,
        halfAGame(LAST_GAME).map((event) => ({ at: new Date().toISOString(), event })),
      );
      const { key } = new TablePass(data, { url: '', ca: undefined });
      const hall = new Child<WholeHall>('../hall/whole-hall.ts', HALL_NICE, hallFolder, key.getPublicKey());
      undo.push(async () => {
        await hall.ask('end');
        await hall.end();
      });
      const url = await hall.ask('url');
      await chip.listen();
      const table = new Child<SendingTable>('../hall/sending-table.ts', 0, chip.address, data);
      undo.push(() => table.end());
      await chip.connected();
      const random = noise(turns);
      const turn = async (): Promise<number> => {
        await pause(PRESS_FROM_MS + (random() / 2 ** 32) * PRESS_MORE_MS);
        return chip.turn();
      };
      for (let warm = 0; warm < WARM_UP_TURNS; warm += 1) await turn();
      const quiet: number[] = [];
      for (let count = 0; count < turns; count += 1) quiet.push(await turn());
      await table.ask('connect', url);
      const behind = () => table.ask('behind');
      // It knows how much waits once it has asked the hall, and then sends.
      while ((await behind()) === 0) await pause(LOOK_MS);
      const [first, fromMs] = [await behind(), nowMs()];
      const sending: number[] = [];
      let [last, toMs] = [first, fromMs];
      while (last > 0) {
        sending.push(await turn());
        [last, toMs] = [await behind(), nowMs()];
      }
      const [before, during] = [summarise(quiet), summarise(sending)];
      return {
        runs: [
          ['turn of a table, hold to picture, hall away', before],
          [`… while ${rows} rows go out`, during],
        ],
        figures: [
          wall('rows a second of one table that was away', '1/s', (1000 * (first - last)) / (toMs - fromMs)),
          wall('turns while rows go out', '', sending.length),
          wall('host turn, p99: more while rows go out', 'ms', during.p99 - before.p99, {
            atMost: TURN_MORE_MS,
          }),
        ],
      };
    });
  } finally {
    for (const step of undo.reverse()) await step();
    rmSync(hallFolder, { recursive: true, force: true });
  }
}
