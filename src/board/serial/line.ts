/** What comes over the line, as frames: no more of it than a line can carry, whatever stands at its other end. */
import type { Counters } from '../../language/counter-name.ts';
import { Allowance } from './allowance.ts';
import { type Frame, FrameDecoder } from './frame.ts';

/** Twice what 250 kBd carry: more comes from no board of ours. A program that stood still finds a full buffer. */
const BYTES = { atOnce: 16_000, perSecond: 50_000, afterPause: 64_000 };

export class Line {
  readonly #decoder = new FrameDecoder();
  readonly #bytes = new Allowance(BYTES);
  #unread = 0;

  /** `unreadBytes`: those that were too many to be looked at. */
  get counters(): Counters {
    return { damagedFrames: this.#decoder.damaged, unreadBytes: this.#unread };
  }

  /** All frames that end in this chunk, in order. */
  read(chunk: Uint8Array, nowMs: number): Frame[] {
    const read = this.#bytes.take(chunk.length, nowMs);
    this.#unread += chunk.length - read;
    return this.#decoder.push(chunk.subarray(0, read));
  }

  /** Forgets a frame that has begun: the link was opened anew. */
  reset(): void {
    this.#decoder.reset();
  }
}
