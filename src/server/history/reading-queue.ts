/** One reading of the journal after the other, whoever asks: so an append never waits for more than one of them. */
import type { ErrorRequestHandler, Request } from 'express';
import { neighbourhood } from '../guard/own-names.ts';
import { refuseInWords } from '../refuse.ts';

/** Readings that wait; more than a room asks for in the time that they take. */
const MOST_WAITING = 100;
/** Of one neighbourhood: nobody else has to wait long for a place. */
const MOST_OF_ONE = 10;

export class ReadingQueue {
  #last: Promise<unknown> = Promise.resolve();
  /** Of each neighbourhood. */
  readonly #waiting = new Map<string, number>();
  #allWaiting = 0;

  /** `who`: the neighbourhood that asks. Rejects with Busy when too many are waiting. */
  run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(who) ?? 0;
    if (this.#allWaiting >= MOST_WAITING || own >= MOST_OF_ONE) return Promise.reject(new Busy());
    this.#count(who, 1);
    const done = this.#last.then(work).finally(() => this.#count(who, -1));
    this.#last = done.catch(() => undefined);
    return done;
  }

  #count(who: string, change: 1 | -1): void {
    this.#allWaiting += change;
    const own = (this.#waiting.get(who) ?? 0) + change;
    if (own === 0) this.#waiting.delete(who);
    else this.#waiting.set(who, own);
  }
}

export const neighbourOf = ({ socket }: Pick<Request, 'socket'>): string =>
  neighbourhood(socket.remoteAddress);

export class Busy extends Error {}

/** Of a router whose readings take turns. */
export const busyHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Busy)) return next(error);
  refuseInWords(response.setHeader('Retry-After', 1), 503, { say: 'answer.tooManyReaders' });
};
