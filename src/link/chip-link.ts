/** A link to an emulated Uno in this thread. Its bytes flow when somebody runs the Uno: a lockstep clock or a pacer. */
import { Fault } from '../fault/fault.ts';
import type { Uno } from '../uno/uno.ts';
import type { Link, LinkListener } from './link.ts';
import { alreadyOpen, LinkSession } from './link-session.ts';

export interface ChipLinkOptions {
  /** Opening resets the chip, as it does with a real Uno (DTR). */
  readonly openResets?: boolean;
}

export class ChipLink implements Link {
  readonly name = 'emulated Uno';
  readonly #uno: Uno;
  readonly #openResets: boolean;
  #session: LinkSession | undefined;

  constructor(uno: Uno, options: ChipLinkOptions = {}) {
    this.#uno = uno;
    this.#openResets = options.openResets ?? false;
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#session !== undefined) throw alreadyOpen(this.name);
    if (!this.#uno.connected)
      throw new Fault('link-open', { say: 'detail.about', what: this.name, why: { say: 'detail.cableOut' } });
    const session = new LinkSession(listener);
    this.#session = session;
    this.#uno.onBytes = (bytes) => session.bytes(bytes);
    this.#uno.onCable = (connected) => {
      if (!connected)
        this.#end(
          new Fault('link-lost', {
            say: 'detail.about',
            what: this.name,
            why: { say: 'detail.cablePulled' },
          }),
        );
    };
    if (this.#openResets) this.#uno.reset('cable');
  }

  write(bytes: Uint8Array): void {
    if (this.#session !== undefined) this.#uno.write(bytes);
  }

  async close(): Promise<void> {
    this.#end(undefined);
  }

  #end(reason: Fault | undefined): void {
    const session = this.#session;
    this.#session = undefined;
    this.#uno.onBytes = undefined;
    this.#uno.onCable = undefined;
    session?.end(reason);
  }
}
