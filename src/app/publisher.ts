/** Tells listeners of new views: at once after the present work, never within it, and once for all changes of a moment. */
import type { Clock, Timer } from '../clock/clock.ts';
import type { TableView } from '../table/view.ts';

export type ViewListener = (view: TableView) => void;

export class Publisher {
  readonly #clock: Clock;
  readonly #view: () => TableView | undefined;
  readonly #listeners = new Set<ViewListener>();
  #timer: Timer | undefined;
  #closed = false;

  /** `view` is asked when it is time to tell; undefined: there is nothing to tell yet. */
  constructor(clock: Clock, view: () => TableView | undefined) {
    this.#clock = clock;
    this.#view = view;
  }

  /** Returns how to stop it. */
  subscribe(listener: ViewListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  soon(): void {
    if (this.#closed || this.#timer !== undefined) return;
    this.#timer = this.#clock.after(0, () => {
      this.#timer = undefined;
      const view = this.#view();
      if (view !== undefined) for (const listener of this.#listeners) listener(view);
    });
  }

  close(): void {
    this.#closed = true;
    this.#timer?.cancel();
    this.#listeners.clear();
  }
}
