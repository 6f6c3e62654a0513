/**
 * One filter for every input, the twin of firmware/debounce.c: a press at once, a release late. Pure: time comes in as a
 * parameter. The firmware samples; here the contacts' changes come with their times, and between them nothing moves.
 * Both run over the same tables (test/firmware/debounce-tables.ts).
 *
 * johnny-five's Button is not used: it tells a press 7 ms after the last edge, which cannot be configured, tells nothing
 * of a press shorter than that, and takes a bounce 31 ms after a release for a press. Measured from pin to event on the
 * emulated chip: Button 7.5 ms, this filter 1.6 ms (stock.test.ts, speed.test.ts).
 */
import { DEBOUNCE, INPUTS, type Input } from '../../../hardware/cabinet.ts';

/** Times are sums of fractions of milliseconds. */
const ROUNDING_MS = 1e-6;

interface Contact {
  readonly input: Input;
  readonly quietMs: number;
  state: 'free' | 'pressed' | 'stuck';
  closed: boolean;
  /** Since when it has been closed or open. */
  sinceMs: number;
  pressedMs: number;
}

/** A press that has been qualified, and when its contact closed. */
export interface QualifiedPress {
  readonly input: Input;
  readonly closedMs: number;
}

export class Debounce {
  readonly #pressMs: number;
  readonly #contacts: readonly Contact[];

  /** `closed`: what is closed now was not pressed by a player. `pressMs`: contact for so long is a press. */
  constructor(closed: ReadonlySet<Input>, nowMs: number, pressMs: number) {
    this.#pressMs = pressMs;
    this.#contacts = INPUTS.map((input) => ({
      input,
      quietMs: input === 'lever' ? DEBOUNCE.leverQuietMs : DEBOUNCE.quietMs,
      state: closed.has(input) ? 'stuck' : 'free',
      closed: closed.has(input),
      sinceMs: nowMs,
      pressedMs: 0,
    }));
  }

  get pressed(): readonly Input[] {
    return this.#inState('pressed');
  }

  /** Closed at the beginning or for too long: left out until they open. */
  get stuck(): readonly Input[] {
    return this.#inState('stuck');
  }

  /** When time alone changes something; Infinity: never. */
  get nextAt(): number {
    return Math.min(...this.#contacts.map((contact) => this.#dueMs(contact)));
  }

  /** These contacts are closed from `nowMs` on. Call `pass` first with the same time, so that what was due has happened. */
  report(closed: ReadonlySet<Input>, nowMs: number): void {
    for (const contact of this.#contacts) {
      if (contact.closed === closed.has(contact.input)) continue;
      contact.closed = !contact.closed;
      contact.sinceMs = nowMs;
    }
  }

  /** It is `nowMs`, and no contact has moved since the last report: returns what has become pressed. */
  pass(nowMs: number): readonly QualifiedPress[] {
    const due = this.#contacts.filter((contact) => this.#dueMs(contact) <= nowMs + ROUNDING_MS);
    const free = due.filter(({ state }) => state === 'free');
    for (const contact of due) contact.state = contact.closed ? 'stuck' : 'free';
    return press(free, nowMs);
  }

  /** As if every contact that is closed now had been closed for long enough: nobody knows for how long it has. */
  trust(nowMs: number): readonly QualifiedPress[] {
    return press(
      this.#contacts.filter(({ state, closed }) => state === 'free' && closed),
      nowMs,
    );
  }

  #dueMs({ state, closed, sinceMs, pressedMs, quietMs }: Contact): number {
    if (state === 'free') return closed ? sinceMs + this.#pressMs : Number.POSITIVE_INFINITY;
    if (!closed) return sinceMs + quietMs;
    return state === 'pressed' ? pressedMs + DEBOUNCE.stuckMs : Number.POSITIVE_INFINITY;
  }

  #inState(state: Contact['state']): readonly Input[] {
    return this.#contacts.filter((contact) => contact.state === state).map(({ input }) => input);
  }
}

function press(contacts: readonly Contact[], nowMs: number): readonly QualifiedPress[] {
  return contacts.map((contact) => {
    contact.state = 'pressed';
    contact.pressedMs = nowMs;
    return { input: contact.input, closedMs: contact.sinceMs };
  });
}
