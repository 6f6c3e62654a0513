/** A link that loses, doubles and damages bytes in both directions, as a bad cable or a hasty USB bridge does. */
import type { Link, LinkListener } from '../../src/link/link.ts';

/** Shares of the bytes, 0..1. */
export interface Noise {
  readonly lost: number;
  readonly doubled: number;
  readonly changed: number;
}

export const SILENCE: Noise = { lost: 0, doubled: 0, changed: 0 };

export class NoisyLink implements Link {
  readonly #inner: Link;
  readonly #random: () => number;
  noise: Noise = SILENCE;
  /** Bytes that did not pass as they were. */
  damaged = 0;

  constructor(inner: Link, random: () => number) {
    this.#inner = inner;
    this.#random = random;
  }

  get name(): string {
    return this.#inner.name;
  }

  open(listener: LinkListener): Promise<void> {
    return this.#inner.open({
      bytes: (chunk) => {
        const heard = this.#spoil(chunk);
        if (heard.length > 0) listener.bytes(heard);
      },
      closed: (reason) => listener.closed(reason),
    });
  }

  write(bytes: Uint8Array): void {
    this.#inner.write(this.#spoil(bytes));
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  #spoil(bytes: Uint8Array): Uint8Array {
    const { lost, doubled, changed } = this.noise;
    if (lost + doubled + changed === 0) return bytes;
    const out = [...bytes].flatMap((byte) => {
      const fate = this.#random();
      if (fate >= lost + doubled + changed) return [byte];
      this.damaged += 1;
      if (fate < lost) return [];
      return fate < lost + doubled ? [byte, byte] : [byte ^ (1 << Math.floor(this.#random() * 8))];
    });
    return Uint8Array.from(out);
  }
}
