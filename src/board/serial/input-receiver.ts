/** Takes INPUT messages in and answers them: presses for the table, GOT INPUT for the board. */
import type { Input } from '../../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import type { Counters } from '../../language/counter-name.ts';
import type { InputReport } from '../board.ts';
import { Allowance } from './allowance.ts';
import type { MessageOf } from './message.ts';
import type { Outbox } from './outbox.ts';
import { PressCounter } from './press-counter.ts';

/** A board whose report is not answered says it again after 20 ms: that is all that an answer too few costs. */
const ANSWERS = { atOnce: 50, perSecond: 200 };

export class InputReceiver {
  readonly #outbox: Outbox;
  readonly #presses = new PressCounter();
  readonly #answers = new Allowance(ANSWERS);
  /** Number of the newest report of this session. */
  #report: number | undefined;
  #latched = 0;
  #outdated = 0;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Number of the picture on the LEDs, as far as the board has told; 0 before it has. */
  get latched(): number {
    return this.#latched;
  }

  /** False before the first INPUT of a session: until then nobody knows what is pressed. */
  get counting(): boolean {
    return this.#presses.counting;
  }

  /** Inputs that move faster than people: they do not count until they rest. */
  get chattering(): readonly Input[] {
    return this.#presses.limit.chattering;
  }

  /** Presses that did not count for that, and INPUT messages that were older than one already taken. */
  get counters(): Counters {
    return { impossiblePresses: this.#presses.limit.leftOut, outdatedReports: this.#outdated };
  }

  /** When the board must hear something at the latest; the first INPUT is answered in any case. */
  get signOfLifeAt(): number {
    return this.#report === undefined
      ? Number.POSITIVE_INFINITY
      : this.#outbox.lastSentMs + WIRE_TIMES.keepAliveMs;
  }

  begin(session: number, previousSession: number): void {
    this.#report = undefined;
    this.#latched = 0;
    this.#presses.begin(session, previousSession);
  }

  /** A good frame has come, whatever it says: the board is not away. */
  heard(nowMs: number): void {
    this.#presses.limit.heard(nowMs);
  }

  /** What is new in it for the table. */
  take(input: MessageOf<'input'>, nowMs: number): InputReport | undefined {
    if (this.#presses.isOutdated(input.report)) {
      this.#outdated += 1;
      return undefined;
    }
    this.#report = input.report;
    this.#latched = input.latched;
    return this.#presses.take(input, nowMs);
  }

  /** Says which report was the newest; also the host's sign of life. */
  acknowledge(nowMs: number): void {
    if (this.#report !== undefined && this.#answers.take(1, nowMs) > 0)
      this.#outbox.post('gotInput', { report: this.#report }, nowMs);
  }
}
