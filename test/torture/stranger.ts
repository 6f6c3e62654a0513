/** Boards that are not ours: another program, another protocol, an older version, or only noise. */

import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { MESSAGES } from '../../hardware/protocol.ts';
import { protocolHash } from '../../hardware/protocol-hash.ts';
import { encodeFrame } from '../../src/board/serial/frame.ts';
import { SerialBoard } from '../../src/board/serial/serial-board.ts';
import { LockstepClock } from '../../src/clock/lockstep-clock.ts';
import type { FaultCode } from '../../src/fault/fault.ts';
import { ChipLink } from '../../src/link/chip-link.ts';
import { startUno } from '../../src/testing.ts';
import { ChipModel } from '../board/serial/chip-model.ts';
import { type Campaign, must, type Trial } from './campaign.ts';
import type { Chance } from './chance.ts';
import { heapBytes } from './heap.ts';
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

/** Our firmware's model, told to be another one. */
const firmware =
  (change: (chip: ChipModel) => void): Make =>
  (send) => {
    const chip = new ChipModel(send);
    chip.protocolHash = protocolHash();
    change(chip);
    return chip;
  };

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
];

const THERE_MS = 10_000;
const NAMED_WITHIN_MS = 4000;
const READY_WITHIN_MS = 3000;
/** Frames and timers of the host: what it does anyhow, and what each byte may cause. */
const WORK_PER_SECOND = 60;
const WORK_PER_BYTE = 0.02;
const HEAP_MOST_BYTES = 2_000_000;

export const STRANGER: Campaign = {
  name: 'stranger',
  what:
    'boards that are not ours, each for 10 s (nobody, an echo, noise, a printing sketch, Firmata, other versions): the fault is named ' +
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
  board.start({ inputs: () => must(false, 'a press came from a stranger'), changed: () => {} });
  await clock.advance(NAMED_WITHIN_MS);
  const named = board.status().fault;
  must(named?.code === fault, () => `called ${named?.code} instead of ${fault}`);
  const heapBefore = heapBytes();
  for (let ms = NAMED_WITHIN_MS; ms < THERE_MS; ms += 500) {
    await clock.advance(500);
    must(board.status().state === 'connecting', 'the stranger was taken for our board');
  }
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
