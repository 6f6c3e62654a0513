/** A table with journal, board and feed as they are; the chip is a model in another process. */
import { CONFIG_DEFAULTS } from '../../../hardware/cabinet.ts';
import { TableLoop } from '../../../src/app/table-loop.ts';
import { SerialBoard } from '../../../src/board/serial/serial-board.ts';
import { SystemClock } from '../../../src/clock/system-clock.ts';
import { fairDraw } from '../../../src/fairness/fair-draw.ts';
import { startTableFeed, type TableFeed } from '../../../src/hall/feed/start.ts';
import { openSqliteJournal } from '../../../src/journal/thread/sqlite-journal.ts';
import { TABLE_DEFAULTS } from '../../../src/table/options.ts';
import { SocketLink } from '../../rig/socket-link.ts';
import { serve } from '../peers/child.ts';
import { log } from './shared.ts';

const [socket = '', folder = ''] = process.argv.slice(2);
const clock = new SystemClock();
const journal = await openSqliteJournal(folder);
const board = new SerialBoard({
  ...{ link: new SocketLink(socket), clock, emulated: false, cabinet: CONFIG_DEFAULTS },
  drawSession: () => 1 + Math.floor(Math.random() * 65_534),
});
const loop = new TableLoop({
  ...{ clock, board, journal, options: TABLE_DEFAULTS, draw: fairDraw },
  randomBytes: (count) => new Uint8Array(count),
});
await loop.start();
let hall: TableFeed | undefined;
loop.subscribe(() => hall?.follow());

const api = {
  connect(url: string): void {
    hall = startTableFeed({
      ...{ folder, url, nats: '', ca: '', outbox: journal, log },
      beat: async () => ({
        ...{ version: '1.2.3', board: 'ready', faults: [], events: 0, freeBytes: 1 },
        ...{ firmware: null, backupAgeMs: null, celsius: null, currency: null },
      }),
      ...{
        urgent: () => '',
        settingOf: () => undefined,
        sits: () => undefined,
        pair: () => undefined,
        changed() {},
      },
      carryOut: async () => ({ done: false, text: '' }),
      snapshot: () => null,
    });
  },
  /** Rows that the hall has not. */
  behind: () => hall?.feed.behind ?? Number.POSITIVE_INFINITY,
};
export type SendingTable = typeof api;
serve(api);
