/** Thousands of viewers, what they cost, and that the table does not feel them. Wall clock: ratios and differences count. */
import { execSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { noise } from '../../../src/uno/random.ts';
import { type Figure, type Report, type Summary, summarise } from '../figures.ts';
import { Child } from './child.ts';
import type { FromServer, FromViewers, Manner, Marks, ToServer, ToViewers } from './messages.ts';
import { ModelledChip } from './modelled-chip.ts';

/** Targets. */
const SHARE_OF_PLAIN_WS = 0.7;
const TURN_MORE_MS = 2.5;

/** Written down once it was found out: it is published beside the figure. */
const NEAR_PLAIN_WS =
  'the kernel needs about 11 µs for the write to each viewer, whoever asks it, and of the rest of a write only 2 µs are JavaScript; a bare loop of socket writes without anything else came to 0.77 to 0.85, and neither worker threads nor messages of a fifth of the size came near the target on two cores';
/** Beyond this share something else is wrong, which nobody has explained yet. */
const EXPLAINED_SHARE = 1.1;

/** From one change, received by all, to the next. */
const CHANGE_AFTER_MS = 100;
/** The viewers' process: they are other devices, and must not take the table's core. */
const VIEWERS_NICE = 10;
/** Between two presses that meet a server at work. */
const PRESS_FROM_MS = 60;
const PRESS_MORE_MS = 80;
const SETTLE_MS = 1500;
/** Turns that are not counted: until the compiler is done, with viewers and without. */
const WARM_UP_TURNS = 30;
/** Files that a process has open beside its viewers. */
const OTHER_FILES = 500;

interface Crowd {
  readonly received: Summary;
  /** CPU time, without that of the kernel and with it. */
  readonly ownPerChangeMs: number;
  readonly cpuPerChangeMs: number;
  readonly bytesPerViewer: number;
  /** Changes times viewers who had not received that one, nor a newer one, when waiting for it ended. */
  readonly missed: number;
  readonly text: string;
}

type ServerChild = Child<ToServer, FromServer>;
type ViewersChild = Child<ToViewers, FromViewers>;

export async function spectators(viewers: number, changes: number, presses: number): Promise<Report> {
  const most = mostViewers(viewers);
  const some = Math.round(most / 10);
  const empty = await ours(0, 0, presses);
  const few = await ours(some, changes, presses);
  const many = await ours(most, changes, presses);
  const worker = await ours(most, changes, presses, 'worker');
  const { text } = crowdOf(many);
  const plain = await others('plain-ws.ts', 'ws', most, changes, text);
  const io = await others('socket-io.ts', 'socket.io', most, changes, text);
  const share = crowdOf(many).received.p99 / plain.received.p99;
  return {
    title: `A snapshot of ${Buffer.byteLength(text)} bytes to ${most} viewers on loopback, each server in a process of its own`,
    runs: [
      ...[few, many, worker].map((run) => crowdOf(run).received),
      plain.received,
      io.received,
      ...[empty, few, many, worker].map(({ turn }) => turn),
    ],
    runNames: [
      `change to received, ours, ${some} viewers`,
      `change to received, ours, ${most} viewers`,
      `change to received, ours with the sockets in a worker, ${most} viewers`,
      `change to received, plain ws loop, ${most} viewers`,
      `change to received, socket.io, ${most} viewers`,
      'host turn, no viewers',
      `host turn, ${some} viewers`,
      `host turn, ${most} viewers`,
      `host turn with the sockets in a worker, ${most} viewers`,
    ],
    figures: [
      { name: 'viewers', unit: '', value: most, wall: true },
      ratio('received, p99: ours to the plain ws loop', share, {
        atMost: SHARE_OF_PLAIN_WS,
        ...(share <= EXPLAINED_SHARE && { because: NEAR_PLAIN_WS }),
      }),
      ratio('received, p99: ours to socket.io', crowdOf(many).received.p99 / io.received.p99),
      more('host turn, p99: more with all viewers', many, empty, { atMost: TURN_MORE_MS }),
      more('host turn, p99: more, sockets in a worker', worker, empty),
      ...costs('ours', crowdOf(many)),
      ...costs('sockets in a worker', crowdOf(worker)),
      ...costs('plain ws loop', plain),
      ...costs('socket.io', io),
    ],
  };
}

type Target = Pick<Figure, 'atMost' | 'because'>;

const ratio = (name: string, value: number, target: Target = {}): Figure => ({
  ...{ name, unit: 'times', value, wall: true },
  ...target,
});

const more = (name: string, run: OurRun, empty: OurRun, target: Target = {}): Figure => ({
  ...{ name, unit: 'ms', value: run.turn.p99 - empty.turn.p99, wall: true },
  ...target,
});

function costs(name: string, { ownPerChangeMs, cpuPerChangeMs, bytesPerViewer, missed }: Crowd): Figure[] {
  return [
    { name: `${name}: CPU a change`, unit: 'ms', value: cpuPerChangeMs, wall: true },
    { name: `${name}: CPU a change, outside the kernel`, unit: 'ms', value: ownPerChangeMs, wall: true },
    { name: `${name}: memory a viewer`, unit: 'kB', value: bytesPerViewer / 1024, wall: true },
    { name: `${name}: changes missed by a viewer`, unit: '', value: missed, atMost: 0, wall: true },
  ];
}

interface OurRun {
  readonly turn: Summary;
  readonly crowd: Crowd | undefined;
}

function crowdOf({ crowd }: OurRun): Crowd {
  if (crowd === undefined) throw new Error('Nobody watched.');
  return crowd;
}

/** `where` the sockets live. */
async function ours(
  viewers: number,
  changes: number,
  presses: number,
  where: 'thread' | 'worker' = 'thread',
): Promise<OurRun> {
  const chip = new ModelledChip();
  await chip.listen();
  const server: ServerChild = new Child('our-table.ts', 0, chip.address, where);
  const crowd: ViewersChild = new Child('viewers.ts', VIEWERS_NICE);
  try {
    const { port } = await server.hears('ready');
    await chip.connected();
    const watched =
      viewers === 0
        ? undefined
        : await measureCrowd(server, crowd, { port, manner: 'ours', viewers }, changes, async () => {
            await chip.turn();
          });
    const random = noise(presses);
    const turns: number[] = [];
    for (let press = 0; press < WARM_UP_TURNS + presses; press += 1) {
      await pause(PRESS_FROM_MS + (random() / 2 ** 32) * PRESS_MORE_MS);
      turns.push(await chip.turn());
    }
    return { turn: summarise(turns.slice(WARM_UP_TURNS)), crowd: watched };
  } finally {
    await crowd.end();
    await server.end();
    await chip.close();
  }
}

async function others(
  script: string,
  manner: Manner,
  viewers: number,
  changes: number,
  text: string,
): Promise<Crowd> {
  const server: ServerChild = new Child(script, 0);
  const crowd: ViewersChild = new Child('viewers.ts', VIEWERS_NICE);
  let seq = 0;
  try {
    const { port } = await server.hears('ready');
    return await measureCrowd(server, crowd, { port, manner, viewers }, changes, async () => {
      seq += 1;
      server.say({ type: 'send', seq, text: text.replace(/"seq":\d+/, `"seq":${seq}`) });
    });
  } finally {
    await crowd.end();
    await server.end();
  }
}

async function measureCrowd(
  server: ServerChild,
  crowd: ViewersChild,
  how: Omit<Extract<ToViewers, { type: 'connect' }>, 'type'>,
  changes: number,
  change: () => Promise<void>,
): Promise<Crowd> {
  const empty = await report(server);
  crowd.say({ type: 'connect', ...how });
  await crowd.hears('connected');
  await change(); // Once for the compiler, and for buffers that grow.
  await pause(SETTLE_MS);
  const before = await report(server);
  crowd.say({ type: 'clear' });
  await crowd.hears('cleared');
  let missed = 0;
  for (let number = 0; number < changes; number += 1) {
    await change();
    server.say({ type: 'newest' });
    crowd.say({ type: 'await', seq: (await server.hears('newest')).seq });
    missed += (await crowd.hears('received')).missing;
    await pause(CHANGE_AFTER_MS);
  }
  const after = await report(server);
  // The table has changes of its own too: pages of its display that alternate.
  const marks = since(after.marks, before.marks);
  const made = Object.keys(marks).length;
  crowd.say({ type: 'times', marks });
  const { delays, text } = await crowd.hears('times');
  return {
    received: summarise(delays),
    // Beats and pings go on all the time, and count as well.
    ownPerChangeMs: (after.ownMs - before.ownMs) / made,
    cpuPerChangeMs: (after.cpuMs - before.cpuMs) / made,
    bytesPerViewer: (before.residentBytes - empty.residentBytes) / how.viewers,
    missed,
    text,
  };
}

function since(now: Marks, before: Marks): Marks {
  return Object.fromEntries(Object.entries(now).filter(([seq]) => before[Number(seq)] === undefined));
}

async function report(server: ServerChild) {
  server.say({ type: 'report' });
  return server.hears('report');
}

function mostViewers(wanted: number): number {
  const limit = openFilesLimit();
  if (limit < 2 * OTHER_FILES) {
    throw new Error(
      `Only ${limit} files may be open at once: allow more with "ulimit -n 11000", then measure again.`,
    );
  }
  return Math.min(wanted, limit - OTHER_FILES);
}

/** Each viewer is an open file, in its own process and in the server's. */
function openFilesLimit(): number {
  const text = execSync('ulimit -n', { encoding: 'utf8', shell: '/bin/sh' }).trim();
  return text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text);
}
