import { expect, test } from 'vitest';
import { Uno } from '../../src/uno/uno.ts';
import {
  avrProgram,
  inc,
  label,
  ldi,
  lds,
  REGISTER,
  rjmp,
  sbi,
  sleep,
  store,
  sts,
  uartOn,
} from '../rig/avr-program.ts';

const COUNTER = 0x200;
const CAUSE = 0x201;
const EECR_IO = 0x1f;
const rest = [store(REGISTER.SMCR, 1), label('idle'), sleep, rjmp('idle')].flat();

/** Counts its lives in SRAM and notes why each began. */
const COUNTING = avrProgram([
  lds(16, COUNTER),
  inc(16),
  sts(COUNTER, 16),
  lds(17, REGISTER.MCUSR),
  sts(CAUSE, 17),
  uartOn(),
  rest,
]);

test('a reset keeps what is in the SRAM, and MCUSR gathers the causes until the program clears them or the power goes', () => {
  const uno = new Uno(COUNTING);
  uno.run(1);
  expect(uno.peek(CAUSE)).toBe(1);
  const first = uno.peek(COUNTER)!;
  uno.reset('button');
  uno.run(1);
  expect([uno.peek(COUNTER), uno.peek(CAUSE)]).toEqual([(first + 1) & 0xff, 1 | 2]);
  uno.reset('brownOut');
  uno.run(1);
  expect([uno.peek(COUNTER), uno.peek(CAUSE)]).toEqual([(first + 2) & 0xff, 1 | 2 | 4]);
  expect(uno.figures().resets).toEqual({ power: 1, button: 1, cable: 0, brownOut: 1, watchdog: 0 });
  uno.switchPower(false);
  uno.switchPower(true);
  uno.run(1);
  expect(uno.peek(CAUSE)).toBe(1);
});

test('a reset is a new chip: its registers stand as at the beginning', () => {
  const uno = new Uno(avrProgram([lds(17, REGISTER.UCSR0B), sts(COUNTER, 17), uartOn(), rest]));
  uno.run(1);
  expect(uno.peek(REGISTER.UCSR0B)).toBe(0x18);
  uno.reset('button');
  uno.run(1);
  expect(uno.peek(COUNTER)).toBe(0);
});

test('power-up leaves noise in the SRAM, other noise every time, the same for the same seed', () => {
  const dump = (uno: Uno) => Array.from({ length: 64 }, (_, i) => uno.peek(0x400 + i));
  const uno = new Uno(COUNTING, { seed: 5 });
  const first = dump(uno);
  uno.switchPower(false);
  uno.switchPower(true);
  expect(dump(uno)).not.toEqual(first);
  expect(new Set(first).size).toBeGreaterThan(30);
  expect(dump(new Uno(COUNTING, { seed: 5 }))).toEqual(first);
  expect(dump(new Uno(COUNTING, { seed: 6 }))).not.toEqual(first);
});

test('the EEPROM outlives resets and power', () => {
  const program = avrProgram([
    sbi(EECR_IO, 0),
    lds(16, REGISTER.EEDR),
    sts(COUNTER, 16),
    inc(16),
    sts(REGISTER.EEDR, 16),
    sbi(EECR_IO, 2),
    sbi(EECR_IO, 1),
    rest,
  ]);
  const uno = new Uno(program);
  const lives: (number | undefined)[] = [];
  for (const restart of [() => uno.reset('button'), () => uno.switchPower(false), () => undefined]) {
    uno.switchPower(true);
    uno.run(10);
    lives.push(uno.peek(COUNTER));
    restart();
  }
  expect(lives).toEqual([0xff, 0, 1]);
});

test('time never goes back, and goes on without power', () => {
  const uno = new Uno(COUNTING);
  const times = [uno.nowMs];
  const note = (action: () => void) => {
    action();
    times.push(uno.nowMs);
    uno.run(2);
    times.push(uno.nowMs);
  };
  note(() => uno.reset('button'));
  note(() => uno.reset('watchdog'));
  note(() => uno.switchPower(false));
  note(() => uno.switchPower(true));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(uno.nowMs).toBeCloseTo(8, 3);
  expect(uno.peek(COUNTER)).toBeDefined();
});

test('a watchdog that nobody feeds resets the chip, says so, and barks on until the flag is cleared', () => {
  const change = store(REGISTER.WDTCSR, 0x18);
  const tame = [store(REGISTER.MCUSR, 0), change, store(REGISTER.WDTCSR, 0)].flat();
  const note = [lds(17, REGISTER.MCUSR), sts(CAUSE, 17)];
  // 32 ms at first; the first two instructions after `change` must come within four cycles.
  const arm = [ldi(18, 0x18), ldi(19, 0x09), sts(REGISTER.WDTCSR, 18), sts(REGISTER.WDTCSR, 19)];
  const wild = new Uno(avrProgram([note, arm, rest]));
  wild.run(31);
  expect(wild.figures().resets.watchdog).toBe(0);
  wild.run(2);
  expect(wild.figures().resets.watchdog).toBe(1);
  expect(wild.peek(CAUSE)).toBe(1 | 8);

  const untamed = new Uno(avrProgram([note, rest]));
  untamed.reset('watchdog');
  untamed.run(50);
  // 16 ms each, although this program never switched it on.
  expect(untamed.figures().resets.watchdog).toBe(4);

  const tamed = new Uno(avrProgram([note, tame, rest]));
  tamed.reset('watchdog');
  tamed.run(100);
  expect(tamed.figures().resets.watchdog).toBe(1);
});
