/** The operator's PIN: shown at the table alone, and kept over restarts so that nobody has to ask for it every morning. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Where the PIN is kept. */
export interface PinStore {
  /** Undefined when there is none, or none that can be used. */
  read(): string | undefined;
  write(pin: string): void;
}

const DIGITS = 6;
const PIN = new RegExp(`^\\d{${DIGITS}}$`);

export class Pin {
  readonly #store: PinStore;
  #digits: string;

  /** Draws a PIN where there is none. */
  constructor(store: PinStore) {
    this.#store = store;
    const kept = store.read();
    this.#digits = kept !== undefined && PIN.test(kept) ? kept : this.renew();
  }

  get digits(): string {
    return this.#digits;
  }

  /** In constant time. Blanks do not count: people type 123 456. */
  fits(typed: string): boolean {
    return timingSafeEqual(hashOf(typed.replaceAll(/\s/g, '')), hashOf(this.#digits));
  }

  renew(): string {
    const digits = `${randomInt(10 ** DIGITS)}`.padStart(DIGITS, '0');
    this.#store.write(digits);
    this.#digits = digits;
    return digits;
  }
}

/** Of equal length, whatever was typed. */
function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
