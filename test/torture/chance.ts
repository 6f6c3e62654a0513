/** Repeatable chance: the same seed tortures in the same way. Never used for dice. */
import { noise } from '../../src/uno/random.ts';

export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = noise(seed);
  }

  /** 0 up to, not including, 1. */
  share(): number {
    return this.#next() / 2 ** 32;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.share() * limit);
  }

  /** `least` up to, not including, `most`. */
  between(least: number, most: number): number {
    return least + this.share() * (most - least);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.below(256));
  }

  /** A chance of its own: what one part draws does not change what another one gets. */
  fork(): Chance {
    return new Chance(this.#next());
  }
}
