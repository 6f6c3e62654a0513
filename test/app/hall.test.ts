import { expect, test } from 'vitest';
import { NO_PEOPLE } from '../../src/app/table-people.ts';
import { Fault } from '../../src/fault/fault.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { TestTable } from './test-table.ts';

/** One player scores the best box in every turn. */
async function playOut(table: TestTable): Promise<void> {
  for (let turn = 0; turn < 40 && table.scene.screen !== 'over'; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
}

test('who finishes with a good total is congratulated, and leads the hall of fame in attract', async () => {
  const table = await TestTable.start({ options: { players: ['Eric'] } });
  await table.begin(1);
  await playOut(table);
  const total = table.view.hall.yahtzee?.[0]?.total;
  await table.advance(4000);
  expect(table.message).toBe(
    `Eric finishes with ${total} points. Eric enters the hall of fame. Pull the lever to play again.`,
  );
  table.loop.key('n');
  await table.advance(1);
  expect(table.scene.pages).toEqual([
    'PULL THE',
    'LEVER',
    'LEARN',
    'LEVER',
    'PREVIOUS',
    'BEST',
    'ERIC',
    `${`${total}`.padStart(4)} PTS`,
  ]);
  await table.press('previous');
  expect(table.scene.pages).toEqual(['YAHTZEE', '1 ERIC', `${`${total}`.padStart(4)} PTS`]);
});

test('the hall of fame is there at the start, and lives as long as the journal', async () => {
  const table = await TestTable.start({ options: { players: ['Eric'] } });
  await table.begin(1);
  await playOut(table);
  const { hall } = table.view;
  const next = await table.restart();
  expect(next.view.hall).toEqual(hall);
});

test('the best of late are those of the same journal, also after a restart, with the names that people have by now', async () => {
  let called = 'Ericsson';
  const people = { ...NO_PEOPLE, nameOf: (player: string) => (player === 'Eric' ? called : player) };
  const before = Date.now() - 1000;
  const table = await TestTable.start({ options: { players: ['Eric'] }, people });
  await table.begin(1);
  await playOut(table);
  const lately = (of: TestTable, ms: number) =>
    of.loop.bestSince(ms).hall.yahtzee?.map(({ name, game }) => ({ name, game }));
  expect(lately(table, before)).toEqual([{ name: 'Ericsson', game: 1 }]);
  expect(lately(table, Date.now() + 1000)).toBeUndefined();
  called = 'PLAYER 1';
  expect(lately(await table.restart(), before)).toEqual([{ name: 'Eric', game: 1 }]);
  expect(lately(table, before)).toEqual([{ name: 'PLAYER 1', game: 1 }]);
});

test('a hall of fame that cannot be read stops nobody from playing', async () => {
  const broken = (journal: Journal): Journal => ({
    append: (events, booked) => journal.append(events, booked),
    read: () => journal.read(),
    books: () => journal.books(),
    finished: () => Promise.reject(new Error('no')),
    close: () => journal.close(),
  });
  const table = await TestTable.start({ wrapJournal: broken, rolls: ['22233'] });
  await table.begin();
  await table.roll();
  expect(table.faces).toBe('22233-');
  expect(table.view.hall).toEqual({});
  expect(table.view.fault).toMatch(/^The journal is damaged: no\. Restore a backup/);
});

test('a hall of fame that can be read again is no trouble any more', async () => {
  let broken = true;
  const healing = (journal: Journal): Journal => ({
    append: (events, booked) => journal.append(events, booked),
    read: () => journal.read(),
    books: () => journal.books(),
    finished: (after, limit) =>
      broken ? Promise.reject(new Fault('journal-damaged', 'no')) : journal.finished(after, limit),
    close: () => journal.close(),
  });
  const table = await TestTable.start({ wrapJournal: healing, options: { players: ['Eric'] } });
  await table.begin(1);
  expect(table.views.at(-1)?.fault).toContain('The journal is damaged');
  broken = false;
  await playOut(table);
  expect(table.views.at(-1)?.fault).toBeUndefined();
  expect(table.view.hall.yahtzee).toHaveLength(1);
});

test('in Farkle the display shows the turns that the order goes by', async () => {
  const rolls = Array(10).fill('111111');
  const table = await TestTable.start({ rolls, options: { players: ['Eric'] } });
  await table.begin(1, 'FARKLE');
  for (let turn = 0; turn < 5; turn += 1) {
    await table.roll();
    await table.press('hold1', 'hold2', 'hold3', 'hold4', 'hold5', 'hold6', 'select');
    await table.advance(400);
  }
  table.loop.key('n');
  await table.advance(1);
  expect(table.scene.pages).toEqual(['PULL THE', 'LEVER', 'BEST', 'ERIC', '5 TURNS']);
  await table.press('previous');
  expect(table.scene.pages).toEqual(['FARKLE', '1 ERIC', '5 TURNS']);
});
