import { beforeEach, expect, test } from 'vitest';
import { LED_TIMING, LEDS } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { slotWords } from '../../hardware/slot-words.ts';
import { BoardRig, DEFAULT_CONFIG } from './board-rig.ts';

const CYCLES_PER_US = ATMEGA328P.clockHz / 1e6;
const usOf = (cycles: number): number => cycles / CYCLES_PER_US;
/** Bytes that fill the wire for `ms`, ten bits each. */
const bytesFor = (ms: number): number => Math.floor((ATMEGA328P.baud / 10_000) * ms);

let rig: BoardRig;
beforeEach(() => {
  rig = new BoardRig();
});

/** The newest drawing's figures. */
function drawing(): {
  readonly drawingMs: number;
  readonly gapUs: number;
  readonly pixels: readonly number[];
} {
  const { latest } = rig.uno.leds;
  if (latest === undefined) throw new Error('Nothing has been drawn');
  return {
    drawingMs: usOf(latest.lastBitAt - latest.firstBitAt) / 1000,
    gapUs: usOf(latest.longestGapCycles),
    pixels: latest.pixels,
  };
}

function expectSoundDrawing(): void {
  expect(rig.uno.leds.violations).toEqual([]);
  const { drawingMs, gapUs, pixels } = drawing();
  expect(drawingMs).toBeLessThanOrEqual(LED_TIMING.drawingMaxMs);
  expect(gapUs).toBeLessThanOrEqual(LED_TIMING.gapMaxUs);
  expect(pixels).toEqual(Array(LEDS.lanes).fill(LEDS.pixelsPerLane));
}

test('the first thing after a reset is a dark picture, within 2 ms', () => {
  const uno = new BoardRig({ boot: false }).uno;
  uno.run(7);
  const { latest } = uno.leds;
  expect(usOf(latest?.firstBitAt ?? Number.POSITIVE_INFINITY)).toBeLessThan(2000);
  expect(
    uno.leds
      .pixels(0)
      .flat()
      .every((value) => value === 0),
  ).toBe(true);
});

test('after a watchdog or button reset the LEDs do not keep the old picture', () => {
  rig.greet();
  rig.picture(1);
  rig.uno.run(20);
  expect(rig.colours()[5]).toEqual([10, 20, 30]);
  rig.uno.reset('button');
  rig.uno.run(10);
  expect(
    rig
      .colours()
      .flat()
      .every((value) => value === 0),
  ).toBe(true);
});

test('a picture is on the LEDs within 5.5 ms of its last byte, in pulses of the right length', () => {
  rig.greet();
  rig.picture(1);
  const sentMs = rig.uno.nowMs + 19 / bytesFor(1);
  rig.uno.run(10);
  expect(rig.colours()).toEqual(Array(LEDS.slots).fill([10, 20, 30]));
  expectSoundDrawing();
  expect(usOf(rig.uno.leds.latest?.latchedAt ?? 0) / 1000 - sentMs).toBeLessThan(5.5);
});

test('composing takes at most 0.6 ms between the last byte of a picture and its first bit, also for a full picture', () => {
  rig.greet();
  for (let first = 2; first < 26; first += 10)
    rig.tile(
      first,
      Array.from({ length: Math.min(10, 26 - first) * 8 }, (_, row) => (row * 37 + first) & 0xff),
    );
  for (let palette = 0; palette < 6; palette += 1) rig.palette(palette, [40 + palette, 30, 20 + palette]);
  rig.uno.run(40);
  rig.gotInput();
  rig.uno.run(10);
  const slots = Array.from({ length: LEDS.slots }, (_, slot) => ({
    tiles: [2 + slot * 2, 3 + slot * 2] as const,
    palette: slot,
  }));
  const before = rig.uno.leds.pictures;
  rig.send('picture', { picture: rig.nextPicture(), slots: slotWords(slots) });
  const sentMs = rig.uno.nowMs + 19 / bytesFor(1);
  rig.uno.run(10);
  expect(rig.uno.leds.pictures).toBe(before + 1);
  const firstBitMs = usOf(rig.uno.leds.latest?.firstBitAt ?? 0) / 1000;
  // The rest is the frame's own decoding and checking, and the answer.
  expect(firstBitMs - sentMs).toBeLessThan(0.6 + 0.35);
});

