/** Counts live connections, so that one address cannot take them all. */
import type { Limits } from './limits.ts';
import { plainAddress } from './names.ts';

export class Crowd {
  readonly #limits: Pick<Limits, 'perAddress' | 'total'>;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(limits: Pick<Limits, 'perAddress' | 'total'>) {
    this.#limits = limits;
  }

  /** Returns what to call when the connection ends, once; undefined when there is no room. */
  enter(remoteAddress: string | undefined): (() => void) | undefined {
    const address = plainAddress(remoteAddress);
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#limits.perAddress || this.#total >= this.#limits.total) return undefined;
    this.#counts.set(address, count + 1);
    this.#total += 1;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.#total -= 1;
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left === 0) this.#counts.delete(address);
      else this.#counts.set(address, left);
    };
  }
}
