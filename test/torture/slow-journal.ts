/** A journal on a disk that takes its time over every commit; what comes meanwhile goes into the next one together. */
import type { BookEvent } from '../../src/books/event.ts';
import type { Clock } from '../../src/clock/clock.ts';
import type { GameEvent } from '../../src/game/index.ts';
import type { ChainLink, Journal } from '../../src/journal/journal.ts';

interface Waiting {
  readonly events: readonly GameEvent[];
  readonly booked: readonly BookEvent[] | undefined;
  readonly done: PromiseWithResolvers<ChainLink>;
}

/** `commitMs` of table time. `committed` is told what has become durable. */
export function slowJournal(
  journal: Journal,
  clock: Clock,
  commitMs: number,
  committed: (events: readonly GameEvent[]) => void,
): Journal {
  let waiting: Waiting[] = [];
  let busy = false;

  const commit = (): void => {
    const group = waiting;
    busy = group.length > 0;
    if (!busy) return;
    waiting = [];
    clock.after(commitMs, async () => {
      for (const { events, booked, done } of group) {
        await journal.append(events, booked).then(done.resolve, done.reject);
        committed(events);
      }
      commit();
    });
  };
  return {
    ...journal,
    append(events, booked) {
      const done = Promise.withResolvers<ChainLink>();
      waiting.push({ events, booked, done });
      if (!busy) commit();
      return done.promise;
    },
  };
}
