/** What happens at a given cycle, in order: one queue for the chip's peripherals and for the world around the chip. */

interface Event {
  readonly at: number;
  readonly action: () => void;
  readonly owner: object | undefined;
}

export class EventQueue {
  /** Cycle of the earliest event, Infinity when there is none; a plain field because the run loop reads it all the time. */
  nextAt = Number.POSITIVE_INFINITY;
  /** Told when an event becomes the next one: the core must not run past it. */
  onEarlier: (at: number) => void = () => undefined;
  /** The earliest last: thousands come and go in a millisecond of work, and an array is cheapest at its end. */
  #events: Event[] = [];

  /** Events of the same cycle happen in the order in which they were added. Those with an owner end with it: `forget`. */
  add(at: number, action: () => void, owner?: object): void {
    const events = this.#events;
    const event = { at, action, owner };
    let index = events.length;
    events.push(event);
    for (; index > 0 && events[index - 1]!.at <= at; index -= 1) events[index] = events[index - 1]!;
    events[index] = event;
    if (index < events.length - 1) return;
    this.nextAt = at;
    this.onEarlier(at);
  }

  /** Takes out the first event of this action; false if there was none. */
  remove(action: () => void): boolean {
    const index = this.#events.findLastIndex((event) => event.action === action);
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
      const event = this.#events.pop();
      this.#refresh();
      event?.action();
    }
  }

  #refresh(): void {
    this.nextAt = this.#events.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  }
}
