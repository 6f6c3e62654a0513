/** Draw, append, show: what waits for the journal, what does not, and what a broken journal does to the table. */
import { expect, test } from 'vitest';
import type { Clock } from '../../src/clock/clock.ts';
import type { Fault } from '../../src/fault/fault.ts';
import { cardsOf } from '../../src/game/index.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { FAULTS } from '../../src/language/en/faults.ts';
import { TestTable } from './test-table.ts';

const rolls = ['22436', '21', '3', '66123'];

/** Every append takes 200 ms of table time, one after the other. */
function slow(journal: Journal, clock: Clock): Journal {
  let last: Promise<unknown> = Promise.resolve();
  return {
    append: (events, booked) => {
      const turn = last.then(() => new Promise<void>((resolve) => clock.after(200, resolve)));
      last = turn;
      return turn.then(() => journal.append(events, booked));
    },
    read: () => journal.read(),
    books: () => journal.books(),
    finished: (after, limit) => journal.finished(after, limit),
    close: () => journal.close(),
  };
}

const slowTable = () => TestTable.start({ rolls, wrapJournal: slow, untracked: true });

test('with a slow journal a hold is framed at once, and its event still stands before the next roll', async () => {
  const table = await slowTable();
  await table.begin();
  await table.roll();
  for (const [input, frames] of [
    ['hold1', '1.....'],
    ['hold2', '12....'],
    ['hold4', '12.4..'],
  ] as const) {
    table.board.press(input);
    expect(table.frames).toBe(frames);
  }
  table.board.release('lever');
  table.board.press('lever');
  await table.advance(3000);
  const types = table.journal.stored.map(({ event }) => event.type);
  expect(types).toEqual(['game started', 'rolled', 'held', 'held', 'held', 'rolled']);
  expect(table.faces).toBe('22231-');
});

test('with a slow journal the tumble starts at once, and no die stops before the roll is durable', async () => {
  const table = await TestTable.start({
    rolls,
    wrapJournal: slow,
    untracked: true,
    options: { tumbleMs: 100 },
  });
  await table.begin();
  table.board.press('lever');
  expect(table.scene.slots[0]?.kind).toBe('tumbling');
  await table.advance(195);
  expect(table.journal.stored.map(({ event }) => event.type)).toEqual(['game started']);
  expect(table.scene.slots.slice(0, 5).every(({ kind }) => kind === 'tumbling')).toBe(true);
  expect(table.game?.turn.dice).toBeUndefined();
  await table.advance(10);
  expect(table.faces).toBe('22436-');
});

test('select cannot hurry the dice past the journal', async () => {
  const table = await slowTable();
  await table.begin();
  await table.press('lever');
  table.board.press('select');
  expect(table.faces).toBe('------');
  await table.advance(100);
  expect(table.faces).toBe('22436-');
});

test('with a slow journal a score shows once it is durable, and presses meanwhile are ignored', async () => {
  const table = await slowTable();
  await table.begin();
  await table.roll();
  await table.show('CH');
  table.board.press('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  await table.press('lever');
  expect(table.outcomes.at(-1)).toEqual({ type: 'ignored', reason: 'saving' });
  await table.advance(200);
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ chance: 17 });
  expect(table.game?.rollsDrawn).toBe(1);
});

test('the picture of a press leaves before its event goes to the journal', async () => {
  const order: string[] = [];
  const table = await TestTable.start({
    rolls,
    wrapJournal: (journal) => ({
      append: (events, booked) => {
        order.push(...events.map(({ type }) => type));
        return journal.append(events, booked);
      },
      read: () => journal.read(),
      books: () => journal.books(),
      finished: (after, limit) => journal.finished(after, limit),
      close: () => journal.close(),
    }),
  });
  await table.begin();
  const show = table.board.show.bind(table.board);
  table.board.show = (picture) => {
    order.push('picture');
    show(picture);
  };
  order.length = 0;
  table.board.press('lever');
  expect(order).toEqual(['picture', 'rolled']);
  await table.advance(1300);
  order.length = 0;
  table.board.press('hold1');
  expect(order).toEqual(['picture', 'held']);
});

