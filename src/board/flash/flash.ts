/**
 * Puts a program on a board: finds its bootloader, makes sure that it is the right chip before anything is written, writes,
 * reads back, starts it, and asks our own firmware who it is.
 */
import { ATMEGA328P } from '../../../hardware/chips/atmega328p.ts';
import { KNOCK_BYTES } from '../../../hardware/protocol.ts';
import { protocolHash } from '../../../hardware/protocol-hash.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import type { Clock } from '../../clock/clock.ts';
import { Fault } from '../../fault/fault.ts';
import type { Link } from '../../link/link.ts';
import { FrameDecoder } from '../serial/frame.ts';
import { decodeMessage, encodeMessage } from '../serial/message.ts';
import { pagesToWrite, programPages } from './image.ts';
import { chipOf } from './other-chips.ts';
import { compare, leave, type Met, meet, sync, write } from './stk500.ts';
import { type Stop, Talk } from './talk.ts';

export type FlashStage = 'find' | 'write' | 'read' | 'start';

export interface FlashProgress {
  readonly stage: FlashStage;
  readonly done: number;
  readonly of: number;
}

export interface FlashOptions {
  /** A link to the board whose end of the line has this rate; one is open at a time. */
  readonly linkAt: (baud: number) => Link;
  readonly clock: Clock;
  /** The whole flash, words, erased where there is nothing. */
  readonly flash: Uint16Array;
  /** What our own firmware says of itself; undefined: it is another program, which is started and not asked. */
  readonly firmwareHash: number | undefined;
  readonly progress: (progress: FlashProgress) => void;
  readonly stop: Stop;
}

export interface Flashed {
  readonly bootloader: Bootloader;
  readonly version: string;
  readonly bytes: number;
}

/** Optiboot's rate first: today's boards have it. The old bootloader is that of Nanos until 2018, and of many copies. */
const BAUDS = { optiboot: 115_200, old: 57_600 } as const;
type Bootloader = keyof typeof BAUDS;
/** The clock starts in 66 ms, and Optiboot blinks for 375: what comes meanwhile is lost, but for three bytes. */
const BLINKS_MS = 500;
/** A computer that was busy at the wrong moment has missed its bootloader, which waits for a second. */
const ATTEMPTS = 2;
const MISSED: readonly unknown[] = ['detail.flashSilent', 'detail.flashOutOfStep'];
const SIGNATURE = '1e950f';
/** The old bootloader waits for a second before it starts the program. */
const STARTS_WITHIN_MS = 6000;
const SESSION = 1;

/** Throws Faults: `flash-board` before anything is written, `flash-failed`, and those of links. */
export async function flashBoard(options: FlashOptions): Promise<Flashed> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await flashOnce(options);
    } catch (error) {
      const why = error instanceof Fault && typeof error.about === 'object' ? error.about.say : '';
      if (attempt === ATTEMPTS || !MISSED.includes(why)) throw error;
    }
  }
}

async function flashOnce(options: FlashOptions): Promise<Flashed> {
  const { flash, progress } = options;
  const { talk, bootloader } = await find(options);
  const pages = pagesToWrite(flash);
  const kept = programPages(flash);
  let met: Met;
  try {
    met = await talk.hold(meet());
    if (met.signature !== SIGNATURE)
      throw new Fault('flash-board', { say: 'detail.otherChip', chip: chipOf(met.signature) });
    const counter = (stage: FlashStage, of: number) => {
      let done = 0;
      progress({ stage, done, of });
      return () => {
        done += 1;
        progress({ stage, done, of });
      };
    };
    await talk.hold(write(pages, counter('write', pages.length)));
    await talk.hold(compare(kept, counter('read', kept.length)));
    await talk.hold(leave());
  } finally {
    await talk.close();
  }
  progress({ stage: 'start', done: 0, of: 1 });
  if (options.firmwareHash !== undefined) await welcomed(options, options.firmwareHash);
  progress({ stage: 'start', done: 1, of: 1 });
  const bytes = kept.reduce((sum, page) => sum + page.bytes.length, 0);
  return { bootloader, version: met.version, bytes };
}

/** Which bootloader it has: resets the board, writes nothing, and lets its program start again. Faults as in `flashBoard`. */
export async function askBootloader(
  options: Pick<FlashOptions, 'linkAt' | 'clock' | 'stop'>,
): Promise<Pick<Flashed, 'bootloader' | 'version'>> {
  const { talk, bootloader } = await find({ ...options, progress: () => undefined });
  try {
    const { version } = await talk.hold(meet());
    await talk.hold(leave());
    return { bootloader, version };
  } finally {
    await talk.close();
  }
}

async function find({
  linkAt,
  clock,
  progress,
  stop,
}: Pick<FlashOptions, 'linkAt' | 'clock' | 'progress' | 'stop'>) {
  const bootloaders = Object.keys(BAUDS) as Bootloader[];
  for (const [done, bootloader] of bootloaders.entries()) {
    const talk = new Talk(linkAt(BAUDS[bootloader]), clock, stop);
    await talk.open();
    // Nothing is looked for at a port that is not there.
    progress({ stage: 'find', done, of: bootloaders.length });
    try {
      await talk.reset(BLINKS_MS);
      if (await talk.hold(sync())) return { talk, bootloader };
    } catch (error) {
      await talk.close();
      throw error;
    }
    await talk.close();
  }
  throw new Fault('flash-failed', { say: 'detail.flashSilent' });
}

/** Greets it as a table does, until it says that it runs what was written. */
async function welcomed({ linkAt, clock, stop }: FlashOptions, firmwareHash: number): Promise<void> {
  const talk = new Talk(linkAt(ATMEGA328P.baud), clock, stop);
  await talk.open();
  const decoder = new FrameDecoder();
  const hello = encodeMessage('hello', 0, { session: SESSION, protocolHash: protocolHash() });
  const greeting = Uint8Array.of(...new Uint8Array(KNOCK_BYTES), ...hello);
  const welcome = (heard: Uint8Array) =>
    decoder
      .push(heard)
      .map(decodeMessage)
      .find((received) => received?.name === 'welcome');
  try {
    const found = await talk.insist(() => greeting, welcome, WIRE_TIMES.helloMs, STARTS_WITHIN_MS);
    if (found?.name !== 'welcome' || found.message.firmwareHash !== firmwareHash)
      throw new Fault('flash-failed', { say: 'detail.flashNotStarted' });
  } finally {
    await talk.close();
  }
}
