import { expect, test } from 'vitest';
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
  expect(table.message).toBe(
    `Eric finishes with ${total} points. Eric enters the hall of fame. Pull the lever to play again.`,
  );
  table.loop.key('n');
  await table.advance(1);
  expect(table.scene.pages).toEqual(['PULL THE', 'LEVER', 'BEST', 'ERIC', `${`${total}`.padStart(4)} PTS`]);
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

test('a hall of fame that cannot be read stops nobody from playing', async () => {
  const broken = (journal: Journal): Journal => ({
    append: (events) => journal.append(events),
    read: () => journal.read(),
    finished: () => Promise.reject(new Error('no')),
    close: () => journal.close(),
  });
  const table = await TestTable.start({ wrapJournal: broken, rolls: ['22233'] });
  await table.begin();
  await table.roll();
  expect(table.faces).toBe('22233-');
  expect(table.view.hall).toEqual({});
});
