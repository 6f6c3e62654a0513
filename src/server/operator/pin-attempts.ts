/**
 * How often somebody may type a wrong PIN. One address gets a few tries, then one a minute; the whole network together
 * gets a few more, then one every 30 s, so that half of all PINs take half a year from however many machines. Browsers with the
 * cabinet key are one for all of them, and stand outside of the network's count, as does each browser in which somebody has
 * signed in before: a stranger's guesses never lock out the operator there. A new PIN, made at the table, forgets all of it.
 */

import { neighbourhood } from '../guard/own-names.ts';
import { RateLimit, RateLimits } from '../guard/rate-limit.ts';
import type { WallClock } from '../wall-clock.ts';

const MINUTE_MS = 60_000;
const PER_ADDRESS = { burst: 5, everyMs: MINUTE_MS };
const NETWORK = { burst: 20, everyMs: MINUTE_MS / 2 };
/** Addresses that are remembered. */
const MOST_ADDRESSES = 1000;

export interface Guesser {
  readonly address: string | undefined;
  /** The browser has the cabinet key: it sits at the table. */
  readonly own: boolean;
  /** The name of a browser in which somebody has signed in before. */
  readonly device?: string | undefined;
}

export class Attempts {
  readonly #addresses: RateLimits;
  readonly #newNetwork: () => RateLimit;
  #network: RateLimit;

  constructor(clock: WallClock) {
    this.#addresses = new RateLimits(clock, PER_ADDRESS.burst, 1000 / PER_ADDRESS.everyMs, MOST_ADDRESSES);
    this.#newNetwork = () => new RateLimit(clock, NETWORK.burst, 1000 / NETWORK.everyMs);
    this.#network = this.#newNetwork();
  }

  /** How long this one must wait before it may try, in ms; 0 = not at all. */
  waitMs(guesser: Guesser): number {
    const ownWaitMs = this.#addresses.waitMs(keyOf(guesser));
    return isKnown(guesser) ? ownWaitMs : Math.max(ownWaitMs, this.#network.waitMs());
  }

  failed(guesser: Guesser): void {
    this.#addresses.take(keyOf(guesser));
    if (!isKnown(guesser)) this.#network.take();
  }

  succeeded(guesser: Guesser): void {
    this.#addresses.forget(keyOf(guesser));
  }

  forget(): void {
    this.#addresses.forgetAll();
    this.#network = this.#newNetwork();
  }
}

function isKnown({ own, device }: Guesser): boolean {
  return own || device !== undefined;
}

function keyOf({ address, own, device }: Guesser): string {
  if (device !== undefined) return `device ${device}`;
  return own ? 'own' : neighbourhood(address);
}
