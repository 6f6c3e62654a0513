import { beforeEach, expect, test } from 'vitest';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { segmentsOf } from '../../hardware/font.ts';
import { BoardRig } from './board-rig.ts';

let rig: BoardRig;
beforeEach(() => {
  rig = new BoardRig();
  rig.greet();
});

const segmentBytes = (text: string): Uint8Array =>
  Uint8Array.from(segmentsOf(text).flatMap((word) => [word & 0xff, word >> 8]));
const show = (text: string, brightness = 15): number =>
  rig.send('display', { segments: segmentBytes(text), brightness });
const tone = (hz: number, durationMs: number, duty = 0.5, repeat?: number): number => {
  const top = Math.round(2_000_000 / hz) - 1;
  return rig.send('tone', { top, compare: Math.round(top * duty), durationMs }, repeat);
};

test('a text is on both modules within 10 ms, in the brightness asked for', () => {
  show('FH 25 +3', 4);
  rig.uno.run(10);
  expect(rig.uno.text).toBe('FH 25 +3');
  expect(rig.uno.displays.map(({ brightness }) => brightness)).toEqual([4, 4]);
});

test('only the module whose characters change is written, and the same text not again', () => {
  show('ABCDEFGH');
  rig.uno.run(20);
  const bytes = () => rig.uno.displays.map(({ bytesReceived }) => bytesReceived);
  const [left = 0, right = 0] = bytes();
  show('ABCDEFGX');
  rig.uno.run(20);
  expect(bytes()).toEqual([left, right + 9]);
  show('ABCDEFGX');
  rig.uno.run(20);
  expect(bytes()).toEqual([left, right + 9]);
});

test('a missing module is reported, disturbs nothing, and shows the text when it comes', () => {
  const [left, right] = rig.uno.displays;
  if (left === undefined || right === undefined) throw new Error('There are two modules');
  right.present = false;
  rig.idle(4500);
  expect(rig.last('status').displays).toBe(0b01);
  show('ABCDEFGH');
  rig.picture(1);
  rig.uno.run(20);
  expect(rig.uno.text.slice(0, 4)).toBe('ABCD');
  expect(rig.colours()[0]).toEqual([10, 20, 30]);
  right.restart(() => 0x55);
  right.present = true;
  rig.idle(4500);
  expect(rig.last('status').displays).toBe(0b11);
  expect(rig.uno.text).toBe('ABCDEFGH');
});

test('a bus that is held down stops neither presses nor pictures, and the text comes when it is free', () => {
  rig.uno.jamBus(true);
  rig.idle(4500);
  expect(rig.last('status').displays).toBe(0);
  show('ABCDEFGH');
  for (let n = 0; n < 20; n += 1) {
    const pressedMs = rig.uno.nowMs;
    rig.uno.press('hold1');
    rig.picture(n % 2);
    rig.uno.run(30);
    const report = rig.all('input').find(({ presses }) => presses[0] === n + 1);
    expect((report?.atMs ?? Number.POSITIVE_INFINITY) - pressedMs).toBeLessThan(9);
    rig.uno.release('hold1');
    rig.uno.run(60);
    rig.gotInput();
  }
  expect(rig.uno.figures().resets.watchdog).toBe(0);
  rig.uno.jamBus(false);
  rig.idle(4500);
  expect(rig.last('status').displays).toBe(0b11);
  expect(rig.uno.text).toBe('ABCDEFGH');
});

test('a tone has the frequency, the volume and the length asked for', () => {
  tone(880, 120, 0.25);
  rig.uno.run(300);
  const heard = rig.uno.buzzer.tones;
  for (const { hz, duty } of heard) {
    expect(hz).toBeCloseTo(880, -1);
    expect(duty).toBeCloseTo(0.25, 2);
  }
  const cycles = (heard.at(-1)?.toCycle ?? 0) - (heard[0]?.fromCycle ?? 0);
  const lengthMs = cycles / (ATMEGA328P.clockHz / 1000);
  expect(lengthMs).toBeGreaterThan(115);
  expect(lengthMs).toBeLessThan(123);
  expect(rig.uno.isHigh('buzzer')).toBe(false);
});

test('a tone goes on evenly while pictures are drawn', () => {
  tone(1000, 500);
  for (let n = 0; n < 60; n += 1) {
    rig.picture(n % 2);
    rig.uno.run(8);
  }
  rig.uno.run(100);
  const heard = rig.uno.buzzer.tones;
  for (const { hz } of heard) expect(hz).toBeCloseTo(1000, -1);
  // From the first to the last edge without a hole.
  for (let n = 1; n < heard.length; n += 1)
    expect((heard[n]?.fromCycle ?? 0) - (heard[n - 1]?.toCycle ?? 0)).toBeLessThan(ATMEGA328P.clockHz / 900);
});

