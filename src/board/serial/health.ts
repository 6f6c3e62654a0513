/** What the board says of itself: stuck inputs, display modules, its own counters. */
import type { Input } from '../../../hardware/cabinet.ts';
import type { Counters } from '../../language/counter-name.ts';
import { Allowance } from './allowance.ts';
import type { MessageOf } from './message.ts';
import { inputsOf } from './press-counter.ts';

/** The board tells it once a second; whatever comes faster, the next second's will do. */
const TOLD = { atOnce: 4, perSecond: 4 };

const REFERENCE_MV = 1100;
const NOMINAL_MV = 5000;

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
    const { crcErrors = 0, overruns = 0, pictures = 0, railMv, reference = 0 } = this.#status;
    const { stackFree = 0, limited = 255 } = this.#status;
    const told = railMv === undefined ? {} : voltages(railMv, reference);
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

/**
 * In mV. The board measures against its own supply, which USB makes anything from 4.5 to 5.25 V, and tells what its reference
 * of 1.1 V is a part of (ATmega328P data sheet, table 28-3: 1.0 to 1.2 V).
 */
function voltages(railMv: number, reference: number): Counters {
  if (reference === 0) return { railMv };
  const boardMv = Math.round((REFERENCE_MV * 1024) / reference);
  return { railMv: Math.round((railMv * boardMv) / NOMINAL_MV), boardMv };
}
