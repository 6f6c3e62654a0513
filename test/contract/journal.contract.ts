/** The obligations of every journal (src/journal/journal.ts), as one suite over all of them. */
import { afterEach, describe, expect, test } from 'vitest';
import { NO_BOOKS } from '../../src/books/books.ts';
import { Fault } from '../../src/fault/fault.ts';
import type { GameEvent } from '../../src/game/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { BOOK_EVENTS } from '../books/events.ts';
import { cutEvent, startedEvent } from '../journal/events.ts';

/** One place where journals are kept. */
export interface JournalRig {
  /** Opens the journal of this place, again and again: what was durable is still there. */
  open(): Promise<Journal>;
  /** From now on the place accepts no event beyond `seq`, as a full disk would. Called while no journal is open. */
  fillUpAfter(seq: number): void;
  dispose(): void;
}

const codeOf = (error: unknown): string => (error instanceof Fault ? error.code : String(error));

export function journalContract(name: string, makeRig: () => JournalRig): void {
  describe(`the journal "${name}"`, () => {
    const cleanups: (() => void | Promise<void>)[] = [];
    const place = (): JournalRig => {
      const rig = makeRig();
      cleanups.push(() => rig.dispose());
      return rig;
    };
    const open = async (rig: JournalRig): Promise<Journal> => {
      const journal = await rig.open();
      cleanups.push(() => journal.close());
      return journal;
    };
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });
    const eventsOf = async (journal: Journal): Promise<readonly GameEvent[]> =>
      (await journal.read()).map(({ event }) => event);

    test('is empty at first', async () => {
      expect(await (await open(place())).read()).toEqual([]);
    });

    test('keeps the order of the appends, also of those that nobody waited for', async () => {
      const journal = await open(place());
      const settled: number[] = [];
      const appends: Promise<unknown>[] = [journal.append([startedEvent(1)])];
      for (let index = 1; index <= 100; index += 1) {
        appends.push(journal.append([cutEvent(`${index}`)]).then(() => void settled.push(index)));
      }
      await Promise.all(appends);
      const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
      expect(settled).toEqual(numbers);
      expect(await eventsOf(journal)).toEqual([
        startedEvent(1),
        ...numbers.map((number) => cutEvent(`${number}`)),
      ]);
    });

    test('keeps the books beside the games, in the order of the appends, and sums them up', async () => {
      const rig = place();
      const journal = await open(rig);
      expect(await journal.books()).toEqual(NO_BOOKS);
      const links = await Promise.all([
        journal.append([], [{ type: 'powered up' }]),
        journal.append([startedEvent(1)], [{ type: 'credit spent', game: 1, credits: 1, rest: 0 }]),
        journal.append([cutEvent('a')]),
        journal.append([], BOOK_EVENTS),
      ]);
      // What is appended with a game has the link of the game.
      expect(links.map(({ seq }) => seq)).toEqual([1, 1, 2, 2 + BOOK_EVENTS.length]);
      expect(await eventsOf(journal)).toEqual([startedEvent(1), cutEvent('a')]);
      const books = await journal.books();
      expect(books.total).toMatchObject({ starts: 2, coins: [2, 0], money: 100, serviceCredits: 4 });
      await journal.close();
      expect(await (await open(rig)).books()).toEqual(books);
    });

    test('reads what was appended before, without waiting for the appends first', async () => {
      const journal = await open(place());
      const appended = journal.append([startedEvent(1), cutEvent('a')]);
      const read = eventsOf(journal);
      expect(await read).toEqual([startedEvent(1), cutEvent('a')]);
      await appended;
    });

    test('reads from the latest started game on, and events before any game not at all', async () => {
      const journal = await open(place());
      await journal.append([cutEvent('lost')]);
      expect(await journal.read()).toEqual([]);
      await journal.append([startedEvent(1), cutEvent('one')]);
      await journal.append([startedEvent(2), cutEvent('two')]);
      expect(await eventsOf(journal)).toEqual([startedEvent(2), cutEvent('two')]);
    });

    test('tells of every finished game, oldest first, also after it was opened again; not of the others', async () => {
      const rig = place();
      const ended = (total: number): GameEvent => ({ type: 'game ended', totals: [total], winners: [0] });
      const journal = await open(rig);
      expect(await journal.finished(0, 9)).toEqual([]);
      await journal.append([cutEvent('lost')]);
      await journal.append([startedEvent(1), ended(10)]);
      await journal.append([startedEvent(2), { type: 'game abandoned' }]);
      await journal.append([startedEvent(3)]);
      expect((await journal.finished(0, 9)).map(({ game }) => game.number)).toEqual([1]);
      void journal.append([ended(30)]);
      const before = await journal.finished(0, 9);
      expect(before.map(({ game }) => [game.number, game.status])).toEqual([
        [1, 'over'],
        [3, 'over'],
      ]);
      const [{ startedAt, endedAt } = { startedAt: '', endedAt: '' }] = before;
      expect(Date.parse(startedAt)).toBeLessThanOrEqual(Date.parse(endedAt));
      await journal.close();
      const again = await open(rig);
      await again.append([startedEvent(4)]);
      expect(await again.finished(0, 9)).toEqual(before);
      await again.append([ended(40)]);
      const numbers = async (after: number, limit: number) =>
        (await again.finished(after, limit)).map(({ game }) => game.number);
      expect(await numbers(0, 9)).toEqual([1, 3, 4]);
      expect(await numbers(0, 2)).toEqual([1, 3]);
      expect(await numbers(1, 9)).toEqual([3, 4]);
      expect(await numbers(2, 1)).toEqual([3]);
      expect(await numbers(3, 1)).toEqual([4]);
      expect(await numbers(4, 9)).toEqual([]);
    });

    test('numbers the events without a gap and stamps them with the wall time', async () => {
      const journal = await open(place());
      const before = new Date().toISOString();
      await journal.append([startedEvent(1), cutEvent('a')]);
      await journal.append([cutEvent('b')]);
      const stored = await journal.read();
      expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      for (const { at } of stored) {
        expect(new Date(at).toISOString()).toBe(at);
        expect(at >= before).toBe(true);
      }
    });

    test('gives back every kind of event exactly', async () => {
      const journal = await open(place());
      const events: readonly GameEvent[] = [
        { ...startedEvent(1), players: ['Zoë', 'O"\\', '美咲 🎲'] },
        cutEvent('würfel\u2028"\\\n'),
        { type: 'rolled', n: 1, player: 0, held: [false, true, false], cut: '', faces: [1, 6, 3] },
        { type: 'held', slot: 2 },
        { type: 'freed', slot: 2 },
        { type: 'scored', player: 0, category: 'full-house', points: 25, bonus: 100 },
        { type: 'game ended', totals: [1575, 0], winners: [0] },
        { type: 'game abandoned' },
      ];
      await journal.append(events);
      expect(await eventsOf(journal)).toEqual(events);
    });

    test('keeps the events of the call, also when the caller uses its list again', async () => {
      const journal = await open(place());
      const list: GameEvent[] = [startedEvent(1), cutEvent('a')];
      const appended = journal.append(list);
      list.length = 0;
      await appended;
      expect(await eventsOf(journal)).toEqual([startedEvent(1), cutEvent('a')]);
    });

    test('goes on where it was when it is opened again', async () => {
      const rig = place();
      const first = await open(rig);
      await first.append([startedEvent(1), cutEvent('a')]);
      await first.close();
      const second = await open(rig);
      await second.append([cutEvent('b')]);
      const stored = await second.read();
      expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3]);
      expect(stored.map(({ event }) => event)).toEqual([startedEvent(1), cutEvent('a'), cutEvent('b')]);
    });

    test('after one append failed, every later one fails too, and nothing of it is there', async () => {
      const rig = place();
      rig.fillUpAfter(3);
      const journal = await open(rig);
      await journal.append([startedEvent(1), cutEvent('a')]);
      const outcomes = await Promise.allSettled([
        journal.append([cutEvent('b'), cutEvent('one too many')]),
        journal.append([cutEvent('c')]),
      ]);
      for (const outcome of outcomes)
        expect(outcome.status === 'rejected' && codeOf(outcome.reason)).toBe('journal-write');
      await expect(journal.append([cutEvent('d')])).rejects.toSatisfy(
        (error) => codeOf(error) === 'journal-write',
      );
      expect(await eventsOf(journal)).toEqual([startedEvent(1), cutEvent('a')]);
    });

    test('close waits for the appends before it, and closing twice is fine', async () => {
      const rig = place();
      const journal = await open(rig);
      const appended = journal.append([startedEvent(1), cutEvent('a')]);
      await Promise.all([journal.close(), journal.close()]);
      await appended;
      expect(await eventsOf(await open(rig))).toEqual([startedEvent(1), cutEvent('a')]);
    });

    test('a closed journal refuses to append and to read', async () => {
      const journal = await open(place());
      await journal.close();
      await expect(journal.append([cutEvent('x')])).rejects.toSatisfy(
        (error) => codeOf(error) === 'journal-write',
      );
      await expect(journal.read()).rejects.toSatisfy((error) => codeOf(error) === 'journal-open');
    });
  });
}
