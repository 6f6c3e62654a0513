/**
 * Buttons, lever and menu from Firmata's digital reports, which tell levels and come when one changes. The levels are
 * asked for again all the time (session.ts), so that a report that was lost is made up for.
 */
import type { Input } from '../../../hardware/cabinet.ts';
import type { Clock, Timer } from '../../clock/clock.ts';
import type { InputReport, Press } from '../board.ts';
import { Debounce, type QualifiedPress } from './debounce.ts';
import type { Firmata } from './libraries.ts';
import { INPUT_PINS, INPUT_PORTS } from './pins.ts';
import { MS_PER_BYTE } from './transport.ts';

const REPORT_BYTES = 3;
/**
 * Contact for so long is a press. A touch of microseconds comes as two reports, and the second cannot arrive sooner than
 * its three bytes take; so a contact has to outlast that twice.
 */
export const PRESS_MS = 2 * REPORT_BYTES * MS_PER_BYTE;
/**
 * How often we look whether this program itself came to a halt (garbage collection, a busy machine). Reports that waited
 * meanwhile all come at once, and a whole press of a finger would pass for a touch of microseconds.
 */
const BEAT_MS = 20;
/** So late a beat was a halt, and for so long after it reports have no times. */
const HALT_MS = 10;
const BACKLOG_MS = 5;
/** A pressed button pulls its pin to ground. */
const CLOSED = 0;

export interface InputsListener {
  /** All inputs have been heard for the first time: presses are told from now on. */
  begun(): void;
  /** Presses or releases. */
  inputs(report: InputReport): void;
  /** An input got stuck or free. */
  changed(): void;
}

export class Inputs {
  readonly #clock: Clock;
  readonly #listener: InputsListener;
  readonly #io: Firmata;
  readonly #closed = new Set<Input>();
  readonly #unheard = new Set(INPUT_PINS.keys());
  #debounce: Debounce | undefined;
  #timer: Timer | undefined;
  #beat: Timer | undefined;
  #haltedUntilMs = Number.NEGATIVE_INFINITY;

  constructor(io: Firmata, clock: Clock, listener: InputsListener) {
    this.#io = io;
    this.#clock = clock;
    this.#listener = listener;
    io.on('digital-read', ({ pin, value }: { readonly pin: number; readonly value: number }) =>
      this.#heard(pin, value),
    );
    this.ask();
    this.#listen();
  }

  get stuck(): readonly Input[] {
    return this.#debounce?.stuck ?? [];
  }

  /**
   * Asks for the levels as they are. All pull-ups first: a report of a port tells all its pins, and one without its
   * pull-up would seem pressed. One flipped bit can take a pull-up away, a byte FF (Firmata's reset) all of them, and the
   * reports with them: nothing is told of it before it is asked for.
   */
  ask(): void {
    for (const pin of INPUT_PINS.keys()) this.#io.pinMode(pin, this.#io.MODES.PULLUP);
    for (const pin of INPUT_PORTS) this.#io.reportDigitalPin(pin, 1);
  }

  close(): void {
    this.#timer?.cancel();
    this.#beat?.cancel();
  }

  #listen(): void {
    const dueMs = this.#clock.now() + BEAT_MS;
    this.#beat = this.#clock.after(BEAT_MS, () => {
      const now = this.#clock.now();
      if (now - dueMs > HALT_MS) this.#haltedUntilMs = now + BACKLOG_MS;
      this.#listen();
    });
  }

  #heard(pin: number, value: number): void {
    const input = INPUT_PINS.get(pin);
    if (input === undefined) return;
    const now = this.#clock.now();
    if (this.#debounce !== undefined) this.#pass(now);
    if (value === CLOSED) this.#closed.add(input);
    else this.#closed.delete(input);
    this.#unheard.delete(pin);
    if (this.#debounce !== undefined) {
      this.#debounce.report(this.#closed, now);
      if (now <= this.#haltedUntilMs) this.#tell(now, (debounce) => debounce.trust(now));
    }
    // What is closed when the board is heard for the first time was not pressed for us.
    else if (this.#unheard.size === 0) this.#begin(now);
    this.#arm(now);
  }

  #begin(now: number): void {
    this.#debounce = new Debounce(this.#closed, now, PRESS_MS);
    this.#listener.begun();
  }

  #pass(now: number): void {
    this.#tell(now, (debounce) => debounce.pass(now));
  }

  #tell(now: number, change: (debounce: Debounce) => readonly QualifiedPress[]): void {
    const debounce = this.#debounce!;
    const before = { pressed: debounce.pressed, stuck: debounce.stuck };
    const presses: readonly Press[] = change(debounce).map(({ input, closedMs }) => ({
      input,
      ageMs: now - closedMs,
    }));
    const { pressed, stuck } = debounce;
    if (presses.length > 0 || pressed.length !== before.pressed.length)
      this.#listener.inputs({ presses, pressed: new Set(pressed) });
    if (stuck.length !== before.stuck.length) this.#listener.changed();
  }

  #arm(now: number): void {
    this.#timer?.cancel();
    const at = this.#debounce?.nextAt ?? Number.POSITIVE_INFINITY;
    if (at === Number.POSITIVE_INFINITY) return;
    this.#timer = this.#clock.after(at - now, () => {
      this.#pass(this.#clock.now());
      this.#arm(this.#clock.now());
    });
  }
}
