/**
 * The table with its server, in a process of its own: `node our-table.ts CHIP_SOCKET [worker]`. Board, loop and server
 * are the real ones; the chip is a model in another process, the journal is in memory.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CONFIG_DEFAULTS } from '../../../hardware/cabinet.ts';
import { TableLoop } from '../../../src/app/table-loop.ts';
import { SerialBoard } from '../../../src/board/serial/serial-board.ts';
import { SystemClock } from '../../../src/clock/system-clock.ts';
import { fairDraw } from '../../../src/fairness/fair-draw.ts';
import { RULE_SETS, YAHTZEE } from '../../../src/game/index.ts';
import { memoryJournal } from '../../../src/journal/memory/memory-journal.ts';
import { Publication } from '../../../src/server/live/publication.ts';
import { startServer } from '../../../src/server/server.ts';
import { TABLE_DEFAULTS } from '../../../src/table/options.ts';
import type { TableView } from '../../../src/table/view.ts';
import { SocketLink } from '../../rig/socket-link.ts';
import { gameEvents } from '../game-events.ts';
import { costs, parent } from './child.ts';
import { type FromServer, nowMs, type ToServer } from './messages.ts';

const [socket = '', where] = process.argv.slice(2);
const PLAYERS = ['Eric', 'Julie', 'Anna', 'Bert', 'Clara', 'David'];

/** Half a game of six, up to a roll after which dice can be held. */
function halfAGame() {
  const events = gameEvents(YAHTZEE, 1, PLAYERS).flat();
  const half = events.findIndex(({ type }, at) => at > events.length / 2 && type === 'scored');
  const roll = events.findIndex(({ type }, at) => at > half && type === 'rolled');
  return events.slice(0, roll + 1).map((event, at) => ({ seq: at + 1, at: '', event }));
}

const marks: Record<number, number> = {};
const clock = new SystemClock();
const board = new SerialBoard({
  link: new SocketLink(socket),
  clock,
  emulated: false,
  cabinet: CONFIG_DEFAULTS,
  drawSession: () => 1 + Math.floor(Math.random() * 65_534),
});
const loop = new TableLoop({
  clock,
  board,
  journal: memoryJournal(halfAGame()),
  options: TABLE_DEFAULTS,
  draw: fairDraw,
  randomBytes: (count) => new Uint8Array(count),
});
await loop.start();
/** What sends a view to everybody; returns its number. */
type Publish = (view: TableView) => number;

async function inThisThread(): Promise<{ readonly port: number; readonly publish: Publish }> {
  return startServer({
    ...{ host: '127.0.0.1', port: 0, webRoot: '.', allowedHosts: [], openCabinet: false, emulated: false },
    control: { press() {}, release() {}, key() {}, name() {}, rehearse() {}, dice() {} },
    log: { info() {}, warn: console.error, error: console.error },
    wallClock: new SystemClock(),
    limits: {
      socketsPerAddress: Number.POSITIVE_INFINITY,
      sockets: Number.POSITIVE_INFINITY,
      connectionsPerAddress: Number.POSITIVE_INFINITY,
      connections: Number.POSITIVE_INFINITY,
      requestBurst: Number.POSITIVE_INFINITY,
    },
  });
}

async function inAWorker(): Promise<{ readonly port: number; readonly publish: Publish }> {
  const worker = new Worker(new URL('live-worker.ts', import.meta.url));
  const [port] = (await once(worker, 'message')) as [number];
  const publication = new Publication(RULE_SETS);
  return {
    port,
    publish(view) {
      const message = publication.take(view);
      if (message !== undefined) worker.postMessage(message);
      return publication.seq;
    },
  };
}

const server = await (where === 'worker' ? inAWorker() : inThisThread());
let newest = 0;
loop.subscribe((view) => {
  const at = nowMs();
  newest = server.publish(view);
  marks[newest] ??= at;
});
const say = parent<ToServer, FromServer>((message) => {
  if (message.type === 'newest') say({ type: 'newest', seq: newest });
  if (message.type === 'report') say({ type: 'report', ...costs(), marks });
});
say({ type: 'ready', port: server.port });
