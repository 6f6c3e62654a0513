import { expect, test } from 'vitest';
import { LEDS } from '../../hardware/cabinet.ts';
import { EventQueue } from '../../src/uno/event-queue.ts';
import { type LatchedPicture, LedLanes } from '../../src/uno/led-lanes.ts';

const CLOCK_HZ = 16_000_000;
const BIT = 20;
const ZERO = 5;
const ONE = 12;
const LATCH = 4800;

class Wire {
  readonly queue = new EventQueue();
  readonly leds: LedLanes;
  readonly latched: LatchedPicture[] = [];
  at = 1000;
  #levels = 0;

  constructor(options = {}) {
    this.leds = new LedLanes(this.queue, CLOCK_HZ, options);
    this.leds.onPicture = (picture) => this.latched.push(picture);
  }

  /** Sends the same bits on the lanes of the mask. */
  bits(mask: number, values: readonly number[]): void {
    for (const value of values) this.pulse(mask, value ? ONE : ZERO);
  }

  pulse(mask: number, highCycles: number, period = BIT): void {
    this.levels(this.#levels | mask, this.at);
    this.levels(this.#levels & ~mask, this.at + highCycles);
    this.at += period;
  }

  pixel(mask: number, ...bytes: number[]): void {
    for (const byte of bytes)
      this.bits(
        mask,
        Array.from({ length: 8 }, (_, i) => (byte >> (7 - i)) & 1),
      );
  }

  pause(cycles: number): void {
    this.at += cycles;
    this.queue.runDue(this.at);
  }

  levels(levels: number, at: number): void {
    this.queue.runDue(at);
    this.#levels = levels;
    this.leds.levels(levels, at);
  }
}

const black = [0, 0, 0];

test('a picture on one lane reaches its two slots, green first on the wire, and nothing else', () => {
  const wire = new Wire();
  for (let i = 0; i < LEDS.pixelsPerLane; i += 1) wire.pixel(0b010, 2, i, 3);
  wire.pause(LATCH);
  expect(wire.leds.pixels(2)).toEqual(Array.from({ length: 64 }, (_, i) => [i, 2, 3]));
  expect(wire.leds.pixels(3)[63]).toEqual([127, 2, 3]);
  expect(wire.leds.lamps(1)).toEqual([
    [128, 2, 3],
    [129, 2, 3],
  ]);
  expect(wire.leds.pixels(0)).toEqual(Array.from({ length: 64 }, () => black));
  expect(wire.leds.violationCount).toBe(0);
});

test('all lanes are read at once, each with its own data', () => {
  const wire = new Wire();
  for (let bit = 0; bit < 24; bit += 1) {
    wire.levels(0b111, wire.at);
    wire.levels(bit < 8 ? 0b100 : 0b001, wire.at + ZERO);
    wire.levels(0, wire.at + ONE);
    wire.at += BIT;
  }
  wire.pause(LATCH);
  expect([wire.leds.pixels(0)[0], wire.leds.pixels(2)[0], wire.leds.pixels(4)[0]]).toEqual([
    [255, 0, 255],
    black,
    [0, 255, 0],
  ]);
  expect(wire.latched[0]?.pixels).toEqual([1, 1, 1]);
});

test('a picture latches 300 µs after its last bit, and says when it began and ended', () => {
  const wire = new Wire();
  const start = wire.at;
  wire.pixel(1, 1, 2, 3);
  const lastBitAt = wire.at - BIT + ONE;
  wire.pause(lastBitAt + LATCH - 1 - wire.at);
  expect(wire.latched).toEqual([]);
  expect(wire.leds.pixels(0)[0]).toEqual(black);
  wire.pause(1);
  expect(wire.latched).toMatchObject([
    { number: 1, firstBitAt: start, lastBitAt, latchedAt: lastBitAt + LATCH, longestGapCycles: BIT - ZERO },
  ]);
  expect(wire.leds.pixels(0)[0]).toEqual([2, 1, 3]);
});

test('a long picture is one picture: it latches only after its own end', () => {
  const wire = new Wire();
  for (let i = 0; i < LEDS.pixelsPerLane; i += 1) wire.pixel(0b111, 9, 9, 9);
  wire.pause(LATCH);
  expect(wire.latched).toHaveLength(1);
  wire.pixel(0b111, 7, 7, 7);
  wire.pause(LATCH);
  expect(wire.latched.map(({ pixels }) => pixels[0])).toEqual([130, 1]);
  // Pixels that got no new data keep their colour.
  expect([wire.leds.pixels(0)[0], wire.leds.pixels(0)[1]]).toEqual([
    [7, 7, 7],
    [9, 9, 9],
  ]);
});

test('pulses and pauses that some part would misread are named with lane, bit and length', () => {
  const wire = new Wire();
  wire.pulse(1, 6);
  wire.pulse(1, 9);
  wire.pulse(1, 16, 40);
  wire.pulse(1, 5, 8);
  wire.pulse(1, 5, 5 + 81);
  wire.bits(1, new Array(19).fill(0));
  wire.pause(LATCH);
  expect(wire.leds.violations.map(({ kind, bit, cycles }) => [kind, bit, cycles])).toEqual([
    ['zero', 0, 6],
    ['one', 1, 9],
    ['one', 2, 16],
    ['low', 4, 3],
    ['gap', 5, 81],
  ]);
});

test('a gap of 5 µs is allowed, and the longest one is reported', () => {
  const wire = new Wire();
  wire.bits(1, new Array(23).fill(0));
  wire.at += 80 - (BIT - ZERO);
  wire.bits(1, [0]);
  wire.pause(LATCH);
  expect(wire.leds.violationCount).toBe(0);
  expect(wire.latched[0]?.longestGapCycles).toBe(80);
});

test('a pixel that was not sent whole is a violation and not shown', () => {
  const wire = new Wire();
  wire.pixel(1, 1, 1, 1);
  wire.bits(1, [1, 1, 1]);
  wire.pause(LATCH);
  expect(wire.leds.violations.map(({ kind, cycles }) => [kind, cycles])).toEqual([['torn', 3]]);
  expect(wire.leds.pixels(0).slice(0, 2)).toEqual([[1, 1, 1], black]);
});

test('without their supply the LEDs are dark and hear nothing', () => {
  const wire = new Wire();
  wire.pixel(1, 5, 5, 5);
  wire.pause(LATCH);
  wire.leds.switchPower(false);
  expect(wire.leds.pixels(0)[0]).toEqual(black);
  wire.pixel(1, 6, 6, 6);
  wire.pause(LATCH);
  wire.leds.switchPower(true);
  expect(wire.leds.pixels(0)[0]).toEqual(black);
  expect(wire.latched).toHaveLength(1);
});

test('other LEDs take other orders of colours', () => {
  const wire = new Wire({ colourOrder: 'BRG' });
  wire.pixel(1, 1, 2, 3);
  wire.pause(LATCH);
  expect(wire.leds.pixels(0)[0]).toEqual([2, 3, 1]);
});

test('there are slots 0 to 5 and no others', () => {
  const { leds } = new Wire();
  expect(() => leds.pixels(6)).toThrow('slots are 0 to 5');
  expect(() => leds.pixels(-1)).toThrow(RangeError);
});
