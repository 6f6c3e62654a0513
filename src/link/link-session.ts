/** One open link, from `open` to `closed`: makes sure that `closed` comes once and nothing after it. */
import { Fault } from '../fault/fault.ts';
import type { LinkListener } from './link.ts';

export class LinkSession {
  readonly #listener: LinkListener;
  #over = false;

  constructor(listener: LinkListener) {
    this.#listener = listener;
  }

  get over(): boolean {
    return this.#over;
  }

  bytes(chunk: Uint8Array): void {
    if (!this.#over && chunk.length > 0) this.#listener.bytes(chunk);
  }

  /** `reason` undefined: we closed it ourselves. */
  end(reason: Fault | undefined): void {
    if (this.#over) return;
    this.#over = true;
    this.#listener.closed(reason);
  }
}

/** The Fault of an `open` on a link that is open or opening already. */
export function alreadyOpen(name: string): Fault {
  return new Fault('link-open', { say: 'detail.alreadyOpen', name });
}
