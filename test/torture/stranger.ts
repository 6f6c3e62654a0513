/** Boards that are not ours: another program, another protocol, an older version, or only noise. */

import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { MESSAGES } from '../../hardware/protocol.ts';
import { encodeFrame } from '../../src/board/serial/frame.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import type { FaultCode } from '../../src/fault/fault.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { startUno } from '../../src/testing.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { heapBytes } from './heap.ts';
import {
  chatteringHold,
  firmware,
  firmwareWithout,
  flickeringLevels,
  greeter,
  randomCounters,
} from './liars.ts';
import { type Stranger, StrangerLink } from './stranger-link.ts';

type Make = (send: (bytes: Uint8Array) => void, chance: Chance) => Stranger;

interface Kind {
  readonly name: string;
  readonly fault: FaultCode;
  readonly make: Make;
}

/** What a line at 250 kBd carries in a tick of 2 ms. */
const FULL_LINE = 50;
const firmata = Uint8Array.of(0xf9, 2, 5, 0xf0, 0x79, 2, 5, 0x53, 0, 0x74, 0, 0xf7);
const text = new TextEncoder();

const KINDS: readonly Kind[] = [
  { name: 'nobody', fault: 'board-silent', make: () => ({}) },
  { name: 'an echo', fault: 'board-silent', make: (send) => ({ receive: send }) },
  {
    name: 'noise',
    fault: 'board-silent',
    make: (send, chance) => ({ tick: () => send(chance.bytes(FULL_LINE)) }),
  },
  {
    name: 'noise without a zero',
    fault: 'board-silent',
    make: (send, chance) => ({ tick: () => send(chance.bytes(FULL_LINE).map((byte) => byte || 1)) }),
  },
  { name: 'zeros', fault: 'board-silent', make: (send) => ({ tick: () => send(new Uint8Array(FULL_LINE)) }) },
  {
    name: 'a sketch that prints',
    fault: 'board-silent',
    make: (send) => ({ tick: (ms) => send(text.encode(`sensor = ${ms}\r\n`)) }),
  },
  {
    name: 'Firmata',
    fault: 'board-silent',
    make: (send) => ({ receive: () => send(firmata), tick: () => send(firmata) }),
  },
  {
    name: 'good frames of no message',
    fault: 'board-silent',
    make: (send, chance) => ({
      tick: () =>
        send(
          encodeFrame({ type: 0x60 + chance.below(32), seq: chance.below(256), payload: chance.bytes(20) }),
        ),
    }),
  },
  {
    name: "somebody else's session",
    fault: 'board-silent',
    make: (send, chance) => ({
      tick: () =>
        send(
          encodeFrame({ type: MESSAGES.ack.id, seq: 1, payload: Uint8Array.of(chance.below(256), 0xee, 7) }),
        ),
    }),
  },
  { name: 'an older version', fault: 'firmware-mismatch', make: firmware((chip) => (chip.major = 0)) },
  { name: 'a newer version', fault: 'firmware-mismatch', make: firmware((chip) => (chip.major = 2)) },
  {
    name: 'another protocol hash',
    fault: 'firmware-mismatch',
    make: firmware((chip) => (chip.protocolHash ^= 0x101)),
  },
  { name: 'a board without slots', fault: 'firmware-mismatch', make: firmware((chip) => (chip.slots = 0)) },
  { name: 'everything but ACK', fault: 'board-silent', make: firmwareWithout('ack') },
  { name: 'everything but INPUT', fault: 'board-silent', make: firmwareWithout('input') },
  {
    name: 'WELCOME and then nothing',
    fault: 'board-silent',
    make: firmwareWithout('ack', 'input', 'status'),
  },
  { name: 'an older WELCOME 1,000 times a second', fault: 'firmware-mismatch', make: greeter(2, 0) },
  { name: 'random counters 1,000 times a second', fault: 'button-chatter', make: randomCounters(2) },
  { name: 'random counters 10,000 times a second', fault: 'button-chatter', make: randomCounters(20) },
  { name: 'a hold that chatters 10,000 times a second', fault: 'button-chatter', make: chatteringHold(20) },
  { name: 'levels that flicker 1,000 times a second', fault: 'button-chatter', make: flickeringLevels(2) },
];

