/** Group commit: everything that is appended while the disk is busy goes into the next transaction together. */
import { Fault, messageOf } from '../../fault/fault.ts';
import type { GameEvent } from '../../game/event.ts';
import type { inOrder } from '../in-order.ts';
import type { Entry } from '../store/event-log.ts';

export class GroupCommit {
  readonly #inOrder: ReturnType<typeof inOrder>;
  readonly #commit: (entries: readonly Entry[]) => Promise<void>;
  #gathering: { readonly entries: Entry[]; readonly done: Promise<void> } | undefined;
  #broken: Fault | undefined;

  /** `commit` makes the entries durable together; once it has failed, it is asked no more. */
  constructor(queue: ReturnType<typeof inOrder>, commit: (entries: readonly Entry[]) => Promise<void>) {
    this.#inOrder = queue;
    this.#commit = commit;
  }

  append(events: readonly GameEvent[]): Promise<void> {
    if (this.#gathering === undefined) {
      const entries: Entry[] = [];
      this.#gathering = { entries, done: this.#inOrder(() => this.#write(entries)) };
    }
    const at = new Date().toISOString();
    this.#gathering.entries.push(...events.map((event) => ({ at, event })));
    return this.#gathering.done;
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    this.#gathering = undefined;
    if (this.#broken !== undefined) throw this.#broken;
    try {
      await this.#commit(entries);
    } catch (error) {
      this.#broken =
        error instanceof Fault ? error : new Fault('journal-write', messageOf(error), { cause: error });
      throw this.#broken;
    }
  }
}
