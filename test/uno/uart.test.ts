import { expect, test } from 'vitest';
import type { Core } from '../../src/uno/core.ts';
import { SerialLine } from '../../src/uno/serial-line.ts';
import { Uart, type UartFigures } from '../../src/uno/uart.ts';
import { Uno } from '../../src/uno/uno.ts';
import { avrProgram, ECHO_PROGRAM, label, REGISTER, rjmp, sleep, store, uartOn } from '../rig/avr-program.ts';
import { bareCore } from '../rig/bare-core.ts';

const { UCSR0A, UCSR0B, UBRR0L, UDR0 } = REGISTER;
const RXC = 0x80;
const TXC = 0x40;
const UDRE = 0x20;
const FE = 0x10;
const DOR = 0x08;
const BYTE_CYCLES = 640;
const CYCLES_PER_MS = 16_000;

interface Rig {
  readonly core: Core;
  readonly uart: Uart;
  readonly line: SerialLine;
  readonly figures: UartFigures;
  readonly sent: { readonly value: number; readonly at: number }[];
}

function rig(divisor = 7): Rig {
  const sent: { value: number; at: number }[] = [];
  const figures = { overruns: 0, unheard: 0, garbled: 0 };
  const core = bareCore();
  const line: SerialLine = new SerialLine(
    core.events,
    () => core.cycles,
    16_000_000,
    250_000,
    () => uart,
  );
  const uart = new Uart(core, 16_000_000, line, figures, (value) => sent.push({ value, at: core.cycles }));
  core.writeData(UCSR0A, 0x02);
  core.writeData(UBRR0L, divisor);
  core.writeData(UCSR0B, 0x18);
  return { core, uart, line, figures, sent };
}

function receive(uart: Uart, ...values: number[]): void {
  for (const value of values) {
    uart.startBit();
    uart.receive(value);
  }
}

test('three bytes wait without loss; a fourth that begins costs the one in the shift register and sets DOR', () => {
  const { core, uart, figures } = rig();
  receive(uart, 1, 2, 3);
  expect(figures.overruns).toBe(0);
  expect(core.readData(UCSR0A) & DOR).toBe(0);
  uart.startBit();
  expect(core.readData(UCSR0A) & DOR).toBe(DOR);
  uart.receive(4);
  expect(figures.overruns).toBe(1);
  expect([core.readData(UDR0), core.readData(UDR0), core.readData(UDR0)]).toEqual([1, 2, 4]);
  expect(core.readData(UCSR0A) & (RXC | DOR)).toBe(0);
});

test('reading UDR0 ends the overrun, and room for three bytes is there again', () => {
  const { core, uart, figures } = rig();
  receive(uart, 1, 2, 3, 4);
  core.readData(UDR0);
  expect(core.readData(UCSR0A) & DOR).toBe(0);
  receive(uart, 5);
  expect(figures.overruns).toBe(1);
});

test('a byte that waits survives a write to UCSR0B', () => {
  const { core, uart } = rig();
  receive(uart, 0x42);
  core.writeData(UCSR0B, 0x98);
  core.writeData(UCSR0B, 0x18);
  expect(core.readData(UCSR0A) & RXC).toBe(RXC);
  expect(core.readData(UDR0)).toBe(0x42);
});

test('switching the receiver off empties it, and what comes then is unheard', () => {
  const { core, uart, figures } = rig();
  receive(uart, 1, 2);
  core.writeData(UCSR0B, 0x08);
  expect(core.readData(UCSR0A) & RXC).toBe(0);
  receive(uart, 3);
  expect(figures.unheard).toBe(1);
});

test('the receive interrupt asks as long as a byte waits, without any enable being written again', () => {
  const { core, uart } = rig();
  core.writeData(UCSR0B, 0x98);
  receive(uart, 1, 2);
  expect(core.nextInterrupt).toBe(0x24);
  core.readData(UDR0);
  expect(core.nextInterrupt).toBe(0x24);
  core.readData(UDR0);
  expect(core.nextInterrupt).toBe(-1);
});

