import { expect, test } from 'vitest';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { OFFLINE } from '../../hardware/offline.ts';
import { WIRE_TIMES } from '../../hardware/wire-times.ts';
import { BoardRig } from './board-rig.ts';
import { COMMITTED_HEX, firmwareProgram, recordOf } from './build.ts';

const dark = (rig: BoardRig): boolean =>
  rig
    .colours()
    .flat()
    .every((value) => value === 0);

/** Opcodes (AVR instruction set manual). */
const WDR = 0x95a8;
const NOP = 0x0000;

test('after 2 s of silence the board goes dark, says OFFLINE and stops its tone', () => {
  const rig = new BoardRig();
  rig.greet();
  rig.picture(1);
  rig.send('tone', { top: 2000, compare: 1000, durationMs: 60_000 });
  rig.uno.run(WIRE_TIMES.offlineMs - 50);
  expect(dark(rig)).toBe(false);
  expect(rig.uno.text).toBe('');
  rig.uno.run(100);
  expect(dark(rig)).toBe(true);
  expect(rig.uno.text).toBe('OFFLINE');
  expect(rig.uno.buzzer.hz(rig.uno.cycle)).toBe(0);
});

test('what it says without a host, and where to look, take turns', () => {
  const { text: offlineText, hint: offlineHint, turnMs } = OFFLINE;
  const rig = new BoardRig();
  rig.greet();
  rig.uno.run(WIRE_TIMES.offlineMs + 100);
  for (const text of [offlineText, offlineHint, offlineText, offlineHint]) {
    expect(rig.uno.text).toBe(text);
    rig.uno.run(turnMs - 150);
    expect(rig.uno.text).toBe(text);
    rig.uno.run(150);
  }
  // Whoever speaks to it ends that, and the next silence begins at the beginning.
  rig.uno.run(turnMs);
  expect(rig.uno.text).toBe(offlineHint);
  rig.gotInput();
  rig.uno.run(20);
  expect(rig.uno.text).toBe('');
  rig.uno.run(WIRE_TIMES.offlineMs);
  expect(rig.uno.text).toBe(offlineText);
});

test('one good frame ends offline: the same picture and text are back, also after a long time', () => {
  const rig = new BoardRig();
  rig.greet();
  rig.picture(1);
  rig.send('display', { segments: Uint8Array.from([6, 0, ...Array(14).fill(0)]), brightness: 15 });
  rig.uno.run(50);
  const shown = rig.uno.text;
  rig.uno.run(10_000);
  expect([OFFLINE.text, OFFLINE.hint]).toContain(rig.uno.text);
  expect(dark(rig)).toBe(true);
  rig.gotInput();
  rig.uno.run(20);
  expect(rig.colours()[2]).toEqual([10, 20, 30]);
  expect(rig.uno.text).toBe(shown);
  expect(rig.last('input').session).toBe(0x1234);
});

test('noise is no sign of a host', () => {
  const rig = new BoardRig();
  rig.greet();
  for (let ms = 0; ms < 2500; ms += 50) {
    rig.uno.write(Uint8Array.of(3, 0x55, 0xaa, 0));
    rig.uno.run(50);
  }
  expect(rig.uno.text).toBe('OFFLINE');
});

test('a HELLO that ends offline leaves the LEDs dark until the first picture of its session', () => {
  const rig = new BoardRig();
  rig.greet(7);
  rig.picture(1);
  rig.uno.run(3000);
  rig.hello(8);
  rig.uno.run(50);
  expect(rig.uno.text).not.toBe('OFFLINE');
  expect(rig.last('welcome').session).toBe(8);
});

test('presses made while offline are counted', () => {
  const rig = new BoardRig();
  rig.greet();
  rig.uno.run(3000);
  rig.uno.press('lever');
  rig.uno.run(50);
  rig.gotInput();
  rig.uno.run(300);
  expect(rig.presses()[6]).toBe(1);
});

test('a program that hangs is reset by the watchdog within a second, and says so', () => {
  const program = Uint16Array.from(firmwareProgram());
  let fed = 0;
  program.forEach((word, at) => {
    // The second word of a two-word instruction may look the same; there is none such, as the count shows.
    if (word !== WDR) return;
    program[at] = NOP;
    fed += 1;
  });
  expect(fed).toBeGreaterThanOrEqual(1);
  expect(fed).toBeLessThanOrEqual(4);
  const rig = new BoardRig({ program });
  rig.uno.run(1000);
  expect(rig.uno.figures().resets.watchdog).toBeGreaterThanOrEqual(1);
  rig.hello();
  rig.uno.run(10);
  expect(rig.last('welcome').resetCause).toBe(8);
});

test('the watchdog waits longer than anything that the firmware does: it never bites in an hour of play at its busiest', () => {
  const rig = new BoardRig();
  expect((rig.uno.peek(0x60) ?? 0) & 0x2f).toBe(0x0d); // WDTCSR: WDE, 0.5 s
  rig.greet();
  for (let n = 0; n < 300; n += 1) {
    rig.picture(n % 2);
    rig.uno.run(16);
  }
  expect(rig.uno.figures().resets.watchdog).toBe(0);
});

test('variables and the deepest stack stay below the limit of RAM, at the worst moment too', () => {
  const rig = new BoardRig({ watchStack: true });
  rig.greet();
  for (let n = 0; n < 60; n += 1) {
    // Everything at once: frames that arrive in the middle of composing, drawing, display, presses, status.
    rig.tile(
      2,
      Array.from({ length: 80 }, (_, row) => (row * 29 + n) & 0xff),
    );
    rig.palette(0, [n, 255 - n, 200]);
    rig.send('config', {
      orientations: Uint8Array.from({ length: 6 }, (_, slot) => (slot + n) % 8),
      layout: n % 2,
      colourOrder: n % 6,
      brightness: 200,
      limitMa: 600,
      laneLimitMa: 300,
      buttonLamps: 1,
    });
    rig.picture(2 + (n % 10));
    rig.send('display', { segments: new Uint8Array(16).fill(n), brightness: n % 16 });
    rig.send('tone', { top: 1000 + n, compare: 300, durationMs: 20 });
    rig.uno.press('hold1', { bounce: n });
    rig.uno.run(13);
    rig.hello(0x4000 + n);
    rig.uno.release('hold1', { bounce: n });
    rig.uno.run(90);
    rig.gotInput();
  }
  rig.idle(1100);
  const { stackBytes, strayAccesses } = rig.uno.figures();
  expect(strayAccesses).toBe(0);
  const { ramBytes } = recordOf(COMMITTED_HEX);
  expect(stackBytes).toBeGreaterThan(60);
  expect(ramBytes + stackBytes).toBeLessThanOrEqual(ATMEGA328P.ramLimitBytes);
  // The board's own measure, which a real one reports too: untouched bytes between variables and stack.
  expect(
    Math.abs(ATMEGA328P.ramBytes - ramBytes - stackBytes - rig.last('status').stackFree),
  ).toBeLessThanOrEqual(4);
});
