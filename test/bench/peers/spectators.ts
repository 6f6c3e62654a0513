/** Thousands of viewers, what they cost, and that the table does not feel them. Wall clock: ratios and differences count. */
import { execSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { noise } from '../../../src/uno/random.ts';
import { type Figure, type Report, type Summary, summarise } from '../figures.ts';
import { Child } from './child.ts';
import { ModelledChip } from './modelled-chip.ts';
import type { Sender } from './sender.ts';
import type { Manner } from './viewer.ts';
import type { Viewers } from './viewers.ts';

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

export async function spectators(viewers: number, changes: number, presses: number): Promise<Report> {
  const most = mostViewers(viewers);
  const some = Math.round(most / 10);
  const empty = await ours(0, 0, presses);
  const few = await ours(some, changes, presses);
  const many = await ours(most, changes, presses);
  const plain = await others('plain-ws.ts', 'ws', most, changes, many.text);
  const io = await others('socket-io.ts', 'socket.io', most, changes, many.text);
  const share = many.received.p99 / plain.received.p99;
  const runs: readonly (readonly [string, Summary])[] = [
    [`change to received, ours, ${some} viewers`, few.received],
    [`change to received, ours, ${most} viewers`, many.received],
    [`change to received, plain ws loop, ${most} viewers`, plain.received],
    [`change to received, socket.io, ${most} viewers`, io.received],
    ['host turn, no viewers', empty.turn],
    [`host turn, ${some} viewers`, few.turn],
    [`host turn, ${most} viewers`, many.turn],
  ];
  return {
    title: `A snapshot of ${Buffer.byteLength(many.text)} bytes to ${most} viewers on loopback, each server in a process of its own`,
    runs: runs.map(([, summary]) => summary),
    runNames: runs.map(([name]) => name),
    figures: [
      wall('viewers', '', most),
      {
        ...wall('received, p99: ours to the plain ws loop', 'times', share, SHARE_OF_PLAIN_WS),
        ...(share <= EXPLAINED_SHARE && { because: NEAR_PLAIN_WS }),
      },
      wall('received, p99: ours to socket.io', 'times', many.received.p99 / io.received.p99),
      wall('host turn, p99: more with all viewers', 'ms', many.turn.p99 - empty.turn.p99, TURN_MORE_MS),
      ...costs('ours', many),
      ...costs('plain ws loop', plain),
      ...costs('socket.io', io),
    ],
  };
}

const wall = (name: string, unit: string, value: number, atMost?: number): Figure => ({
  ...{ name, unit, value, wall: true },
  ...(atMost !== undefined && { atMost }),
});

const costs = (name: string, { ownPerChangeMs, cpuPerChangeMs, bytesPerViewer, missed }: Crowd): Figure[] => [
  wall(`${name}: CPU a change`, 'ms', cpuPerChangeMs),
  wall(`${name}: CPU a change, outside the kernel`, 'ms', ownPerChangeMs),
  wall(`${name}: memory a viewer`, 'kB', bytesPerViewer / 1024),
  wall(`${name}: changes missed by a viewer`, '', missed, 0),
];

/** Without viewers only `turn` says anything. */
async function ours(viewers: number, changes: number, presses: number): Promise<Crowd & { turn: Summary }> {
  const chip = new ModelledChip();
  await chip.listen();
  try {
    return await withServer(
      'our-table.ts',
      'ours',
      async (measured) => {
        await chip.connected();
        const crowd = await measured(viewers, changes, () => chip.turn());
        const random = noise(presses);
        const turns: number[] = [];
        for (let press = 0; press < WARM_UP_TURNS + presses; press += 1) {
          await pause(PRESS_FROM_MS + (random() / 2 ** 32) * PRESS_MORE_MS);
          turns.push(await chip.turn());
        }
        return { ...crowd, turn: summarise(turns.slice(WARM_UP_TURNS)) };
      },
      chip.address,
    );
  } finally {
    await chip.close();
  }
}

function others(
  script: string,
  manner: Manner,
  viewers: number,
  changes: number,
  text: string,
): Promise<Crowd> {
  let seq = 0;
  return withServer(script, manner, (measured, server) =>
    measured(viewers, changes, () => {
      seq += 1;
      return server.ask('send', seq, text.replace(/"seq":\d+/, `"seq":${seq}`));
    }),
  );
}

type Measured = (viewers: number, changes: number, change: () => Promise<unknown>) => Promise<Crowd>;

/** Starts server and viewers; both are gone when `work` is done. */
async function withServer<T>(
  script: string,
  manner: Manner,
  work: (measured: Measured, server: Child<Sender>) => Promise<T>,
  ...words: string[]
): Promise<T> {
  const server = new Child<Sender>(script, 0, ...words);
  const crowd = new Child<Viewers>('viewers.ts', VIEWERS_NICE);
  const measured: Measured = async (viewers, changes, change) => {
    const empty = await server.ask('report');
    await crowd.ask('connect', port, manner, viewers);
    await change(); // Once for the compiler, and for buffers that grow.
    await pause(SETTLE_MS);
    const before = await server.ask('report');
    await crowd.ask('clear');
    let missed = 0;
    for (let number = 0; number < changes; number += 1) {
      await change();
      missed += await crowd.ask('missing', await server.ask('newest'));
      await pause(CHANGE_AFTER_MS);
    }
    const after = await server.ask('report');
    // The table has changes of its own too: pages of its display that alternate.
    const marks = Object.fromEntries(Object.entries(after.marks).filter(([seq]) => !(seq in before.marks)));
    const made = Object.keys(marks).length;
    const { delays, text } = await crowd.ask('times', marks);
    return {
      received: summarise(viewers === 0 ? [0] : delays),
      // Beats and pings go on all the time, and count as well.
      ownPerChangeMs: (after.ownMs - before.ownMs) / made,
      cpuPerChangeMs: (after.cpuMs - before.cpuMs) / made,
      bytesPerViewer: (before.residentBytes - empty.residentBytes) / viewers,
      ...{ missed, text },
    };
  };
  const port = await server.ask('port');
  try {
    return await work(measured, server);
  } finally {
    await crowd.end();
    await server.end();
  }
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