test('a byte leaves ten bit times after the write, the second one right behind it', () => {
  const { core, sent } = rig();
  const start = core.cycles;
  core.writeData(UDR0, 0x11);
  expect(core.readData(UCSR0A) & UDRE).toBe(UDRE);
  core.writeData(UDR0, 0x22);
  expect(core.readData(UCSR0A) & UDRE).toBe(0);
  // No room for a third: the chip ignores it.
  core.writeData(UDR0, 0x33);
  core.runUntil(start + BYTE_CYCLES - 1);
  expect(sent).toEqual([]);
  core.runUntil(start + BYTE_CYCLES);
  expect(core.readData(UCSR0A) & (UDRE | TXC)).toBe(UDRE);
  core.runUntil(start + 3 * BYTE_CYCLES);
  expect(sent).toEqual([
    { value: 0x11, at: start + BYTE_CYCLES },
    { value: 0x22, at: start + 2 * BYTE_CYCLES },
  ]);
  expect(core.readData(UCSR0A) & TXC).toBe(TXC);
  core.writeData(UCSR0A, 0x02 | TXC);
  expect(core.readData(UCSR0A) & TXC).toBe(0);
});

test('at another baud rate the receiver samples what is on the wire: too few bits, a break, or nothing', () => {
  const heard = (chipBaud: number, hostBaud: number, ...bytes: number[]) => {
    const { core, uart, figures, line } = rig(16_000_000 / 8 / chipBaud - 1);
    line.baud = hostBaud;
    line.write(Uint8Array.from(bytes));
    const frames: string[] = [];
    core.runUntil(core.cycles + 2 * CYCLES_PER_MS);
    while (core.readData(UCSR0A) & RXC) {
      const flags = core.readData(UCSR0A) & FE;
      frames.push(core.readData(UDR0).toString(16) + (flags ? ' FE' : ''));
    }
    expect(figures.garbled).toBe(frames.length);
    expect(uart.baud).toBeCloseTo(chipBaud, 0);
    return frames;
  };
  // Low for nine bits of 4 µs is low for the start and three bits of 8 µs.
  expect(heard(125_000, 250_000, 0x00)).toEqual(['f8']);
  expect(heard(125_000, 250_000, 0x00, 0xff)).toEqual(['f8']);
  // High again in the middle of what would be the start bit: a spike.
  expect(heard(125_000, 250_000, 0x55, 0x55)).toEqual([]);
  expect(heard(250_000, 125_000, 0x00)).toEqual(['0 FE']);
  expect(heard(250_000, 125_000, 0xff)).toEqual(['fe']);
});

test('at another baud rate than the host’s bytes leave damaged', () => {
  const { core, figures, sent } = rig(8);
  core.writeData(UDR0, 0x66);
  core.runUntil(core.cycles + 1000);
  expect(sent.map(({ value }) => value)).not.toContain(0x66);
  expect(figures.garbled).toBe(1);
});

test('a byte from the host is readable ten bit times after it was written, the next ten later', () => {
  const uno = new Uno(avrProgram([uartOn(), store(REGISTER.SMCR, 1), label('idle'), sleep, rjmp('idle')]));
  uno.run(1);
  const start = uno.cycle;
  uno.write(Uint8Array.of(1, 2));
  uno.runUntil((start + BYTE_CYCLES - 1) / CYCLES_PER_MS);
  expect(uno.peek(UCSR0A)! & RXC).toBe(0);
  uno.runUntil((start + BYTE_CYCLES) / CYCLES_PER_MS);
  expect(uno.peek(UCSR0A)! & RXC).toBe(RXC);
});

test('a chip that answers each byte at once echoes 1,000 bytes at full speed without a loss', () => {
  const uno = new Uno(ECHO_PROGRAM);
  const heard: number[] = [];
  uno.onBytes = (bytes) => heard.push(...bytes);
  uno.run(1);
  const sent = Uint8Array.from({ length: 1000 }, (_, i) => i);
  uno.write(sent);
  uno.run(50);
  expect(heard).toEqual([...sent]);
  expect(uno.figures().overruns).toBe(0);
});

test('a chip that reads nothing keeps three of five bytes', () => {
  const uno = new Uno(avrProgram([uartOn(), label('deaf'), rjmp('deaf')]));
  uno.run(1);
  uno.write(Uint8Array.of(1, 2, 3, 4, 5));
  uno.run(1);
  expect(uno.figures().overruns).toBe(2);
});
