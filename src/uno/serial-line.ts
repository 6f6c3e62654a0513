/**
 * The wire from the USB bridge to the chip's RX pin: one byte after the other, ten bit times each. Its level is known at
 * every instant, for a receiver that samples it at another rate: what the table says to a bootloader that still listens.
 */
import type { EventQueue } from './event-queue.ts';

export const BITS_PER_BYTE = 10;
/** Longer ago than this is no bit of a byte that is being received: a byte at 9,600 baud, in bytes at 250,000. */
const KEPT_BYTES = 32;

export interface Receiver {
  startBit(): void;
  receive(value: number): void;
}

/** The wire as a receiver knows it. */
export interface HostWire {
  /** Baud rate of the host's end. */
  readonly baud: number;
  /** High without a byte on it. */
  isHigh(cycle: number): boolean;
  /** The first falling edge after `cycle` within the bytes that have begun by now. */
  fallAfter(cycle: number): number | undefined;
}

interface Sent {
  readonly at: number;
  readonly bitCycles: number;
  /** Start bit, eight data bits, stop bit, from bit 0 up. */
  readonly bits: number;
}

export class SerialLine implements HostWire {
  readonly #events: EventQueue;
  readonly #now: () => number;
  readonly #clockHz: number;
  readonly #receiver: () => Receiver | undefined;
  #queue: number[] = [];
  #sent: Sent[] = [];
  #sending = false;
  /** Of the bytes that begin from now on. */
  baud: number;
  /** Bytes that arrived while nobody was there: chip without power. */
  unheard = 0;

  constructor(
    events: EventQueue,
    now: () => number,
    clockHz: number,
    baud: number,
    receiver: () => Receiver | undefined,
  ) {
    this.#events = events;
    this.#now = now;
    this.#clockHz = clockHz;
    this.baud = baud;
    this.#receiver = receiver;
  }

  /** Bytes that have not completely arrived. */
  get pending(): number {
    return this.#queue.length;
  }

  write(bytes: Uint8Array): void {
    for (const byte of bytes) this.#queue.push(byte);
    if (!this.#sending) this.#begin(this.#now());
  }

  /** The cable is out: what has not arrived never will. */
  cut(): void {
    this.#queue = [];
  }

  isHigh(cycle: number): boolean {
    const byte = this.#sent.findLast(({ at }) => at <= cycle);
    if (byte === undefined) return true;
    const bit = Math.floor((cycle - byte.at) / byte.bitCycles);
    return bit >= BITS_PER_BYTE || ((byte.bits >> bit) & 1) === 1;
  }

  fallAfter(cycle: number): number | undefined {
    for (const { at, bitCycles, bits } of this.#sent) {
      for (let bit = 0; bit < BITS_PER_BYTE; bit += 1) {
        const edge = at + bit * bitCycles;
        // Before its start bit stands a stop bit, or the wire at rest.
        const wasHigh = bit === 0 || ((bits >> (bit - 1)) & 1) === 1;
        if (edge > cycle && wasHigh && ((bits >> bit) & 1) === 0) return edge;
      }
    }
    return undefined;
  }

  #begin(at: number): void {
    const value = this.#queue[0];
    this.#sending = value !== undefined;
    if (value === undefined) return;
    const bitCycles = this.#clockHz / this.baud;
    this.#sent.push({ at, bitCycles, bits: (value << 1) | (1 << (BITS_PER_BYTE - 1)) });
    if (this.#sent.length > KEPT_BYTES) this.#sent.shift();
    this.#receiver()?.startBit();
    const arrivesAt = at + bitCycles * BITS_PER_BYTE;
    this.#events.add(arrivesAt, () => this.#arrive(arrivesAt));
  }

  #arrive(at: number): void {
    const byte = this.#queue.shift();
    if (byte !== undefined) {
      const receiver = this.#receiver();
      if (receiver === undefined) this.unheard += 1;
      else receiver.receive(byte);
    }
    this.#begin(at);
  }
}
