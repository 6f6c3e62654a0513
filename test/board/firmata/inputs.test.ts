import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import type { Input } from '../../../hardware/cabinet.ts';
import { Inputs, PRESS_MS } from '../../../src/board/firmata/inputs.ts';
import type { Firmata } from '../../../src/board/firmata/libraries.ts';
import { INPUT_PINS } from '../../../src/board/firmata/pins.ts';
import { TimerQueue } from '../../../src/clock/timer-queue.ts';

/** A clock whose owner may come to a halt: timers that were due fire late, as Node's do. */
class HaltingClock {
  readonly #timers = new TimerQueue();
  #now = 0;

  now(): number {
    return this.#now;
  }

  after(delayMs: number, action: () => void) {
    return this.#timers.add(this.#now + delayMs, action);
  }

  track<T>(work: Promise<T>): Promise<T> {
    return work;
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    while (this.#timers.nextAt <= until) {
      this.#now = Math.max(this.#now, this.#timers.nextAt);
      this.#timers.takeDue(this.#now)?.();
    }
    this.#now = until;
  }

  /** Nothing happens for so long; then the timers that are due, each once, before anything else. */
  halt(ms: number): void {
    this.#now += ms;
    while (this.#timers.nextAt <= this.#now) this.#timers.takeDue(this.#now)?.();
  }
}

let clock: HaltingClock;
let io: EventEmitter;
let presses: Input[];
let stuckChanges: number;
let inputs: Inputs;

beforeEach(() => {
  clock = new HaltingClock();
  presses = [];
  stuckChanges = 0;
  const calls = { pinMode: () => undefined, reportDigitalPin: () => undefined, MODES: { PULLUP: 11 } };
  io = Object.assign(new EventEmitter(), calls);
  inputs = new Inputs(io as unknown as Firmata, clock, {
    begun: () => undefined,
    inputs: (report) => presses.push(...report.presses.map(({ input }) => input)),
    changed: () => {
      stuckChanges += 1;
    },
  });
});

const pinOf = (input: Input): number => [...INPUT_PINS].find(([, name]) => name === input)![0];
const tell = (input: Input, closed: boolean): boolean =>
  io.emit('digital-read', { pin: pinOf(input), value: closed ? 0 : 1 });
const open = (): void => {
  for (const input of INPUT_PINS.values()) tell(input, false);
};

test('a contact that lasts is a press, one that opens with the very next report is none', () => {
  open();
  tell('hold1', true);
  clock.advance(PRESS_MS / 2);
  tell('hold1', false);
  clock.advance(100);
  expect(presses).toEqual([]);
  tell('hold1', true);
  clock.advance(PRESS_MS + 0.1);
  expect(presses).toEqual(['hold1']);
});

test('a whole press that waited while this program halted is a press all the same', () => {
  open();
  clock.advance(100);
  clock.halt(200);
  tell('lever', true);
  tell('lever', false);
  clock.advance(300);
  expect(presses).toEqual(['lever']);
  tell('lever', true);
  tell('lever', false);
  clock.advance(300);
  expect(presses).toEqual(['lever']);
});

test('what is closed when the board is first heard is stuck, and is pressed only after it was released', () => {
  for (const input of INPUT_PINS.values()) tell(input, input === 'hold2');
  expect(inputs.stuck).toEqual(['hold2']);
  clock.advance(1000);
  tell('hold2', false);
  clock.advance(100);
  expect([inputs.stuck, stuckChanges, presses]).toEqual([[], 1, []]);
  tell('hold2', true);
  clock.advance(10);
  expect(presses).toEqual(['hold2']);
});
