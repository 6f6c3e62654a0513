/**
 * How often somebody may type a wrong PIN. One address gets a few tries, then one a minute; the whole network together
 * gets a few more, then one every 30 s, so that half of all PINs take half a year from however many machines. The table's own
 * machine stands outside of the network's count: a stranger's guesses never lock out the operator there. A new PIN, made
 * at the table, forgets all of it.
 */
import { isIPv6 } from 'node:net';
import { Bucket } from '../bucket.ts';
import { plainAddress } from '../names.ts';
import type { WallClock } from '../wall-clock.ts';

const MINUTE_MS = 60_000;
const PER_ADDRESS = { burst: 5, everyMs: MINUTE_MS };
const NETWORK = { burst: 20, everyMs: MINUTE_MS / 2 };
/** Addresses that are remembered; the one that failed the longest time ago is forgotten. */
const MOST_ADDRESSES = 1000;

export interface Guesser {
  readonly address: string | undefined;
  /** The browser runs on the table's own machine. */
  readonly own: boolean;
}

export class Attempts {
  readonly #clock: WallClock;
  readonly #addresses = new Map<string, Bucket>();
  #network: Bucket;

  constructor(clock: WallClock) {
    this.#clock = clock;
    this.#network = this.#bucket(NETWORK);
  }

  /** How long this one must wait before it may try, in ms; 0 = not at all. */
  waitMs({ address, own }: Guesser): number {
    const ownWaitMs = this.#addresses.get(keyOf(address))?.waitMs() ?? 0;
    return own ? ownWaitMs : Math.max(ownWaitMs, this.#network.waitMs());
  }

  failed({ address, own }: Guesser): void {
    const key = keyOf(address);
    const bucket = this.#addresses.get(key) ?? this.#bucket(PER_ADDRESS);
    bucket.take();
    this.#addresses.delete(key);
    this.#addresses.set(key, bucket);
    for (const oldest of this.#addresses.keys()) {
      if (this.#addresses.size <= MOST_ADDRESSES) break;
      this.#addresses.delete(oldest);
    }
    if (!own) this.#network.take();
  }

  succeeded({ address }: Guesser): void {
    this.#addresses.delete(keyOf(address));
  }

  forget(): void {
    this.#addresses.clear();
    this.#network = this.#bucket(NETWORK);
  }

  #bucket({ burst, everyMs }: { readonly burst: number; readonly everyMs: number }): Bucket {
    return new Bucket(this.#clock, burst, 1000 / everyMs);
  }
}

/** One machine has as many IPv6 addresses as it likes, all in one /64. */
function keyOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .join(':');
}
