import { expect, test } from 'vitest';
import { LEDS, SELF_TEST } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import type { UnoOptions } from '../../src/uno/uno.ts';
import { BoardRig } from './board-rig.ts';
import { COMMITTED_HEX, recordOf } from './build.ts';

/** A finger on hold 1, then the power. */
function selfTest(options: UnoOptions = {}): BoardRig {
  const rig = new BoardRig({ ...options, boot: false });
  rig.uno.press('hold1');
  rig.uno.run(100);
  return rig;
}

/** Numbers of the pixels of a lane that shine, along the chain. */
const lit = (rig: BoardRig, lane: number): readonly number[] =>
  rig.uno.leds
    .chain(lane, LEDS.pixelsPerLane)
    .flatMap((colour, pixel) => (colour.some((value) => value > 0) ? [pixel] : []));

test('hold 1 while the board starts begins the test, which no silence ends; a dot says that it is closed', () => {
  const rig = selfTest();
  expect(rig.uno.text).toBe(`${SELF_TEST.title}    .`);
  rig.uno.release('hold1');
  rig.uno.run(3 * WIRE_TIMES.offlineMs);
  expect(rig.uno.text).toBe(SELF_TEST.title);
});

test.each([[[]], [['hold2']], [['hold1', 'hold2']]] as const)(
  'with %j the board starts as ever: dark, and OFFLINE without a host',
  (held) => {
    const rig = new BoardRig({ boot: false });
    for (const input of held) rig.uno.press(input);
    rig.uno.run(WIRE_TIMES.offlineMs + 100);
    expect(rig.uno.text).toBe('OFFLINE');
    expect([0, 1, 2].flatMap((lane) => lit(rig, lane))).toEqual([]);
  },
);

test('every press is named, counted and heard, with a dot as long as the contact is closed', () => {
  const rig = selfTest();
  rig.uno.release('hold1');
  rig.uno.run(100);
  for (const [input, name] of Object.entries(SELF_TEST.names) as [keyof typeof SELF_TEST.names, string][]) {
    rig.uno.press(input, { bounce: 7 });
    rig.uno.run(20);
    expect(rig.uno.text).toBe(`${name.padEnd(6)}01.`);
    expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBeCloseTo(SELF_TEST.beepHz, -1);
    rig.uno.release(input, { bounce: 8 });
    rig.uno.run(200);
    expect(rig.uno.text).toBe(`${name.padEnd(6)}01`);
  }
  // Also where the count has come round.
  for (let press = 2; press <= 101; press += 1) {
    rig.uno.press('select');
    rig.uno.run(10);
    rig.uno.release('select');
    rig.uno.run(60);
    if (press === 12) expect(rig.uno.text).toBe('SELECT12');
  }
  expect(rig.uno.text).toBe('SELECT01');
});

test('on each lane as many pixels run as its number, along the whole chain with its lamps, in a white that no fuse notices', () => {
  const rig = selfTest();
  const heads = new Set<number>();
  for (let step = 0; step < LEDS.pixelsPerLane; step += 1) {
    rig.uno.run(SELF_TEST.stepMs);
    const lanes = [0, 1, 2].map((lane) => lit(rig, lane));
    const [head = 0] = lanes[0] ?? [];
    heads.add(head);
    for (const [lane, pixels] of lanes.entries())
      expect(pixels).toEqual(
        Array.from({ length: lane + 1 }, (_, i) => head - lane + i).filter((pixel) => pixel >= 0),
      );
  }
  expect(heads.size).toBeGreaterThan(LEDS.pixelsPerLane - 3);
  expect(new Set(rig.uno.leds.chain(0, LEDS.pixelsPerLane).flat())).toEqual(
    new Set([0, SELF_TEST.brightness]),
  );
  expect(rig.uno.leds.violations).toEqual([]);
});

test('without their supply the lanes are not driven, and run when it comes', () => {
  const rig = new BoardRig({ boot: false });
  rig.uno.setRail(0);
  rig.uno.press('hold1');
  rig.uno.run(1000);
  expect(rig.uno.leds.backFed).toBe(0);
  rig.uno.setRail(5000);
  rig.uno.run(200);
  expect(lit(rig, 0)).toHaveLength(1);
});

test('the first HELLO ends the test: text and pictures are those of the host, and silence says OFFLINE again', () => {
  const rig = selfTest();
  rig.uno.press('hold2');
  rig.uno.run(50);
  rig.greet();
  rig.picture(1);
  rig.send('display', { segments: new Uint8Array(16), brightness: 15 });
  rig.uno.run(100);
  expect(rig.uno.text).toBe('');
  expect(rig.colours()).toEqual(Array(LEDS.slots).fill([10, 20, 30]));
  // Hold 1 is still down from the start: it is reported as ever.
  expect(rig.last('welcome').stuck).toBe(1);
  rig.uno.run(WIRE_TIMES.offlineMs + 100);
  expect(rig.uno.text).toBe('OFFLINE');
  expect(lit(rig, 2)).toEqual([]);
});

test('variables and the deepest stack of the self-test stay below the limit of RAM, up to the host that ends it', () => {
  const rig = selfTest({ watchStack: true });
  for (let press = 0; press < 30; press += 1) {
    rig.uno.press('lever', { bounce: press });
    rig.uno.run(70);
    rig.uno.release('lever', { bounce: press });
    rig.uno.run(150);
  }
  rig.greet();
  rig.idle(1100);
  const { stackBytes, strayAccesses, resets } = rig.uno.figures();
  expect(strayAccesses).toBe(0);
  expect(resets.watchdog).toBe(0);
  expect(recordOf(COMMITTED_HEX).ramBytes + stackBytes).toBeLessThanOrEqual(ATMEGA328P.ramLimitBytes);
});