const THERE_MS = 10_000;
const NAMED_WITHIN_MS = 4000;
const READY_WITHIN_MS = 3000;
/** Frames and timers of the host: what it does anyhow, and what each byte may cause. */
const WORK_PER_SECOND = 60;
const WORK_PER_BYTE = 0.02;
const HEAP_MOST_BYTES = 2_000_000;
/** Reports and changes of status that the table is told of a board that lies: each costs a look at the whole table. */
const TOLD_MOST = 100;

export const STRANGER: Campaign = {
  name: 'stranger',
  what:
    'boards that are not ours, each for 10 s (nobody, an echo, noise, a printing sketch, Firmata, other versions), or lie (they greet and take nothing, or report up to 10,000 presses a second): the fault is named ' +
    'within 4 s, the host neither hoards nor toils, and the right board is found afterwards',
  tries: { full: KINDS.length * 5, quick: KINDS.length },
  async run(trial) {
    for (let n = 0; n < trial.tries; n += 1) {
      const kind = KINDS[n % KINDS.length] as Kind;
      await trial.attempt(kind.name, () => meet(kind, trial));
    }
  },
};

async function meet({ make, fault }: Kind, trial: Trial): Promise<void> {
  const chance = trial.chance.fork();
  const uno = startUno();
  const clock = new LockstepClock(uno);
  const work = { timers: 0, bytes: 0 };
  const link = new StrangerLink(clock, (send) =>
    make((bytes) => {
      work.bytes += bytes.length;
      send(bytes);
    }, chance),
  );
  const board = new SerialBoard({
    link,
    clock: {
      now: () => clock.now(),
      after: (ms, act) => {
        work.timers += 1;
        return clock.after(ms, act);
      },
      track: (promise) => clock.track(promise),
    },
    emulated: false,
    cabinet: CONFIG_DEFAULTS,
    drawSession: () => 1 + chance.below(0xffff),
  });
  const liar = fault === 'button-chatter';
  let told = 0;
  board.start({
    inputs: ({ presses }) => {
      told += 1 + presses.length;
      must(liar, 'a press came from a stranger');
    },
    changed: () => {
      told += 1;
    },
  });
  const mustBeNamed = (): void => {
    const { fault: named, chattering } = board.status();
    if (liar) must(chattering.length > 0, 'nobody is said to chatter');
    else must(named?.code === fault, () => `called ${named?.code} instead of ${fault}`);
  };
  await clock.advance(NAMED_WITHIN_MS);
  mustBeNamed();
  const heapBefore = heapBytes();
  for (let ms = NAMED_WITHIN_MS; ms < THERE_MS; ms += 500) {
    await clock.advance(500);
    mustBeNamed();
    if (!liar) must(board.status().state === 'connecting', 'the stranger was taken for our board');
  }
  must(told <= TOLD_MOST, () => `the table was told ${told} times`);
  const grownBytes = heapBytes() - heapBefore;
  must(grownBytes < HEAP_MOST_BYTES, () => `${grownBytes} bytes more on the heap`);
  const done = link.written + work.timers;
  const most = (THERE_MS / 1000) * WORK_PER_SECOND + work.bytes * WORK_PER_BYTE;
  must(done <= most, () => `${link.written} frames and ${work.timers} timers for ${work.bytes} bytes`);
  trial.worst('frames and timers of the host a second', (done / THERE_MS) * 1000, '');
  link.replace(new ChipLink(uno));
  await clock.advance(READY_WITHIN_MS);
  must(
    board.status().state === 'ready',
    () => `the right board is not found: ${board.status().fault?.message}`,
  );
  const closing = board.close();
  await clock.advance(1000);
  await closing;
}
