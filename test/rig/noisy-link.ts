/** A link that loses, doubles, damages and delays bytes in both directions, as a bad cable or a hasty USB bridge does. */
import type { Clock } from '../../src/clock/clock.ts';
import type { Link, LinkListener } from '../../src/link/link.ts';

/** Shares of the bytes, 0..1. */
export interface Noise {
  readonly lost: number;
  readonly doubled: number;
  /** One bit of the byte is another one: eight times the rate of bit errors. */
  readonly changed: number;
  /** Only one direction is spoilt; otherwise both. */
  readonly only?: 'sent' | 'heard';
  /** Further bytes of anything before a byte. */
  readonly garbage?: number;
  /** Chunks may be late by up to this long; their order stays. */
  readonly delayMs?: number;
}

export const SILENCE: Noise = { lost: 0, doubled: 0, changed: 0 };

export class NoisyLink implements Link {
  readonly #inner: Link;
  readonly #random: () => number;
  readonly #clock: Clock | undefined;
  noise: Noise = SILENCE;
  /** Bytes that did not pass as they were, or were never sent. */
  damaged = 0;
  #hear: (bytes: Uint8Array) => void = () => {};

  /** `random`: 0..1. The clock is needed for delays only. */
  constructor(inner: Link, random: () => number, clock?: Clock) {
    this.#inner = inner;
    this.#random = random;
    this.#clock = clock;
  }

  get name(): string {
    return this.#inner.name;
  }

  open(listener: LinkListener): Promise<void> {
    let open = true;
    this.#hear = this.#late((bytes) => {
      if (open) listener.bytes(bytes);
    });
    return this.#inner.open({
      bytes: (chunk) => {
        const heard = this.noise.only === 'sent' ? chunk : this.#spoil(chunk);
        if (heard.length > 0) this.#hear(heard);
      },
      closed: (reason) => {
        open = false;
        listener.closed(reason);
      },
    });
  }

  readonly #send = this.#late((bytes) => this.#inner.write(bytes));

  write(bytes: Uint8Array): void {
    this.#send(this.noise.only === 'heard' ? bytes : this.#spoil(bytes));
  }

  /** Bytes out of nowhere, to both sides. */
  flood(bytes: Uint8Array): void {
    this.damaged += bytes.length;
    this.#inner.write(bytes);
    this.#hear(bytes);
  }

  reset(): Promise<void> {
    return this.#inner.reset();
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  /** One direction of the wire: no chunk overtakes another. */
  #late(pass: (bytes: Uint8Array) => void): (bytes: Uint8Array) => void {
    let freeMs = 0;
    return (bytes) => {
      const clock = this.#clock;
      const now = clock?.now() ?? 0;
      const atMs = Math.max(freeMs, now + (this.noise.delayMs ?? 0) * this.#random());
      if (clock === undefined || atMs <= now) return pass(bytes);
      freeMs = atMs;
      clock.after(atMs - now, () => pass(bytes));
    };
  }

  #spoil(bytes: Uint8Array): Uint8Array {
    const { lost, doubled, changed, garbage = 0 } = this.noise;
    if (lost + doubled + changed + garbage === 0) return bytes;
    const out = [...bytes].flatMap((byte) => {
      const fate = this.#random();
      if (fate >= lost + doubled + changed + garbage) return [byte];
      this.damaged += 1;
      if (fate < lost) return [];
      if (fate < lost + doubled) return [byte, byte];
      if (fate < lost + doubled + changed) return [byte ^ (1 << Math.floor(this.#random() * 8))];
      return [Math.floor(this.#random() * 256), byte];
    });
    return Uint8Array.from(out);
  }
}
