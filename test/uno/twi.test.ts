import { expect, test } from 'vitest';
import type { Core } from '../../src/uno/core.ts';
import { Twi, type TwoWireDevice } from '../../src/uno/twi.ts';
import { REGISTER } from '../rig/avr-program.ts';
import { bareCore } from '../rig/bare-core.ts';

const { TWBR, TWSR, TWDR, TWCR } = REGISTER;
const TWINT = 0x80;
const TWEA = 0x40;
const TWSTA = 0x20;
const TWSTO = 0x10;
const TWEN = 0x04;
/** TWBR 12 without prescaler: 16 + 24 cycles, 400 kHz. */
const PERIOD = 40;
const BYTE = 9 * PERIOD;

class Memory implements TwoWireDevice {
  readonly address = 0x70;
  readonly written: number[] = [];

  begin(): boolean {
    return true;
  }

  write(value: number): boolean {
    this.written.push(value);
    return value !== 0xee;
  }

  read(): number {
    return 0x5a;
  }
}

function rig(stuck = false): { core: Core; device: Memory; bus: { stuck: boolean } } {
  const device = new Memory();
  const bus = { devices: [device], stuck };
  const core = bareCore();
  new Twi(core, bus);
  core.writeData(TWBR, 12);
  return { core, device, bus };
}

/** Starts an operation; returns its length in cycles and the status after it, or undefined if it never ends. */
function operate(core: Core, control: number): { cycles: number; status: number } | undefined {
  const start = core.cycles;
  core.writeData(TWCR, control | TWINT | TWEN);
  while ((core.readData(TWCR) & TWINT) === 0) {
    if (core.cycles > start + 100_000) return undefined;
    core.runUntil(core.cycles + 1);
  }
  return { cycles: core.cycles - start, status: core.readData(TWSR) & 0xf8 };
}

function send(core: Core, value: number): { cycles: number; status: number } | undefined {
  core.writeData(TWDR, value);
  return operate(core, 0);
}

test('a START takes one SCL period, every byte nine', () => {
  const { core, device } = rig();
  expect(operate(core, TWSTA)).toEqual({ cycles: PERIOD, status: 0x08 });
  expect(send(core, 0xe0)).toEqual({ cycles: BYTE, status: 0x18 });
  expect(send(core, 0x21)).toEqual({ cycles: BYTE, status: 0x28 });
  expect(operate(core, TWSTA)).toEqual({ cycles: PERIOD, status: 0x10 });
  expect(device.written).toEqual([0x21]);
});

test('after a STOP the bus is free and TWINT stays clear', () => {
  const { core } = rig();
  operate(core, TWSTA);
  send(core, 0xe0);
  expect(operate(core, TWSTO)).toBeUndefined();
  expect(core.readData(TWCR) & (TWSTO | TWINT)).toBe(0);
  expect(core.readData(TWSR) & 0xf8).toBe(0xf8);
  expect(operate(core, TWSTA)?.status).toBe(0x08);
});

test('an address that nobody has, and a byte that is refused, are not acknowledged', () => {
  const { core } = rig();
  operate(core, TWSTA);
  expect(send(core, 0xe2)?.status).toBe(0x20);
  operate(core, TWSTA);
  send(core, 0xe0);
  expect(send(core, 0xee)?.status).toBe(0x30);
});

test('bytes are read with and without an acknowledge', () => {
  const { core } = rig();
  operate(core, TWSTA);
  expect(send(core, 0xe1)?.status).toBe(0x40);
  expect(operate(core, TWEA)).toEqual({ cycles: BYTE, status: 0x50 });
  expect(core.readData(TWDR)).toBe(0x5a);
  expect(operate(core, 0)?.status).toBe(0x58);
});

test('on a stuck bus nothing ends, until the interface is switched off and on again', () => {
  const { core, bus } = rig(true);
  expect(operate(core, TWSTA)).toBeUndefined();
  core.writeData(TWCR, 0);
  bus.stuck = false;
  expect(operate(core, TWSTA)?.status).toBe(0x08);
});

test('the prescaler slows the clock down', () => {
  const { core } = rig();
  core.writeData(TWSR, 1);
  expect(operate(core, TWSTA)?.cycles).toBe(16 + 2 * 12 * 4);
});

test('the interrupt ends when the next operation is started, and comes again with its end', () => {
  const { core } = rig();
  const TWIE = 0x01;
  const VECTOR = 0x30;
  operate(core, TWSTA | TWIE);
  expect(core.nextInterrupt).toBe(VECTOR);
  core.writeData(TWDR, 0xe0);
  core.writeData(TWCR, TWINT | TWEN | TWIE);
  expect(core.nextInterrupt).toBe(-1);
  expect(operate(core, TWIE)?.status).toBe(0x18);
  expect(core.nextInterrupt).toBe(VECTOR);
});
