/** HELLO until WELCOME: who asks, how often, and in which session. */
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { Allowance } from './allowance.ts';
import type { Outbox } from './outbox.ts';
import { SessionNumber } from './session.ts';

/** Beginning anew costs a whole picture: a board that changes its mind all the time waits for it. */
const NEW_SESSIONS = { atOnce: 4, perSecond: 4 };

export class Greeting {
  readonly session: SessionNumber;
  readonly #outbox: Outbox;
  readonly #protocolHash: number;
  readonly #renewals = new Allowance(NEW_SESSIONS);
  #isAsked = false;
  #nextAt = 0;

  constructor(outbox: Outbox, protocolHash: number, drawSession: () => number) {
    this.#outbox = outbox;
    this.#protocolHash = protocolHash;
    this.session = new SessionNumber(drawSession);
  }

  /** When HELLO must be said again. */
  get nextAt(): number {
    return this.#nextAt;
  }

  /** A board with another firmware (`refused`) is only asked now and then whether it is still there. */
  hello(refused: boolean, nowMs: number): void {
    this.#isAsked = true;
    const message = { session: this.session.number, protocolHash: this.#protocolHash };
    this.#outbox.post('hello', message, nowMs);
    this.#nextAt = nowMs + (refused ? WIRE_TIMES.silentMs : WIRE_TIMES.helloMs);
  }

  /** True for the first WELCOME after each HELLO: nobody has asked for more. */
  takeAnswer(): boolean {
    const wasAsked = this.#isAsked;
    this.#isAsked = false;
    return wasAsked;
  }

  /** Whether a board that answers for somebody else may have a new session now. */
  mayRenew(nowMs: number): boolean {
    return this.#renewals.take(1, nowMs) > 0;
  }
}