test('when the append of a roll fails, the dice go back, the fault is shown and the table stops', async () => {
  const table = await TestTable.start({ rolls });
  await table.begin();
  await table.roll();
  await table.press('hold1', 'hold2', 'hold4');
  const before = table.game;
  const stored = table.journal.stored.length;
  table.journal.fail();
  await table.roll();
  expect(table.faces).toBe('22436-');
  expect(table.frames).toBe('12.4..');
  expect(table.game).toEqual(before);
  expect(table.view.fault).toMatch(/^The journal cannot be written: .*Check the free space/);
  expect(table.message).toContain('The table has stopped. The journal cannot be written');
  expect(await table.pages()).toEqual(expect.arrayContaining([FAULTS['journal-write'].display, 'STOPPED']));
  const outcomes = await table.press('lever', 'hold3', 'select');
  expect(outcomes).toEqual(Array(3).fill({ type: 'ignored', reason: 'stopped' }));
  expect(table.journal.stored.length).toBe(stored);
});

test('a table whose journal failed says so for half a minute and then gives up, so that a service can start it again', async () => {
  const faults: Fault[] = [];
  const table = await TestTable.start({ rolls, gaveUp: (fault) => void faults.push(fault) });
  await table.begin();
  await table.roll();
  table.journal.fail();
  await table.press('hold2');
  await table.advance(29_000);
  expect(faults).toEqual([]);
  expect(await table.pages()).toContain(FAULTS['journal-write'].display);
  await table.advance(2000);
  expect(faults.map(({ code }) => code)).toEqual(['journal-write']);
});

test('a table whose journal failed has the acceptor take no coins: nobody could play for them', async () => {
  const table = await TestTable.start({ rolls });
  await table.begin();
  await table.roll();
  expect(table.board.outputs).toEqual({ inhibit: false, startLamp: false });
  table.journal.fail();
  await table.press('hold2');
  expect(table.board.outputs).toMatchObject({ inhibit: true });
});

test('when the append of a hold fails, the table stands as the journal has it', async () => {
  const table = await TestTable.start({ rolls });
  await table.begin();
  await table.roll();
  await table.press('hold1');
  table.journal.fail();
  await table.press('hold2');
  expect(table.frames).toBe('1.....');
  expect(table.game?.turn.held).toEqual([true, false, false, false, false]);
  expect(table.view.fault).toBeDefined();
});

test('when a hold fails while the roll behind it is under way, both go back', async () => {
  const table = await TestTable.start({ rolls: ['22436', '2143'], untracked: true });
  await table.begin();
  await table.roll();
  table.journal.pause();
  await table.press('hold1', 'lever');
  expect(table.scene.slots[1]?.kind).toBe('tumbling');
  table.journal.fail();
  table.journal.resume();
  await table.advance(1300);
  expect(table.faces).toBe('22436-');
  expect(table.frames).toBe('......');
  expect(table.game?.rollsDrawn).toBe(1);
});

test('when the append of a score fails, the box stays open', async () => {
  const table = await TestTable.start({ rolls });
  await table.begin();
  await table.roll();
  await table.show('CH');
  table.journal.fail();
  await table.press('select');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
  expect(table.faces).toBe('22436-');
});

test('when the start of a game fails, there is no game', async () => {
  const table = await TestTable.start();
  table.journal.fail();
  await table.press('lever', 'lever');
  expect(table.game).toBeUndefined();
  expect(table.view.fault).toBeDefined();
});

test('after a fault the same journal, opened again, goes on where it was', async () => {
  const table = await TestTable.start({ rolls: ['22436', '11111'] });
  await table.begin();
  await table.roll();
  table.journal.fail();
  await table.roll();
  const next = await table.restart({ rolls });
  expect(next.faces).toBe('22436-');
  expect(next.view.fault).toBeUndefined();
});
