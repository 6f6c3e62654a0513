/** Name and PIN in, a cookie out; and who stands behind a cookie. */
import type { IncomingMessage } from 'node:http';
import type { Fault } from '../../fault/fault.ts';
import { isOwnMachine } from '../guard/allowed-names.ts';
import type { WallClock } from '../wall-clock.ts';
import { OperatorPin, type PinStore } from './pin.ts';
import { Attempts } from './pin-attempts.ts';
import { type OperatorSession, OperatorSessions, SESSION_IDLE_MS } from './sessions.ts';

export type SignInOutcome =
  /** `cookie`: the value of a Set-Cookie header. */
  | { readonly type: 'signed in'; readonly cookie: string }
  | { readonly type: 'wrong PIN' }
  | { readonly type: 'too many'; readonly waitMs: number };

/** What these questions need of a request; that of a WebSocket has it too. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

export class Operators {
  readonly #pin: OperatorPin;
  readonly #sessions: OperatorSessions;
  readonly #attempts: Attempts;

  constructor(store: PinStore, clock: WallClock) {
    this.#pin = new OperatorPin(store);
    this.#sessions = new OperatorSessions(clock);
    this.#attempts = new Attempts(clock);
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
    const guesser = { address: request.socket.remoteAddress, own: isOwnMachine(request) };
    const waitMs = this.#attempts.waitMs(guesser);
    if (waitMs > 0) return { type: 'too many', waitMs };
    if (!this.#pin.fits(pin)) {
      this.#attempts.failed(guesser);
      return { type: 'wrong PIN' };
    }
    this.#attempts.succeeded(guesser);
    this.#sessions.close(tokenOf(request));
    return {
      type: 'signed in',
      cookie: cookieOf(request, this.#sessions.open(name), SESSION_IDLE_MS / 1000),
    };
  }

  /** The Set-Cookie header that makes the browser forget. */
  signOut(request: Asking): string {
    this.#sessions.close(tokenOf(request));
    return cookieOf(request, '', 0);
  }

  /** The session of this request; `use` keeps it alive. Undefined when nobody is signed in. */
  find(request: Asking, use: boolean): OperatorSession | undefined {
    return this.#sessions.find(tokenOf(request), use);
  }
}

/** Browsers keep cookies by host alone; two tables on one machine differ in their ports. */
function cookieName({ socket }: Asking): string {
  return `dicetable-${socket.localPort}`;
}

/** Not `Secure`: a table speaks plain http in its own network. The path is wide since `/control` needs it too. */
function cookieOf(request: Asking, token: string, seconds: number): string {
  return `${cookieName(request)}=${token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${seconds}`;
}

function tokenOf(request: Asking): string | undefined {
  const wanted = cookieName(request);
  for (const cookie of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = cookie.split('=', 2);
    if (name?.trim() === wanted) return value?.trim();
  }
  return undefined;
}
