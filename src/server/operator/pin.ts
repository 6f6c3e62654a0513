/** The operator's PIN: shown at the table alone, and kept over restarts so that nobody has to ask for it every morning. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { Fault } from '../../fault/fault.ts';
import type { SecretStore } from '../guard/secret-file.ts';

const DIGITS = 6;
const PIN = new RegExp(`^\\d{${DIGITS}}$`);

export class OperatorPin {
  readonly #store: SecretStore;
  #digits: string;
  #fault: Fault | undefined;

  /** Draws a PIN where there is none; one that cannot be kept counts all the same, or nobody could sign in. */
  constructor(store: SecretStore) {
    this.#store = store;
    const kept = store.read();
    this.#digits = kept !== undefined && PIN.test(kept) ? kept : drawn();
    if (this.#digits !== kept) this.#keep(this.#digits);
  }

  get digits(): string {
    return this.#digits;
  }

  /** In constant time. Blanks do not count: people type 123 456. */
  fits(typed: string): boolean {
    return timingSafeEqual(hashOf(typed.replaceAll(/\s/g, '')), hashOf(this.#digits));
  }

  /** Why the newest PIN could not be kept. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** False: the new one could not be kept, so the old one counts on; `fault` says why. */
  renew(): boolean {
    const digits = drawn();
    const kept = this.#keep(digits);
    if (kept) this.#digits = digits;
    return kept;
  }

  #keep(digits: string): boolean {
    this.#fault = undefined;
    try {
      this.#store.write(digits);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#fault = error;
    }
    return this.#fault === undefined;
  }
}

function drawn(): string {
  return `${randomInt(10 ** DIGITS)}`.padStart(DIGITS, '0');
}

/** Of equal length, whatever was typed. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
