/** What happens at a given cycle, in order: one queue for the chip's peripherals and for the world around the chip. */

interface Event {
  readonly at: number;
  readonly action: () => void;
  readonly owner: object | undefined;
}

export class EventQueue {
  #events: Event[] = [];
  /** Cycle of the earliest event, Infinity when there is none; a plain field because the run loop reads it all the time. */
  nextAt = Number.POSITIVE_INFINITY;

  /** Events with an owner end with it: `forget`. */
  add(at: number, action: () => void, owner?: object): void {
    let index = this.#events.length;
    while (index > 0 && (this.#events[index - 1]?.at ?? 0) > at) index -= 1;
    this.#events.splice(index, 0, { at, action, owner });
    this.#refresh();
  }

  /** Takes out the first event of this action; false if there was none. */
  remove(action: () => void): boolean {
    const index = this.#events.findIndex((event) => event.action === action);
    if (index < 0) return false;
    this.#events.splice(index, 1);
    this.#refresh();
    return true;
  }

  /** A reset: the peripherals of the old chip do nothing any more. */
  forget(owner: object): void {
    this.#events = this.#events.filter((event) => event.owner !== owner);
    this.#refresh();
  }

  /** Runs all events up to and with cycle `now`, also those that they add up to then. */
  runDue(now: number): void {
    while (this.nextAt <= now) {
      const event = this.#events.shift();
      this.#refresh();
      event?.action();
    }
  }

  #refresh(): void {
    this.nextAt = this.#events[0]?.at ?? Number.POSITIVE_INFINITY;
  }
}
