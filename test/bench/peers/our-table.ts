/** The table with its server, board and loop as they are; the chip is a model in another process, the journal in memory. */
import { CONFIG_DEFAULTS } from '../../../hardware/cabinet.ts';
import { TableLoop } from '../../../src/app/table-loop.ts';
import { SerialBoard } from '../../../src/board/serial/serial-board.ts';
import { SystemClock } from '../../../src/clock/system-clock.ts';
import { fairDraw } from '../../../src/fairness/fair-draw.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { startServer } from '../../../src/server/server.ts';
import { TABLE_DEFAULTS } from '../../../src/table/options.ts';
import { SocketLink } from '../../rig/socket-link.ts';
import { halfAGame } from '../game-events.ts';
import { nowMs } from './child.ts';
import { serveSender } from './sender.ts';

const [socket = ''] = process.argv.slice(2);
const begun = halfAGame(1).map((event, at) => ({ seq: at + 1, at: '', event }));
const clock = new SystemClock();
const board = new SerialBoard({
  ...{ link: new SocketLink(socket), clock, emulated: false, cabinet: CONFIG_DEFAULTS },
  drawSession: () => 1 + Math.floor(Math.random() * 65_534),
});
const loop = new TableLoop({
  ...{ clock, board, journal: memoryJournal(begun), options: TABLE_DEFAULTS, draw: fairDraw },
  randomBytes: (count) => new Uint8Array(count),
});
await loop.start();
const everybody = Number.POSITIVE_INFINITY;
const server = await startServer({
  version: '1.2.3',
  ...{ host: '127.0.0.1', port: 0, webRoot: '.', allowedHosts: [], openCabinet: false, emulated: false },
  control: { press() {}, release() {}, door() {}, key() {}, name() {}, rehearse() {}, dice() {} },
  log: { info() {}, warn: console.error, error: console.error },
  wallClock: new SystemClock(),
  limits: {
    ...{ socketsPerAddress: everybody, sockets: everybody, requestBurst: everybody },
    ...{ connectionsPerAddress: everybody, connections: everybody },
  },
});
const sender = serveSender(
  async () => server.port,
  () => undefined,
);
loop.subscribe((view) => {
  const atMs = nowMs();
  sender.mark(server.publish(view), atMs);
});
