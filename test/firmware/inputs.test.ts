import { beforeEach, expect, test } from 'vitest';
import { DEBOUNCE, INPUTS, type Input } from '../../hardware/cabinet.ts';
import { AGE_NONE, AGE_UNIT_US, WIRE_TIMES } from '../../hardware/wire-times.ts';
import { BoardRig } from './board-rig.ts';

let rig: BoardRig;
beforeEach(() => {
  rig = new BoardRig();
  rig.greet();
});

const bitOf = (input: Input): number => 1 << INPUTS.indexOf(input);
/** 24 bytes at 25 bytes a millisecond, with what it takes to build the frame. */
const REPORT_MS = 1.1;

/** Milliseconds from the contact to the last byte of the report that counts it. */
function pressLatencyMs(input: Input): number {
  const before = rig.presses()[INPUTS.indexOf(input)] as number;
  const atMs = rig.uno.nowMs;
  rig.forget();
  rig.uno.press(input);
  rig.uno.run(20);
  const report = rig.all('input').find(({ presses }) => presses[INPUTS.indexOf(input)] !== before);
  if (report === undefined) throw new Error(`No report of ${input}`);
  rig.gotInput();
  rig.uno.release(input);
  rig.uno.run(DEBOUNCE.leverQuietMs + 5);
  rig.gotInput();
  rig.uno.run(1 + ((atMs * 7) % 0.25));
  return report.atMs - atMs;
}

test.each([...INPUTS])('%s is a bit and a counter of its own, and qualified within 1 ms', (input) => {
  expect(pressLatencyMs(input)).toBeLessThanOrEqual(1 + REPORT_MS);
  const { levels, presses } = rig.all('input').find((report) => report.levels !== 0) ?? rig.last('input');
  expect(levels).toBe(bitOf(input));
  expect([...presses]).toEqual(INPUTS.map((name) => Number(name === input)));
  expect(rig.last('input').levels).toBe(0);
});

test('at any phase of the ticks a press takes 0.5 ms to 1 ms to qualify', () => {
  const latencies = Array.from({ length: 40 }, () => pressLatencyMs('hold1') - REPORT_MS);
  expect(Math.max(...latencies)).toBeLessThanOrEqual(1);
  expect(Math.min(...latencies)).toBeGreaterThanOrEqual(0.25);
});

test('a press during a drawing is counted once, and reported when the drawing ends', () => {
  for (let phaseMs = 0.2; phaseMs < 5; phaseMs += 0.35) {
    const before = rig.presses()[6] as number;
    rig.picture(1);
    rig.uno.run(1 + phaseMs);
    const atMs = rig.uno.nowMs;
    rig.uno.press('lever', { bounce: Math.round(phaseMs * 100) });
    rig.uno.run(30);
    const report = rig.all('input').find(({ presses }) => presses[6] === before + 1);
    expect(report?.atMs).toBeLessThan(atMs + 4.3 + 4 + REPORT_MS);
    rig.uno.release('lever', { bounce: Math.round(phaseMs * 100) + 1 });
    rig.uno.run(200);
    rig.gotInput();
    expect(rig.presses()[6]).toBe(before + 1);
  }
});

test('a contact of 1.5 ms that falls into a drawing is a press', () => {
  for (let n = 0; n < 10; n += 1) {
    for (let picture = 0; picture < 12; picture += 1) {
      rig.picture(picture % 2);
      if (picture === 0) rig.uno.press('hold2', { delayUs: 1500 + n * 200 });
      rig.uno.run(4.8);
      if (picture === 0) rig.uno.release('hold2');
    }
  }
  rig.idle(300);
  expect(rig.presses()[1]).toBe(10);
});

test('spikes of up to 500 µs are no press, idle or in the middle of drawings', () => {
  for (let n = 0; n < 60; n += 1) {
    rig.picture(n % 2);
    rig.uno.run(0.4 + ((n * 0.37) % 6));
    rig.uno.spike('lever', 500);
    rig.uno.spike('hold1', 50 + n * 7);
    rig.uno.run(7);
  }
  rig.idle(300);
  expect(rig.presses().reduce((sum, count) => sum + count, 0)).toBe(0);
});

