/** What the board says of itself: stuck inputs, display modules, its own counters. */
import type { Input } from '../../../hardware/table.ts';
import type { MessageOf } from './message.ts';
import { inputsOf } from './press-counter.ts';

export class Health {
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

  get counters(): Readonly<Record<string, number>> {
    const {
      crcErrors = 0,
      overruns = 0,
      pictures = 0,
      railMv = 0,
      stackFree = 0,
      limited = 255,
    } = this.#status;
    return { boardDamagedFrames: crcErrors, boardLostBytes: overruns, pictures, railMv, stackFree, limited };
  }

  /** True when inputs got stuck or free, or modules came or went. */
  take(message: MessageOf<'welcome'> | MessageOf<'status'>): boolean {
    if ('pictures' in message) this.#status = message;
    const { stuck, displays } = message;
    const changed = stuck !== this.#stuckMask || displays !== this.#displayMask;
    this.#stuckMask = stuck;
    this.#displayMask = displays;
    return changed;
  }
}
