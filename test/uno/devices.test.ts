import { expect, test } from 'vitest';
import { Ht16k33 } from '../../src/uno/ht16k33.ts';
import { Uno } from '../../src/uno/uno.ts';
import { avrProgram, type Line, label, REGISTER, rjmp, sbi, sleep, store } from '../rig/avr-program.ts';

const rest: readonly Line[] = [store(REGISTER.SMCR, 1), label('idle'), sleep, rjmp('idle')].flat();

/** Timer1 counts to 1999 at clk/8, OC1A high for the first `compare + 1` steps: 1 kHz. */
function tone(compare: number): readonly Line[] {
  return [
    sbi(0x04, 1),
    store(REGISTER.ICR1H, 1999 >> 8),
    store(REGISTER.ICR1L, 1999 & 0xff),
    store(REGISTER.OCR1AH, compare >> 8),
    store(REGISTER.OCR1AL, compare & 0xff),
    store(REGISTER.TCCR1A, 0x82),
    store(REGISTER.TCCR1B, 0x1a),
  ].flat();
}

test('the buzzer hears the frequency and the duty of Timer1’s tone, and its end', () => {
  const uno = new Uno(avrProgram([tone(499), rest]));
  uno.run(50);
  expect(uno.buzzer.hz(uno.cycle)).toBeCloseTo(1000, 6);
  expect(uno.buzzer.tones).toHaveLength(1);
  expect(uno.buzzer.tones[0]?.duty).toBeCloseTo(0.25, 2);
  uno.switchPower(false);
  uno.run(10);
  expect(uno.buzzer.hz(uno.cycle)).toBe(0);
});

test('the rail sense sees half of the LED supply', () => {
  const convert = [store(REGISTER.ADMUX, 0x43), store(REGISTER.ADCSRA, 0xc7)].flat();
  const uno = new Uno(avrProgram([convert, rest]));
  const measured = () => uno.peek(REGISTER.ADCL)! | (uno.peek(REGISTER.ADCH)! << 8);
  uno.run(1);
  expect(measured()).toBe(512);
  uno.setRail(4000);
  uno.reset('button');
  uno.run(1);
  expect(measured()).toBe(409);
});

test('a write to a timer’s flags clears those written as ones and leaves the others', () => {
  const uno = new Uno(
    avrProgram([
      // Timer1 at clk/1 soon passes 5 and 6 and sets both compare flags; then it stands still.
      store(REGISTER.OCR1AL, 5),
      store(REGISTER.OCR1BL, 6),
      store(REGISTER.TCCR1B, 0x01),
      store(0x200, 0),
      store(0x200, 0),
      store(REGISTER.TCCR1B, 0x00),
      store(REGISTER.TIFR1, 0x02),
      label('end'),
      rjmp('end'),
    ]),
  );
  uno.run(10);
  const flags = uno.peek(REGISTER.TIFR1)!;
  expect(flags & 0x02).toBe(0);
  expect(flags & 0x04).toBe(0x04);
});

test('Timer1 captures its count at the falling edge of PB0, but not where ICR1 is its top', () => {
  const capture = (mode: number) => {
    const uno = new Uno(avrProgram([store(REGISTER.PORTB, 0x01), store(REGISTER.TCCR1B, mode), rest]));
    uno.run(1);
    const started = uno.cycle;
    uno.press('lever');
    const count = uno.peek(REGISTER.ICR1L)! | (uno.peek(REGISTER.ICR1H)! << 8);
    return { flag: (uno.peek(REGISTER.TIFR1)! & 0x20) !== 0, count, started };
  };
  // clk/8, normal mode: two thousand steps in a millisecond, less the few instructions before the timer ran.
  const normal = capture(0x02);
  expect(normal.flag).toBe(true);
  expect(normal.count).toBeGreaterThan(1990);
  expect(normal.count).toBeLessThanOrEqual(2000);
  // CTC with ICR1 as top: the register is the top and stays what it is.
  expect(capture(0x1a)).toMatchObject({ flag: false, count: 0 });
});

test('a display module shows its RAM once oscillator and display are on', () => {
  const module = new Ht16k33(0x70);
  const send = (...bytes: number[]) => {
    module.begin();
    for (const byte of bytes) module.write(byte);
  };
  send(0x00, 0x34, 0x12, 0xff, 0x3f);
  expect(module.segments).toEqual([0, 0, 0, 0]);
  send(0x21);
  send(0x81);
  send(0xe7);
  expect(module.segments).toEqual([0x1234, 0x3fff, 0, 0]);
  expect(module.brightness).toBe(7);
  send(0x80);
  expect(module.segments).toEqual([0, 0, 0, 0]);
});

test('a module that is not fitted does not answer', () => {
  const module = new Ht16k33(0x71);
  expect(module.begin()).toBe(true);
  module.present = false;
  expect(module.begin()).toBe(false);
});
