/** Presses out of the board's counters: each one exactly once, whatever was lost or repeated on the way. */

import { INPUTS, type Input } from '../../../hardware/cabinet.ts';
import { AGE_UNIT_US } from '../../../hardware/wire-times.ts';
import type { InputReport, Press } from '../board.ts';
import type { MessageOf } from './message.ts';
import { PressLimit } from './press-limit.ts';

/** Inputs named by a mask of the wire. */
export function inputsOf(mask: number): Input[] {
  return INPUTS.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

export class PressCounter {
  readonly limit = new PressLimit();
  /** The counters up to which presses are reported; undefined: those of the next INPUT. */
  #counted: Uint8Array | undefined;
  /** The session in which `#counted` holds. */
  #session: number | undefined;
  #report: number | undefined;
  /** As the board reports them, and those of them that were handed on. */
  #levels = 0;
  #pressed = 0;

  /**
   * A session begins. The board has counted on since the last session that we know: so do we, and what was pressed
   * meanwhile is reported, with its age. It was reset: it began at 0. Anything else were presses for somebody else.
   */
  begin(session: number, previousSession: number): void {
    if (previousSession === 0) this.#counted = new Uint8Array(INPUTS.length);
    else if (previousSession !== this.#session) this.#counted = undefined;
    this.#session = session;
    this.#report = undefined;
  }

  /** True when presses are counted in this session: before, nothing can be told from an INPUT. */
  get counting(): boolean {
    return this.#counted !== undefined && this.#report !== undefined;
  }

  /** True for a report older than the newest: a wire keeps order, so it is an echo, and would look like 255 presses. */
  isOutdated(report: number): boolean {
    return this.#report !== undefined && ((report - this.#report) & 0xff) > 127;
  }

  /** What is new in an INPUT of the present session; undefined when nothing is. */
  take({ report, levels, presses, age }: MessageOf<'input'>, nowMs: number): InputReport | undefined {
    this.#report = report;
    const before = this.#counted ?? presses;
    this.#counted = presses;
    const counts = Array.from(presses, (count, index) => (count - (before[index] as number)) & 0xff);
    const rose = levels & ~this.#levels;
    this.#levels = levels;
    const moves = counts.map((count, index) => Math.max(count, (rose >> index) & 1));
    const ageMs = (age * AGE_UNIT_US) / 1000;
    const news: Press[] = [];
    for (const [index, count] of this.limit.take(counts, moves, nowMs).entries())
      for (let nth = 0; nth < count; nth += 1) news.push({ input: INPUTS[index] as Input, ageMs });
    const pressed = inputsOf(levels).filter((input) => this.limit.counts(input));
    const mask = maskOf(pressed);
    if (news.length === 0 && mask === this.#pressed) return undefined;
    this.#pressed = mask;
    return { presses: news, pressed: new Set(pressed) };
  }
}

function maskOf(inputs: readonly Input[]): number {
  return inputs.reduce((mask, input) => mask | (1 << INPUTS.indexOf(input)), 0);
}
