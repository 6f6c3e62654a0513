import { afterEach, expect, test } from 'vitest';
import type { Fault } from '../../src/fault/fault.ts';
import { type EmulatedUno, startEmulatedUno } from '../../src/link/chip-host.ts';
import {
  avrProgram,
  ECHO_PROGRAM,
  hexOf,
  input,
  label,
  lds,
  REGISTER,
  rjmp,
  sbrs,
  store,
  sts,
  uartOn,
} from '../rig/avr-program.ts';

const started: EmulatedUno[] = [];
afterEach(async () => {
  for (const uno of started.splice(0)) await uno.close();
});

function start(program: Uint16Array): EmulatedUno {
  const uno = startEmulatedUno({ hex: hexOf(program), file: 'test.hex' });
  started.push(uno);
  return uno;
}

/** Opens the link; `next` resolves with the next byte, `closed` with the reason of the end. */
async function listen({ link }: EmulatedUno) {
  const waiting: ((byte: number) => void)[] = [];
  const heard: number[] = [];
  const { promise: closed, resolve: end } = Promise.withResolvers<Fault | undefined>();
  await link.open({
    bytes: (chunk) => {
      for (const byte of chunk) {
        const taker = waiting.shift();
        if (taker) taker(byte);
        else heard.push(byte);
      }
    },
    closed: end,
  });
  const next = () =>
    new Promise<number>((resolve) => {
      const byte = heard.shift();
      if (byte === undefined) waiting.push(resolve);
      else resolve(byte);
    });
  return { next, closed };
}

/** Sends what port D reads whenever it was asked to by any byte. */
const TELL_PINS = avrProgram([
  uartOn(),
  store(REGISTER.PORTD, 0xff),
  label('wait'),
  lds(17, REGISTER.UCSR0A),
  sbrs(17, 7),
  rjmp('wait'),
  lds(17, REGISTER.UDR0),
  input(18, 0x09),
  sts(REGISTER.UDR0, 18),
  rjmp('wait'),
]);

test('bytes go to the chip in the worker and come back', async () => {
  const uno = start(ECHO_PROGRAM);
  const { next } = await listen(uno);
  uno.link.write(Uint8Array.of(1, 2, 3));
  expect([await next(), await next(), await next()]).toEqual([1, 2, 3]);
});

test('a press moves the pin of the chip, a release moves it back', async () => {
  const uno = start(TELL_PINS);
  const { next } = await listen(uno);
  const ask = () => {
    uno.link.write(Uint8Array.of(0));
    return next();
  };
  expect((await ask()) & 0x10).toBe(0x10);
  uno.press('hold3');
  expect((await ask()) & 0x10).toBe(0);
  uno.release('hold3');
  expect((await ask()) & 0x10).toBe(0x10);
});

test('pulling the cable is a lost link; it opens again only when it is plugged in', async () => {
  const uno = start(ECHO_PROGRAM);
  const { closed } = await listen(uno);
  uno.setCable(false);
  expect((await closed)?.code).toBe('link-lost');
  await expect(listen(uno)).rejects.toThrow('the cable is out');
});

test('closing ends the thread and the open link, without a fault', async () => {
  const uno = start(ECHO_PROGRAM);
  const { closed } = await listen(uno);
  await uno.close();
  expect(await closed).toBeUndefined();
  await expect(listen(uno)).rejects.toThrow('its thread has ended');
});

test('a thread that dies of its program is a lost link that says why', async () => {
  // Sleeping deeper than idle is what the emulation refuses.
  const uno = start(
    avrProgram([
      uartOn(),
      label('wait'),
      lds(17, REGISTER.UCSR0A),
      sbrs(17, 7),
      rjmp('wait'),
      store(REGISTER.SMCR, 5),
      { words: 1, encode: () => [0x9588] },
    ]),
  );
  const { closed } = await listen(uno);
  uno.link.write(Uint8Array.of(1));
  const reason = await closed;
  expect(reason?.code).toBe('link-lost');
  expect(reason?.detail).toContain('mode 2');
});

test('a file that is no program is refused before any thread is started', () => {
  expect(() => startEmulatedUno({ hex: 'nonsense', file: 'odd.hex' })).toThrow('odd.hex, line 1');
});
