/** Counts live connections, so that one address cannot take them all. */
import { neighbourhood } from './own-names.ts';

export interface MostConnections {
  readonly perAddress: number;
  readonly total: number;
}

export class ConnectionLimit {
  readonly #most: MostConnections;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(most: MostConnections) {
    this.#most = most;
  }

  /** Returns what to call when the connection ends, once; undefined when there is no room. */
  admit(remoteAddress: string | undefined): (() => void) | undefined {
    const address = neighbourhood(remoteAddress);
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most.perAddress || this.#total >= this.#most.total) return undefined;
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