test('a repeated tone frame does not play again, the same tone with a new number does', () => {
  const seq = tone(880, 50);
  rig.uno.run(100);
  const played = rig.uno.buzzer.tones.length;
  tone(880, 50, 0.5, seq);
  rig.uno.run(100);
  expect(rig.acknowledged(seq)).toBe(true);
  expect(rig.uno.buzzer.tones.length).toBe(played);
  tone(880, 50);
  rig.uno.run(30);
  expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBeCloseTo(880, -1);
});

test('a tone whose number has come round after 256 frames plays', () => {
  const seq = tone(880, 20);
  for (let n = 0; n < 255; n += 1) {
    rig.palette(9, [n, 0, 0]);
    rig.uno.run(2);
  }
  expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBe(0);
  expect(tone(660, 100)).toBe(seq);
  rig.uno.run(20);
  expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBeCloseTo(660, -1);
});

test('a newer tone replaces the one that plays, and top 0 silences it', () => {
  tone(440, 1000);
  rig.uno.run(50);
  tone(1760, 1000);
  rig.uno.run(50);
  expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBeCloseTo(1760, -2);
  rig.send('tone', { top: 0, compare: 0, durationMs: 0 });
  rig.uno.run(20);
  expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBe(0);
});

test('the heartbeat changes twice a second', () => {
  let changes = 0;
  let before = rig.uno.isHigh('heartbeat');
  for (let ms = 0; ms < 3000; ms += 10) {
    rig.uno.run(10);
    if (ms % 200 === 0) rig.gotInput();
    const now = rig.uno.isHigh('heartbeat');
    if (now !== before) changes += 1;
    before = now;
  }
  expect(changes).toBeGreaterThanOrEqual(5);
  expect(changes).toBeLessThanOrEqual(7);
});

test('STATUS tells the voltage of the LED rail', () => {
  rig.idle(3000);
  expect(rig.last('status').railMv).toBeGreaterThan(4900);
  expect(rig.last('status').railMv).toBeLessThan(5100);
  rig.uno.setRail(3200);
  rig.idle(3000);
  expect(rig.last('status').railMv).toBeGreaterThan(3150);
  expect(rig.last('status').railMv).toBeLessThan(3250);
});

test.each([4500, 5000, 5250])(
  "with %i mV of the board's own the voltage of the LED rail can be told",
  (boardMv) => {
    rig.uno.setBoardSupply(boardMv);
    rig.uno.setRail(4800);
    rig.idle(3000);
    const { railMv, reference } = rig.last('status');
    const measuredMv = (1100 * 1024) / reference;
    expect(measuredMv / boardMv).toBeCloseTo(1, 2);
    expect((railMv * measuredMv) / 5000 / 4800).toBeCloseTo(1, 2);
    // Without it the reading is off by what the supply is.
    expect(railMv / ((4800 * 5000) / boardMv)).toBeCloseTo(1, 2);
  },
);

test('lanes are not driven while the LED rail is missing, and show the picture 50 ms after it is back', () => {
  rig.greet();
  rig.picture(1);
  rig.uno.run(20);
  expect(rig.colours()[5]).toEqual([10, 20, 30]);
  rig.uno.setRail(2000);
  rig.uno.run(2);
  const { backFed } = rig.uno.leds;
  const sent = [rig.picture(0), rig.picture(1), rig.palette(0, [20, 10, 30])];
  rig.idle(3000);
  expect(rig.uno.leds.backFed).toBe(backFed);
  // The host hears of nothing but the voltage.
  expect(sent.every((seq) => rig.acknowledged(seq))).toBe(true);
  const drawn = rig.uno.leds.pictures;
  rig.uno.setRail(5000);
  rig.uno.run(40);
  expect(rig.uno.leds.pictures).toBe(drawn);
  rig.uno.run(25);
  expect(rig.colours()[5]).toEqual([20, 10, 30]);
  expect(rig.uno.leds.violations).toEqual([]);
});

test('a board that starts without LED rail drives no lane either', () => {
  rig.uno.setRail(0);
  rig.uno.reset('button');
  rig.uno.run(200);
  expect(rig.uno.leds.backFed).toBe(0);
  rig.uno.setRail(5000);
  rig.uno.run(100);
  expect(rig.uno.leds.violations).toEqual([]);
});

test('a rail that wavers about its limit is off', () => {
  rig.greet();
  rig.picture(1);
  rig.uno.run(20);
  const drawn = rig.uno.leds.pictures;
  for (let dip = 0; dip < 40; dip += 1) {
    rig.uno.setRail(dip % 2 === 0 ? 2900 : 5000);
    rig.uno.run(20);
  }
  expect(rig.uno.leds.pictures).toBe(drawn);
});
