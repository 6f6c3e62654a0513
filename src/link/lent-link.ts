/** A link that its board lends out for a while: somebody else speaks to what is at its end, then the board may open it again. */
import type { Fault } from '../fault/fault.ts';
import type { Link, LinkListener } from './link.ts';

export class LentLink implements Link {
  readonly #link: Link;
  /** Why the board cannot have it now. */
  #away: Fault | undefined;

  constructor(link: Link) {
    this.#link = link;
  }

  get name(): string {
    return this.#link.name;
  }

  async open(listener: LinkListener): Promise<void> {
    if (this.#away !== undefined) throw this.#away;
    await this.#link.open({
      bytes: (chunk) => listener.bytes(chunk),
      closed: (reason) => listener.closed(this.#away ?? reason),
    });
  }

  write(bytes: Uint8Array): void {
    this.#link.write(bytes);
  }

  async reset(): Promise<void> {
    await this.#link.reset();
  }

  async close(): Promise<void> {
    await this.#link.close();
  }

  /** The board sees its link end for this reason, and cannot open it until `work` has settled. One at a time. */
  async lend<T>(reason: Fault, work: () => Promise<T>): Promise<T> {
    this.#away = reason;
    try {
      await this.#link.close();
      return await work();
    } finally {
      this.#away = undefined;
    }
  }
}
