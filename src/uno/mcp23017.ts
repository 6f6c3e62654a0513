/** A port expander: MCP23017 (Microchip DS20001952), as far as levels, pull-ups, latches and both register orders go; no interrupts. */
import type { TwoWireDevice } from './twi.ts';

/** By their place in one port's group of registers (table 3-1, IOCON.BANK = 1). */
const REGISTER = {
  direction: 0x0,
  polarity: 0x1,
  control: 0x5,
  pullUps: 0x6,
  port: 0x9,
  latch: 0xa,
} as const;
const GROUP_REGISTERS = 11;
const BANK = 0x80;
const SEQUENTIAL_OFF = 0x20;
const PORT_B = 0x10;

interface Port {
  /** By their place in the group; IOCON is one for both. */
  readonly registers: Uint8Array;
  /** Bit per pin whose contact to ground is closed. */
  closed: number;
}

export class Mcp23017 implements TwoWireDevice {
  readonly address: number;
  /** False: nothing answers at this address. */
  present: boolean;
  /** Bytes that it has acknowledged, its address not counted. */
  bytesReceived = 0;
  readonly #ports: readonly [Port, Port] = [
    { registers: new Uint8Array(GROUP_REGISTERS), closed: 0 },
    { registers: new Uint8Array(GROUP_REGISTERS), closed: 0 },
  ];
  #control = 0;
  #pointer = 0;
  /** The next byte names a register. */
  #names = true;

  constructor(address: number, present: boolean) {
    this.address = address;
    this.present = present;
    this.restart();
  }

  /** The supply went and came: all pins are inputs, the registers of both ports alternate. */
  restart(): void {
    for (const { registers } of this.#ports) registers.fill(0)[REGISTER.direction] = 0xff;
    this.#control = 0;
    this.#pointer = 0;
  }

  /** A contact between a pin of port A (0) or B (1) and ground. */
  setContact(port: 0 | 1, bit: number, closed: boolean): void {
    const mask = 1 << bit;
    this.#ports[port].closed = closed ? this.#ports[port].closed | mask : this.#ports[port].closed & ~mask;
  }

  /** Whether this pin is driven high. */
  isHigh(port: 0 | 1, bit: number): boolean {
    const { registers } = this.#ports[port];
    return this.present && ((registers[REGISTER.latch]! & ~registers[REGISTER.direction]!) >> bit) % 2 === 1;
  }

  begin(): boolean {
    this.#names = true;
    return this.present;
  }

  write(value: number): boolean {
    this.bytesReceived += 1;
    if (this.#names) {
      this.#names = false;
      this.#pointer = value;
      return true;
    }
    const place = this.#place();
    this.#advance();
    if (place === undefined) return true;
    if (place.register === REGISTER.control) this.#control = value;
    // A write to the port is one to its latch (section 3.5.10).
    else if (place.register === REGISTER.port) place.port.registers[REGISTER.latch] = value;
    else place.port.registers[place.register] = value;
    return true;
  }

  read(): number {
    const place = this.#place();
    this.#advance();
    if (place === undefined) return 0;
    if (place.register === REGISTER.control) return this.#control;
    return place.register === REGISTER.port ? levelsOf(place.port) : place.port.registers[place.register]!;
  }

  /** Undefined: there is no register. */
  #place(): { readonly port: Port; readonly register: number } | undefined {
    const [a, b] = this.#ports;
    const banked = (this.#control & BANK) !== 0;
    const register = banked ? this.#pointer & ~PORT_B : this.#pointer >> 1;
    if (register >= GROUP_REGISTERS) return undefined;
    const isB = banked ? (this.#pointer & PORT_B) !== 0 : this.#pointer % 2 === 1;
    return { port: isB ? b : a, register };
  }

  /** Section 3.2.1: without sequence the pointer stays, or goes to and fro between a pair that alternates. */
  #advance(): void {
    if ((this.#control & SEQUENTIAL_OFF) === 0) this.#pointer = (this.#pointer + 1) & 0xff;
    else if ((this.#control & BANK) === 0) this.#pointer ^= 1;
  }
}

/** An input floats high or low without its pull-up: high here, as long wires beside switched loads tend to be. */
function levelsOf({ registers, closed }: Port): number {
  const direction = registers[REGISTER.direction]!;
  const inputs = ~closed & 0xff;
  const levels = (registers[REGISTER.latch]! & ~direction) | (inputs & direction);
  return (levels ^ (registers[REGISTER.polarity]! & direction)) & 0xff;
}
