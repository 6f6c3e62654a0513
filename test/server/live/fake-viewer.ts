/** A viewer whose network is in the test's hand. */
import type { ViewerSocket } from '../../../src/server/live/told.ts';

export class FakeViewer implements ViewerSocket {
  readonly received: string[] = [];
  pings = 0;
  terminated = false;
  /** The network takes everything at once; else only what `take` lets through. */
  fast: boolean;
  #waiting: (() => void)[] = [];

  constructor(fast = true) {
    this.fast = fast;
  }

  write(frame: Buffer, done: (error?: Error | null) => void): boolean {
    this.received.push(frame.toString('utf8', 2));
    // Node says null for no error.
    if (!this.fast) this.#waiting.push(() => done(null));
    return this.fast;
  }

  /** The network takes what was sent so far. */
  take(): void {
    for (const done of this.#waiting.splice(0)) done();
  }

  ping(): void {
    this.pings += 1;
  }

  terminate(): void {
    this.terminated = true;
  }
}
