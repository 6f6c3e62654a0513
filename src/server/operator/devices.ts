/**
 * Browsers in which somebody has signed in before. Each has guesses and a seat of its own, so strangers in the same network
 * keep no operator out (OWASP calls it a device cookie). A new PIN forgets all of them, since who knew the old one may be why.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { CabinetKey } from '../guard/cabinet-key.ts';
import { type Asking, COOKIE_SECONDS, cookieFor, cookieIn } from '../guard/cookies.ts';

const NAME_BYTES = 16;

export class Devices {
  readonly #key: CabinetKey;
  readonly #pin: () => string;

  constructor(key: CabinetKey, pin: () => string) {
    this.#key = key;
    this.#pin = pin;
  }

  /** The Set-Cookie header by which this browser is known from now on. */
  remember(request: Asking): string {
    const name = this.find(request) ?? randomBytes(NAME_BYTES).toString('base64url');
    return cookieFor(request, 'device', `${name}.${this.#signed(name)}`, COOKIE_SECONDS);
  }

  /** The browser's own name; undefined: nobody has signed in there with the PIN of today. */
  find(request: Asking): string | undefined {
    const [name = '', signed = ''] = cookieIn(request, 'device')?.split('.') ?? [];
    const expected = Buffer.from(this.#signed(name));
    const given = Buffer.from(signed);
    return given.length === expected.length && timingSafeEqual(given, expected) ? name : undefined;
  }

  #signed(name: string): string {
    return this.#key.sign(`device ${this.#pin()} ${name}`);
  }
}
