/** A link to an emulated Uno in this thread. Its bytes flow when somebody runs the Uno: a lockstep clock or a pacer. */
import { Fault } from '../fault/fault.ts';
import type { Uno } from '../uno/uno.ts';
import type { Link, LinkListener } from './link.ts';
import { alreadyOpen, LinkSession } from './link-session.ts';

export interface ChipLinkOptions {
  /** Wired as a bought Uno: DTR resets the chip. The first opening since it was plugged in raises it, and so does `reset`. */
  readonly autoReset?: boolean;
}

export class ChipLink implements Link {
  readonly name = 'emulated Uno';
  /** Of the host's end, from the next opening on; undefined: as it is. */
  baud: number | undefined;
  readonly #uno: Uno;
  readonly #autoReset: boolean;
  /** Closing leaves it as it is, see PortLink. */
  #dtr = false;
  #session: LinkSession | undefined;

  constructor(uno: Uno, options: ChipLinkOptions = {}) {
    this.#uno = uno;
    this.#autoReset = options.autoReset ?? false;
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#session !== undefined) throw alreadyOpen(this.name);
    if (!this.#uno.connected)
      throw new Fault('link-open', { say: 'detail.about', what: this.name, why: { say: 'detail.cableOut' } });
    const session = new LinkSession(listener);
    this.#session = session;
    if (this.baud !== undefined) this.#uno.setHostBaud(this.baud);
    this.#uno.onBytes = (bytes) => session.bytes(bytes);
    this.#uno.onCable = (connected) => {
      if (connected) return;
      this.#dtr = false;
      this.#end(
        new Fault('link-lost', {
          say: 'detail.about',
          what: this.name,
          why: { say: 'detail.cablePulled' },
        }),
      );
    };
    if (!this.#dtr) this.#pulse();
    this.#dtr = true;
  }

  write(bytes: Uint8Array): void {
    if (this.#session !== undefined) this.#uno.write(bytes);
  }

  async reset(): Promise<void> {
    if (this.#session !== undefined) this.#pulse();
  }

  async close(): Promise<void> {
    this.#end(undefined);
  }

  #pulse(): void {
    if (this.#autoReset) this.#uno.reset('cable');
  }

  #end(reason: Fault | undefined): void {
    const session = this.#session;
    this.#session = undefined;
    this.#uno.onBytes = undefined;
    this.#uno.onCable = undefined;
    session?.end(reason);
  }
}
