/** One reading of the journal after the other, whoever asks: so an append never waits for more than one of them. */
import type { ErrorRequestHandler } from 'express';

/** Readings that wait; more than a room asks for in the time that they take. */
const MOST_WAITING = 100;

export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Rejects with Busy when too many are waiting. */
  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) return Promise.reject(new Busy());
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}

export class Busy extends Error {}

/** Of a router whose readings take turns. */
export const busyHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Busy)) return next(error);
  const message = 'Too many are asking for old games. Try again in a moment.';
  response.setHeader('Retry-After', 1).status(503).json({ error: { message } });
};