test('while the host talks without a pause every picture is drawn soundly and no byte is lost', () => {
  rig.greet();
  let sent = 0;
  for (let round = 0; round < 150; round += 1) {
    // One picture, and as much of everything else as the wire takes in 7 ms.
    rig.picture(1);
    for (let bytes = 19; bytes < bytesFor(7); bytes += 89) {
      rig.tile(8 + (sent % 10), Array(80).fill(sent & 0xff));
      sent += 1;
    }
    rig.uno.run(7);
    expectSoundDrawing();
  }
  rig.uno.run(30);
  const { overruns, garbled } = rig.uno.figures();
  expect({ overruns, garbled }).toEqual({ overruns: 0, garbled: 0 });
  rig.idle(1100);
  expect(rig.last('status')).toMatchObject({ crcErrors: 0, overruns: 0 });
  expect(rig.last('input').latched).toBe(150);
  expect(rig.last('status').pictures).toBeGreaterThan(140);
  expect(rig.damaged).toBe(0);
});

test('pictures follow each other with at least 300 µs of low in between', () => {
  rig.greet();
  let latchedAt = 0;
  let pauses = 0;
  rig.uno.leds.onPicture = (picture) => {
    if (latchedAt > 0) pauses += 1;
    expect(usOf(picture.latchedAt - picture.lastBitAt)).toBeGreaterThanOrEqual(LED_TIMING.latchUs);
    latchedAt = picture.latchedAt;
  };
  for (let n = 0; n < 20; n += 1) {
    rig.picture(n % 2);
    rig.uno.run(3);
  }
  rig.uno.run(10);
  // Faster than the LEDs take them: the newest wins, none is torn.
  expect(pauses).toBeGreaterThan(5);
  expect(pauses).toBeLessThan(20);
  expectSoundDrawing();
  rig.idle(300);
  expect(rig.last('input').latched).toBe(20);
});

test('a transmitter that is busy all the time does not stretch a drawing beyond its limit', () => {
  rig.greet();
  // A report for every press, and acknowledgements: the transmitter is busy all the time.
  for (let n = 0; n < 30; n += 1) {
    for (let palette = 0; palette < 4; palette += 1) rig.palette(6 + palette, [n, n, n]);
    rig.picture(1);
    rig.uno.press('hold1', { delayUs: 500 });
    rig.uno.run(3);
    rig.uno.release('hold1');
    rig.uno.run(50);
    expectSoundDrawing();
  }
  expect(rig.damaged).toBe(0);
});

test('the pull-ups of the display bus keep their level while the lanes beside them are driven', () => {
  rig.greet();
  rig.picture(1);
  const seen = new Set<boolean>();
  for (let us = 0; us < 6000; us += 50) {
    rig.uno.run(0.05);
    // PORTC: bits 4 and 5 are the bus.
    seen.add(((rig.uno.peek(0x28) ?? 0) & 0x30) === 0x30);
  }
  expect([...seen]).toEqual([true]);
});

test('the limiter dims a picture that would draw too much, and STATUS says by how much', () => {
  rig.greet();
  rig.palette(0, [255, 255, 255]);
  rig.picture(1);
  rig.uno.run(20);
  rig.idle(1100);
  const { limited } = rig.last('status');
  expect(limited).toBeLessThan(40);
  const [red = 0] = rig.colours()[0] ?? [];
  expect(red).toBe(limited);
  rig.send('config', { ...DEFAULT_CONFIG, limitMa: 5000 });
  rig.uno.run(20);
  expect(rig.colours()[0]?.[0]).toBeGreaterThan(red);
});
