/**
 * What firmata-io and node-pixel take for a serial port, over a link: `write(bytes, done)` and the events open, data and
 * close. It keeps the books of the wire, so that a sender can stay just ahead of it, and holds everything back while the
 * board draws: node-pixel draws with interrupts off, and bytes that arrive then are lost (node-pixel issue 31).
 */
import { EventEmitter } from 'node:events';
import type { Clock } from '../../clock/clock.ts';

/** What Firmata firmwares open their UART with (node_pixel_firmata.ino: `Firmata.begin(57600)`). */
export const FIRMATA_BAUD = 57_600;
/** Start, eight data bits, stop. */
const BITS_PER_BYTE = 10;
export const MS_PER_BYTE = (BITS_PER_BYTE * 1000) / FIRMATA_BAUD;

export class Transport extends EventEmitter {
  /** Bytes written and read so far. */
  readonly bytes = { out: 0, in: 0 };
  /** Table time of the latest bytes from the board. */
  heardAtMs = Number.NEGATIVE_INFINITY;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #send: (bytes: Uint8Array) => void;
  /** Table time at which the last byte has left. */
  #freeAtMs = 0;
  #held: Uint8Array[] | undefined;
  #closed = false;

  constructor(clock: Pick<Clock, 'now'>, send: (bytes: Uint8Array) => void) {
    super();
    this.#clock = clock;
    this.#send = send;
  }

  /** How long the wire still needs for what was written, in milliseconds. */
  get backlogMs(): number {
    return Math.max(0, this.#freeAtMs - this.#clock.now());
  }

  write(bytes: Uint8Array, done?: (error: Error | null) => void): void {
    if (this.#held !== undefined) this.#held.push(bytes);
    else this.#put(bytes);
    done?.(null);
  }

  /** From now on everything waits; what was written before goes out. */
  hold(): void {
    this.#held ??= [];
  }

  /** What has waited goes out. */
  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const bytes of held) this.#put(bytes);
  }

  /** The link is open. */
  opened(): void {
    this.emit('open');
  }

  received(bytes: Uint8Array): void {
    if (this.#closed) return;
    this.bytes.in += bytes.length;
    this.heardAtMs = this.#clock.now();
    this.emit('data', Buffer.from(bytes));
  }

  /** Nothing goes in or out any more, and nobody listens: libraries keep their listeners for ever. */
  close(): void {
    this.#closed = true;
    this.emit('close');
    this.removeAllListeners();
  }

  #put(bytes: Uint8Array): void {
    if (this.#closed) return;
    this.bytes.out += bytes.length;
    this.#freeAtMs = Math.max(this.#clock.now(), this.#freeAtMs) + bytes.length * MS_PER_BYTE;
    this.#send(new Uint8Array(bytes));
  }
}
