/** Counts live connections, so that neither one address nor a crowd can take them all. */
import { neighbourhood } from './own-names.ts';

export interface MostConnections {
  readonly perAddress: number;
  readonly total: number;
  /** Beside those, for whom the table knows: its own machine, its operators. */
  readonly kept: number;
}

export class ConnectionLimit {
  readonly #most: MostConnections;
  readonly #counts = new Map<string, number>();
  #total = 0;
  #kept = 0;

  constructor(most: MostConnections) {
    this.#most = most;
  }

  /** Returns what to call when the connection ends, once; undefined when there is no room. */
  admit(remoteAddress: string | undefined, isKnown: boolean): (() => void) | undefined {
    const address = neighbourhood(remoteAddress);
    const count = this.#counts.get(address) ?? 0;
    if (count < this.#most.perAddress && this.#total < this.#most.total) return this.#admitGuest(address);
    if (!isKnown || this.#kept >= this.#most.kept) return undefined;
    this.#kept += 1;
    return once(() => {
      this.#kept -= 1;
    });
  }

  #admitGuest(address: string): () => void {
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
    this.#total += 1;
    return once(() => {
      this.#total -= 1;
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left === 0) this.#counts.delete(address);
      else this.#counts.set(address, left);
    });
  }
}

function once(leave: () => void): () => void {
  let inside = true;
  return () => {
    if (inside) leave();
    inside = false;
  };
}
