/** Name and PIN in, cookies out; and who stands behind a cookie. */
import type { IncomingMessage } from 'node:http';
import type { Fault } from '../../fault/fault.ts';
import type { CabinetKey } from '../guard/cabinet-key.ts';
import { type Asking, cookieFor, cookieIn } from '../guard/cookies.ts';
import type { SecretStore } from '../guard/secret-file.ts';
import type { WallClock } from '../wall-clock.ts';
import { Devices } from './devices.ts';
import { OperatorPin } from './pin.ts';
import { Attempts } from './pin-attempts.ts';
import { type OperatorSession, OperatorSessions, SESSION_IDLE_MS } from './sessions.ts';

export type SignInOutcome =
  /** `cookies`: the values of Set-Cookie headers. */
  | { readonly type: 'signed in'; readonly cookies: readonly string[] }
  | { readonly type: 'wrong PIN' }
  | { readonly type: 'too many'; readonly waitMs: number };

export class Operators {
  readonly #pin: OperatorPin;
  readonly #sessions: OperatorSessions;
  readonly #attempts: Attempts;
  readonly #devices: Devices;
  readonly #key: CabinetKey;

  /** `key` tells who sits at the table, and signs what other browsers are known by. */
  constructor(store: SecretStore, clock: WallClock, key: CabinetKey) {
    this.#pin = new OperatorPin(store);
    this.#sessions = new OperatorSessions(clock);
    this.#attempts = new Attempts(clock);
    this.#key = key;
    this.#devices = new Devices(key, () => this.pin);
  }

  get pin(): string {
    return this.#pin.digits;
  }

  /** Why the newest PIN could not be kept. */
  get fault(): Fault | undefined {
    return this.#pin.fault;
  }

  /**
   * Signs everybody out, and lets those try who had guessed too often. For the buttons of the table. False: the new PIN
   * could not be kept; nothing has changed, and `fault` says why.
   */
  newPin(): boolean {
    if (!this.#pin.renew()) return false;
    this.#sessions.closeAll();
    this.#attempts.forget();
    return true;
  }

  signIn(request: IncomingMessage, name: string, pin: string): SignInOutcome {
    const guesser = {
      ...{ address: request.socket.remoteAddress, own: this.#key.isIn(request) },
      device: this.#devices.find(request),
    };
    const waitMs = this.#attempts.waitMs(guesser);
    if (waitMs > 0) return { type: 'too many', waitMs };
    if (!this.#pin.fits(pin)) {
      this.#attempts.failed(guesser);
      return { type: 'wrong PIN' };
    }
    this.#attempts.succeeded(guesser);
    this.#sessions.close(tokenOf(request));
    const session = cookieFor(request, 'session', this.#sessions.open(name), SESSION_IDLE_MS / 1000);
    return { type: 'signed in', cookies: [session, this.#devices.remember(request)] };
  }

  /** The Set-Cookie header that makes the browser forget. */
  signOut(request: Asking): string {
    this.#sessions.close(tokenOf(request));
    return cookieFor(request, 'session', '', 0);
  }

  /** The session of this request; `use` keeps it alive. Undefined when nobody is signed in. */
  find(request: Asking, use: boolean): OperatorSession | undefined {
    return this.#sessions.find(tokenOf(request), use);
  }

  /** Somebody is signed in with this request, or was in its browser. */
  knows(request: Asking): boolean {
    return this.find(request, false) !== undefined || this.#devices.find(request) !== undefined;
  }
}

function tokenOf(request: Asking): string | undefined {
  return cookieIn(request, 'session');
}
