/** A journal that forgets everything at the end of the process: for tests, and able to be slow or to fail. */
import { Fault } from '../../fault/fault.ts';
import type { GameEvent } from '../../game/event.ts';
import type { Archive } from '../archive.ts';
import { finishedGames } from '../finished-games.ts';
import { inOrder } from '../in-order.ts';
import type { ChainLink, Journal, StoredEvent } from '../journal.ts';
import { memoryArchive } from './memory-archive.ts';
import { memoryChain } from './memory-history.ts';

export interface MemoryJournal extends Journal, Archive {
  /** All durable events, of earlier games too: what `memoryJournal` takes to play a restart. */
  readonly stored: readonly StoredEvent[];
  /** From now on appends (and reads and closes behind them) wait until `resume`. */
  pause(): void;
  resume(): void;
  /** The first append that is not durable yet and goes beyond event `afterSeq` fails, and every later one. */
  fail(afterSeq?: number): void;
}

/** `stored`: what an earlier journal left behind. */
export function memoryJournal(stored: readonly StoredEvent[] = []): MemoryJournal {
  const durable = [...stored];
  const links = memoryChain(durable);
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

  const store = (events: readonly GameEvent[], at: string): ChainLink => {
    broken ||= durable.length + events.length > capacity;
    if (broken) throw new Fault('journal-write', { say: 'detail.toldToFail' });
    for (const event of events) durable.push({ seq: durable.length + 1, at, event });
    return links.newest();
  };

  return {
    ...memoryArchive(durable),
    stored: durable,
    append(events) {
      if (closed) return Promise.reject(new Fault('journal-write', { say: 'detail.journalClosed' }));
      // As text and back: what cannot survive a real journal must not survive this one.
      const copies = JSON.parse(JSON.stringify(events)) as readonly GameEvent[];
      const at = new Date().toISOString();
      return unlessPaused(() => store(copies, at));
    },
    read: () =>
      unlessClosed(() => {
        const start = durable.findLastIndex(({ event }) => event.type === 'game started');
        return start === -1 ? [] : durable.slice(start);
      }),
    finished: (after, limit) =>
      unlessClosed(() =>
        finishedGames(durable.map(({ event }) => event))
          .filter(({ number }) => number > after)
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
