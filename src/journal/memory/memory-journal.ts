/** A journal that forgets everything at the end of the process: for tests, and able to be slow or to fail. */
import { addToBooks, NO_BOOKS } from '../../books/books.ts';
import type { BookEvent, StoredBookEvent } from '../../books/event.ts';
import { Fault } from '../../fault/fault.ts';
import type { GameEvent } from '../../game/event.ts';
import type { Archive } from '../archive.ts';
import { inOrder } from '../in-order.ts';
import type { ChainLink, Journal, StoredEvent } from '../journal.ts';
import { memoryArchive } from './memory-archive.ts';
import { finishedOf, memoryChain } from './memory-history.ts';

export interface MemoryJournal extends Journal, Archive {
  /** All durable events, of earlier games too: what `memoryJournal` takes to play a restart. */
  readonly stored: readonly StoredEvent[];
  /** All durable events of the books. */
  readonly booked: readonly StoredBookEvent[];
  /** From now on appends (and reads and closes behind them) wait until `resume`. */
  pause(): void;
  resume(): void;
  /** The first append that is not durable yet and goes beyond event `afterSeq` fails, and every later one. */
  fail(afterSeq?: number): void;
}

/** `stored`: what an earlier journal left behind. */
export function memoryJournal(
  stored: readonly StoredEvent[] = [],
  storedBooks: readonly StoredBookEvent[] = [],
): MemoryJournal {
  const durable = [...stored];
  const booked = [...storedBooks];
  const links = memoryChain(durable);
  const bookLinks = memoryChain(booked);
  const queued = inOrder();
  let pause: PromiseWithResolvers<void> | undefined;
  let capacity = Number.POSITIVE_INFINITY;
  let broken = false;
  let closed = false;

  const unlessPaused = <T>(action: () => T): Promise<T> =>
    queued(async () => {
      await pause?.promise;
      return action();
    });

  const unlessClosed = <T>(action: () => T): Promise<T> =>
    closed
      ? Promise.reject(new Fault('journal-open', { say: 'detail.journalClosed' }))
      : unlessPaused(action);

  const store = (events: readonly GameEvent[], booking: readonly BookEvent[], at: string): ChainLink => {
    broken ||= durable.length + events.length > capacity;
    if (broken) throw new Fault('journal-write', { say: 'detail.toldToFail' });
    for (const event of booking) booked.push({ seq: booked.length + 1, at, event });
    for (const event of events) durable.push({ seq: durable.length + 1, at, event });
    const bookLink = bookLinks.newest();
    return events.length === 0 ? bookLink : links.newest();
  };

  return {
    ...memoryArchive(durable, booked),
    stored: durable,
    booked,
    append(events, booking = []) {
      if (closed) return Promise.reject(new Fault('journal-write', { say: 'detail.journalClosed' }));
      // As text and back: what cannot survive a real journal must not survive this one.
      const copies = JSON.parse(JSON.stringify(events)) as readonly GameEvent[];
      const copiesBooked = JSON.parse(JSON.stringify(booking)) as readonly BookEvent[];
      const at = new Date().toISOString();
      return unlessPaused(() => store(copies, copiesBooked, at));
    },
    read: () =>
      unlessClosed(() => {
        const start = durable.findLastIndex(({ event }) => event.type === 'game started');
        return start === -1 ? [] : durable.slice(start);
      }),
    books: () => unlessClosed(() => booked.reduce(addToBooks, NO_BOOKS)),
    finished: (after, limit) =>
      unlessClosed(() =>
        finishedOf(durable)
          .filter(({ game }) => game.number > after)
          .slice(0, limit),
      ),
    async close() {
      closed = true;
      await unlessPaused(() => undefined);
    },
    pause() {
      pause ??= Promise.withResolvers<void>();
    },
    resume() {
      pause?.resolve();
      pause = undefined;
    },
    fail(afterSeq = 0) {
      capacity = afterSeq;
    },
  };
}