test('a report is sent again every 20 ms until it is acknowledged, then every 250 ms', () => {
  rig.uno.press('hold1');
  rig.uno.run(105);
  const reports = rig.all('input').filter(({ presses }) => presses[0] === 1);
  expect(reports.length).toBeGreaterThanOrEqual(5);
  expect(new Set(reports.map(({ report }) => report)).size).toBe(1);
  const times = reports.map(({ atMs }) => atMs);
  for (let n = 1; n < times.length; n += 1)
    expect((times[n] as number) - (times[n - 1] as number)).toBeLessThan(WIRE_TIMES.inputResendMs + 2);
  rig.gotInput();
  rig.uno.run(10);
  rig.forget();
  rig.uno.run(1000);
  const quiet = rig.all('input');
  expect(quiet.length).toBeGreaterThanOrEqual(4);
  expect(quiet.length).toBeLessThanOrEqual(5);
});

test('an acknowledgement of an older report stops nothing', () => {
  const old = rig.last('input').report;
  rig.uno.press('hold1');
  rig.uno.run(5);
  rig.send('gotInput', { report: old });
  rig.forget();
  rig.uno.run(50);
  expect(rig.all('input').length).toBeGreaterThanOrEqual(2);
});

test('the age of the latest press grows from report to report, and is none before the first', () => {
  expect(rig.last('input').age).toBe(AGE_NONE);
  const pressedMs = rig.uno.nowMs;
  rig.uno.press('lever');
  rig.uno.run(65);
  const reports = rig.all('input').filter(({ presses }) => presses[6] === 1);
  expect(reports.length).toBeGreaterThanOrEqual(3);
  for (const { age, atMs } of reports) {
    const ageMs = (age * AGE_UNIT_US) / 1000;
    // Qualified 0.5 to 1 ms after the contact; 1 ms on the wire after it was computed.
    expect(atMs - pressedMs - ageMs).toBeGreaterThan(1);
    expect(atMs - pressedMs - ageMs).toBeLessThan(1 + REPORT_MS + 0.2);
  }
});

test('the age of an old press is none, and stays none', () => {
  rig.uno.press('lever');
  rig.uno.run(300);
  rig.uno.release('lever');
  rig.idle(4500);
  expect(rig.last('input').age).toBe(AGE_NONE);
});

test('what is closed at boot is reported as stuck and never as pressed, until it opens', () => {
  rig.uno.press('hold3');
  rig.uno.run(100);
  rig.uno.reset('button');
  rig.uno.run(10);
  rig.forget();
  rig.greet(0x2222);
  expect(rig.last('welcome').stuck).toBe(bitOf('hold3'));
  expect(rig.last('input')).toMatchObject({ levels: 0 });
  rig.uno.press('hold4');
  rig.uno.run(20);
  expect(rig.presses()).toEqual(INPUTS.map((input) => Number(input === 'hold4')));
  rig.uno.release('hold3');
  rig.uno.run(60);
  expect(rig.last('status').stuck).toBe(0);
  rig.uno.press('hold3');
  rig.uno.run(20);
  expect(rig.presses()).toEqual(INPUTS.map((input) => Number(input === 'hold3' || input === 'hold4')));
});

test('what stays closed for 20 s is let go, reported as stuck, and free again after it opens', () => {
  rig.uno.press('select');
  rig.idle(19_900);
  expect(rig.last('input').levels).toBe(bitOf('select'));
  rig.idle(500);
  expect(rig.last('input').levels).toBe(0);
  expect(rig.last('status').stuck).toBe(bitOf('select'));
  rig.uno.release('select');
  rig.idle(100);
  expect(rig.last('status').stuck).toBe(0);
  rig.uno.press('select');
  rig.uno.run(20);
  expect(rig.presses()[9]).toBe(2);
});
