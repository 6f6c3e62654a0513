/** Group commit: everything that is appended while the disk is busy goes into the next transaction together. */
import type { BookEvent } from '../../books/event.ts';
import { Fault, messageOf } from '../../fault/fault.ts';
import type { GameEvent } from '../../game/event.ts';
import type { inOrder } from '../in-order.ts';
import type { ChainLink } from '../journal.ts';
import type { Entry } from '../store/event-log.ts';

/** The links of its entries, in their order. */
type Commit = (entries: readonly Entry[]) => Promise<readonly ChainLink[]>;

export class GroupCommit {
  readonly #inOrder: ReturnType<typeof inOrder>;
  readonly #commit: Commit;
  #gathering: { readonly entries: Entry[]; readonly done: ReturnType<Commit> } | undefined;
  #broken: Fault | undefined;

  /** `commit` makes the entries durable together; once it has failed, it is asked no more. */
  constructor(queue: ReturnType<typeof inOrder>, commit: Commit) {
    this.#inOrder = queue;
    this.#commit = commit;
  }

  /** The link of the last of `events`; of the last of `booked` where there are none. */
  async append(events: readonly GameEvent[], booked: readonly BookEvent[] = []): Promise<ChainLink> {
    if (this.#gathering === undefined) {
      const entries: Entry[] = [];
      this.#gathering = { entries, done: this.#inOrder(() => this.#write(entries)) };
    }
    const at = new Date().toISOString();
    const { entries, done } = this.#gathering;
    entries.push(...booked.map((one) => ({ at, booked: one })), ...events.map((event) => ({ at, event })));
    const last = entries.length - 1;
    return (await done)[last] as ChainLink;
  }

  async #write(entries: readonly Entry[]): ReturnType<Commit> {
    this.#gathering = undefined;
    if (this.#broken !== undefined) throw this.#broken;
    try {
      return await this.#commit(entries);
    } catch (error) {
      this.#broken =
        error instanceof Fault ? error : new Fault('journal-write', messageOf(error), { cause: error });
      throw this.#broken;
    }
  }
}
