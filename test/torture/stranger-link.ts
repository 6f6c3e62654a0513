/** A link with somebody else at its far end than our firmware, who can be replaced by the right board. */
import type { Clock } from '../../src/clock/clock.ts';
import { Fault } from '../../src/fault/fault.ts';
import type { Link, LinkListener } from '../../src/link/link.ts';

/** Who is there: told what comes in, and every few milliseconds that time passes. */
export interface Stranger {
  receive?(bytes: Uint8Array, nowMs: number): void;
  tick?(nowMs: number): void;
}

const TICK_MS = 2;

export class StrangerLink implements Link {
  readonly name = 'the wire';
  /** Frames that the host wrote. */
  written = 0;
  readonly #clock: Clock;
  readonly #stranger: Stranger;
  #right: Link | undefined;
  #listener: LinkListener | undefined;

  /** `make` is given what sends bytes to the host. */
  constructor(clock: Clock, make: (send: (bytes: Uint8Array) => void) => Stranger) {
    this.#clock = clock;
    this.#stranger = make((bytes) => {
      if (this.#right === undefined) this.#listener?.bytes(bytes);
    });
    this.#tick();
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#right !== undefined) return this.#right.open(listener);
    this.#listener = listener;
  }

  write(bytes: Uint8Array): void {
    this.written += 1;
    if (this.#right !== undefined) this.#right.write(bytes);
    else this.#clock.after(0, () => this.#stranger.receive?.(bytes, this.#clock.now()));
  }

  async reset(): Promise<void> {
    await this.#right?.reset();
  }

  async close(): Promise<void> {
    if (this.#right !== undefined) return this.#right.close();
    this.#end(undefined);
  }

  /** The stranger is pulled out and the right board is plugged in. */
  replace(right: Link): void {
    this.#right = right;
    this.#end(new Fault('link-lost', 'the wire: it was pulled'));
  }

  #end(reason: Fault | undefined): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.closed(reason);
  }

  #tick(): void {
    if (this.#right !== undefined) return;
    this.#stranger.tick?.(this.#clock.now());
    this.#clock.after(TICK_MS, () => this.#tick());
  }
}
