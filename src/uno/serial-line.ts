/** The wire from the USB bridge to the chip's RX pin: one byte after the other, ten bit times each. */
import type { EventQueue } from './event-queue.ts';
import { BITS_PER_BYTE } from './uart.ts';

export interface Receiver {
  startBit(): void;
  receive(value: number): void;
}

export class SerialLine {
  readonly #events: EventQueue;
  readonly #now: () => number;
  readonly #byteCycles: number;
  readonly #receiver: () => Receiver | undefined;
  #queue: number[] = [];
  #sending = false;
  /** Bytes that arrived while nobody was there: chip without power or in its bootloader. */
  unheard = 0;

  constructor(
    events: EventQueue,
    now: () => number,
    bitCycles: number,
    receiver: () => Receiver | undefined,
  ) {
    this.#events = events;
    this.#now = now;
    this.#byteCycles = bitCycles * BITS_PER_BYTE;
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

  #begin(at: number): void {
    this.#sending = this.#queue.length > 0;
    if (!this.#sending) return;
    this.#receiver()?.startBit();
    const arrivesAt = at + this.#byteCycles;
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
