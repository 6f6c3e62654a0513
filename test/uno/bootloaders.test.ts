/** The real bootloaders of Arduino on the emulated chip, with a program behind them that notes why it was started. */
import { describe, expect, test } from 'vitest';
import { KNOCK_BYTES } from '../../hardware/protocol.ts';
import { Uno } from '../../src/uno/uno.ts';
import { avrProgram, label, lds, REGISTER, rjmp, sleep, store, sts, uartOn } from '../rig/avr-program.ts';
import { BOOTLOADER_NAMES, bootloader } from '../rig/bootloaders.ts';

const CAUSE = 0x201;
const RUNS = 0x202;
const PROGRAM = avrProgram([
  lds(17, REGISTER.MCUSR),
  sts(CAUSE, 17),
  store(RUNS, 0x5a),
  uartOn(),
  store(REGISTER.SMCR, 1),
  label('idle'),
  sleep,
  rjmp('idle'),
]);

/** A frame that, without the zeros, would keep the old Nano's bootloader waiting for the rest of a command. */
const HELLO = [4, 1, 0xac, 11, 5, 184, 14, 138, 130, 0];
/** Longer than either bootloader listens. */
const LISTENS_MS = 2000;

/** Milliseconds until the program runs, or undefined if it does not. */
function untilProgram(uno: Uno): number | undefined {
  for (let ms = 1; ms <= LISTENS_MS; ms += 1) {
    uno.run(1);
    if (uno.running === 'program') return ms;
  }
  return undefined;
}

describe.each(BOOTLOADER_NAMES)('%s', (name) => {
  const start = () => new Uno(PROGRAM, { bootloader: bootloader(name) });

  test('listens for more than a second after the reset button, then runs the program', () => {
    const uno = start();
    untilProgram(uno);
    uno.reset('button');
    const ms = untilProgram(uno);
    expect(ms).toBeGreaterThan(1000);
    uno.run(1);
    expect(uno.peek(RUNS)).toBe(0x5a);
  });

  test('a second reset begins it anew', () => {
    const uno = start();
    untilProgram(uno);
    uno.reset('button');
    uno.run(900);
    uno.reset('cable');
    expect(untilProgram(uno)).toBeGreaterThan(1000);
  });

  test('what the table says to it at its own rate changes nothing and makes the program run sooner', () => {
    const uno = start();
    untilProgram(uno);
    const flash = uno.flash.slice();
    uno.reset('cable');
    let ms = 0;
    for (; uno.running !== 'program' && ms < 3000; ms += 10) {
      if (ms % 100 === 0) uno.write(Uint8Array.of(...Array(KNOCK_BYTES).fill(0), ...HELLO));
      uno.run(10);
    }
    expect(ms).toBeLessThan(600);
    expect(uno.flash).toEqual(flash);
    expect(uno.figures().garbled).toBeGreaterThan(0);
  });
});

test('Optiboot clears the cause of the reset and does not wait unless the button or the cable was it', () => {
  const uno = new Uno(PROGRAM, { bootloader: bootloader('Optiboot') });
  expect(untilProgram(uno)).toBe(67);
  uno.run(1);
  expect(uno.peek(CAUSE)).toBe(0);
});

test('the old Nano’s bootloader leaves the causes of all resets for the program, and waits at every one', () => {
  const uno = new Uno(PROGRAM, { bootloader: bootloader('ATmegaBOOT') });
  expect(untilProgram(uno)).toBeGreaterThan(1000);
  uno.run(1);
  expect(uno.peek(CAUSE)).toBe(1);
  uno.reset('button');
  untilProgram(uno);
  uno.run(1);
  expect(uno.peek(CAUSE)).toBe(3);
});

test('a watchdog that has bitten bites the old Nano’s bootloader again and again: its program never runs', () => {
  const uno = new Uno(PROGRAM, { bootloader: bootloader('ATmegaBOOT') });
  untilProgram(uno);
  uno.reset('watchdog');
  expect(untilProgram(uno)).toBeUndefined();
  expect(uno.figures().resets.watchdog).toBeGreaterThan(20);
  uno.reset('button');
  expect(untilProgram(uno)).toBeUndefined();
});
