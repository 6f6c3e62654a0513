/** What the board says of itself: stuck inputs, display modules, its own counters. */
import type { Input } from '../../../hardware/cabinet.ts';
import type { Counters } from '../../language/counter-name.ts';
import { Allowance } from './allowance.ts';
import type { MessageOf } from './message.ts';
import { inputsOf } from './press-counter.ts';

/** The board tells it once a second; whatever comes faster, the next second's will do. */
const TOLD = { atOnce: 4, perSecond: 4 };

export class Health {
  readonly #told = new Allowance(TOLD);
  #stuckMask = 0;
  #displayMask = 0;
  #status: Partial<MessageOf<'status'>> = {};

  get stuck(): readonly Input[] {
    return inputsOf(this.#stuckMask);
  }

  /** How many modules answer. */
  get displays(): number {
    return (this.#displayMask & 1) + ((this.#displayMask >> 1) & 1);
  }

  /** The voltage of the LEDs only once the board has told it: 0 mV would be a fault. */
  get counters(): Counters {
    const { crcErrors = 0, overruns = 0, pictures = 0, railMv, stackFree = 0, limited = 255 } = this.#status;
    const told = railMv === undefined ? {} : { railMv };
    return { boardDamagedFrames: crcErrors, boardLostBytes: overruns, pictures, stackFree, limited, ...told };
  }

  /** True when inputs got stuck or free, or modules came or went. */
  take(message: MessageOf<'welcome'> | MessageOf<'status'>, nowMs: number): boolean {
    if (this.#told.take(1, nowMs) === 0) return false;
    if ('pictures' in message) this.#status = message;
    const { stuck, displays } = message;
    const changed = stuck !== this.#stuckMask || displays !== this.#displayMask;
    this.#stuckMask = stuck;
    this.#displayMask = displays;
    return changed;
  }
}
