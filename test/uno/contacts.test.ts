import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INPUTS, type Input } from '../../hardware/cabinet.ts';
import { ATMEGA328P } from '../../hardware/chips/atmega328p.ts';
import { bounceEdges } from '../../src/uno/bounce.ts';
import { Uno } from '../../src/uno/uno.ts';
import { avrProgram, label, REGISTER, rjmp, sleep, store } from '../rig/avr-program.ts';

/** All pull-ups on, then asleep. */
const PULLED_UP = avrProgram([
  store(REGISTER.PORTB, 0xff),
  store(REGISTER.PORTD, 0xff),
  store(REGISTER.SMCR, 1),
  label('idle'),
  sleep,
  rjmp('idle'),
]);

function rig(): Uno {
  const uno = new Uno(PULLED_UP);
  uno.run(1);
  return uno;
}

function reads(uno: Uno, input: Input): boolean {
  const { port, bit } = ATMEGA328P.pins.find((pin) => pin.name === input)!;
  return (uno.peek(port === 'B' ? REGISTER.PINB : REGISTER.PIND)! & (1 << bit)) !== 0;
}

test('every input of the table reads high when open and low when pressed, and only that one', () => {
  const uno = rig();
  for (const input of INPUTS) {
    uno.press(input);
    expect(INPUTS.filter((other) => !reads(uno, other))).toEqual([input]);
    uno.release(input);
    expect(INPUTS.filter((other) => !reads(uno, other))).toEqual([]);
  }
});

test('an open contact without its pull-up reads low: the forgotten pull-up shows', () => {
  const uno = new Uno(avrProgram([label('idle'), rjmp('idle')]));
  uno.run(1);
  expect(reads(uno, 'hold3')).toBe(false);
});

test('a button held through a reset is still pressed after it', () => {
  const uno = rig();
  uno.press('select');
  uno.reset('button');
  uno.run(1);
  expect(reads(uno, 'select')).toBe(false);
  expect(reads(uno, 'next')).toBe(true);
});

test('a spike lasts as long as it was told to', () => {
  const uno = rig();
  uno.spike('hold1', 300);
  uno.run(0.299);
  expect(reads(uno, 'hold1')).toBe(false);
  uno.run(0.002);
  expect(reads(uno, 'hold1')).toBe(true);
});

test('a bouncing press and release end where they should, through the edges of their pattern', () => {
  const uno = rig();
  let changes = 0;
  let last = reads(uno, 'lever');
  const watch = (ms: number) => {
    for (let us = 0; us < ms * 1000; us += 1) {
      uno.run(0.001);
      if (reads(uno, 'lever') !== last) changes += 1;
      last = reads(uno, 'lever');
    }
  };
  const seed = Array.from({ length: 100 }, (_, i) => i).find((i) => bounceEdges(i, 'press').length > 3)!;
  uno.press('lever', { bounce: seed });
  last = true;
  watch(8);
  expect(last).toBe(false);
  expect(changes).toBeGreaterThan(1);
  uno.release('lever', { bounce: seed });
  watch(45);
  expect(last).toBe(true);
});

test('a newer press drops what is left of an older release', () => {
  const uno = rig();
  uno.press('hold2');
  uno.release('hold2', { delayUs: 500 });
  uno.press('hold2', { delayUs: 100 });
  uno.run(2);
  expect(reads(uno, 'hold2')).toBe(false);
});

test('an input that does not exist is refused with the names of those that do', () => {
  expect(() => rig().press('hold7' as Input)).toThrow(/"hold7".*hold1.*select/);
});

test('every bounce pattern begins at once, ascends, ends where it should, and comes again for its seed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('press' as const, 'release' as const), (seed, kind) => {
      const edges = bounceEdges(seed, kind);
      expect(edges[0]).toBe(0);
      expect(edges.length % 2).toBe(1);
      expect(edges.every((edge, i) => i === 0 || edge > edges[i - 1]!)).toBe(true);
      expect(bounceEdges(seed, kind)).toEqual(edges);
    }),
  );
});
