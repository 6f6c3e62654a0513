import { expect, test } from 'vitest';
import { Fault } from '../../src/fault/fault.ts';
import type { Journal, StoredEvent } from '../../src/journal/journal.ts';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { TestTable } from './test-table.ts';

const rolls = ['22436', '21', '3', '66123'];
const options = { players: ['Eric', 'Julie'] };

async function playing(): Promise<TestTable> {
  const table = await TestTable.start({ rolls, options });
  await table.begin(2);
  return table;
}

/** The process dies and starts again: same game, same pixels once all stands, same words. */
async function expectToGoOn(table: TestTable): Promise<TestTable> {
  const next = await table.restart({ rolls, options });
  expect(next.game).toEqual(table.game);
  await table.advance(1300);
  expect(next.board.picture).toEqual(table.board.picture);
  expect(next.message).toBe(table.message);
  return next;
}

test('a table that never played starts in attract', async () => {
  const table = await (await TestTable.start()).restart();
  expect(table.scene.screen).toBe('attract');
  expect(table.game).toBeUndefined();
});

test('killed before the first roll, the game goes on with the same seal and cut', async () => {
  const table = await playing();
  await table.press('hold4', 'hold2');
  await table.advance(2000);
  const next = await expectToGoOn(table);
  expect(next.game).toMatchObject({ cut: '42', rollsDrawn: 0 });
});

test('killed between a turn and the next, the same player is to roll', async () => {
  const table = await playing();
  await table.roll();
  await table.score('CH');
  const next = await expectToGoOn(table);
  expect(next.message).toBe("Julie's turn. Pull the lever.");
});

test('killed with rolls left, the same dice lie there with the same holds', async () => {
  const table = await playing();
  await table.roll();
  await table.press('hold1', 'hold2', 'hold4');
  const next = await expectToGoOn(table);
  expect(next.faces).toBe('22436-');
  expect(next.frames).toBe('12.4..');
  await next.roll();
  expect(next.faces).toBe('22231-');
});

test('killed while the dice tumble after the roll was durable, its faces are there at once', async () => {
  const table = await playing();
  await table.press('lever');
  expect(table.scene.slots[0]?.kind).toBe('tumbling');
  const next = await table.restart({ rolls, options });
  expect(next.faces).toBe('22436-');
});

test('killed before the roll was durable, nobody has seen it, and the lever rolls the same dice', async () => {
  const table = await TestTable.start({ options, untracked: true });
  await table.begin(2);
  table.journal.pause();
  await table.press('lever');
  const next = await table.restart({ options });
  expect(next.game?.rollsDrawn).toBe(0);
  await next.roll();
  table.journal.resume();
  await table.advance(1300);
  expect(next.faces).toBe(table.faces);
  expect(next.faces).toMatch(/^[1-6]{5}-$/);
});

test('killed while a box must be chosen, it must be chosen again; the shown box is not kept', async () => {
  const table = await playing();
  await table.roll();
  await table.press('hold1', 'hold2', 'hold4');
  await table.roll();
  await table.press('hold3');
  await table.roll();
  expect(table.scene.slots[5]).toEqual({ kind: 'choose' });
  const next = await expectToGoOn(table);
  await table.press('hold6');
  expect(table.scene.shownBox).toBe('sixes');
  expect((await table.restart({ rolls, options })).scene.shownBox).toBeUndefined();
  await next.score('CH');
  expect(next.game?.turn.player).toBe(1);
});

test('killed when the game was over, the final cards stand there and the lever plays again', async () => {
  const table = await TestTable.start({ options });
  await table.begin(2);
  for (let turn = 0; turn < 26; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  // What is told of the last score, and the light of the ceremony, are no part of the game.
  await table.advance(11_000);
  const next = await expectToGoOn(table);
  expect(next.scene.screen).toBe('over');
  await next.press('lever');
  expect(next.game).toMatchObject({ number: 2, starter: 1, players: ['Eric', 'Julie'] });
});

test('killed in setup, nothing is lost but the setup', async () => {
  const table = await TestTable.start();
  await table.press('lever', 'hold3');
  expect((await table.restart()).scene.screen).toBe('attract');
});

test('an unfinished game of rules that the table does not know stops the start with words for people', async () => {
  const table = await playing();
  const stored: StoredEvent[] = table.journal.stored.map((one) =>
    one.event.type === 'game started' ? { ...one, event: { ...one.event, rules: 'house' } } : one,
  );
  const start = TestTable.start({ journal: memoryJournal(stored) });
  await expect(start).rejects.toThrow(
    /There is no such rule set: the unfinished game 1 is played by "house"/,
  );
});

test('a journal that cannot be read stops the start before the board is touched', async () => {
  const broken = (journal: Journal): Journal => ({
    append: (events, booked) => journal.append(events, booked),
    read: () => Promise.reject(new Fault('journal-damaged', 'table.sqlite')),
    books: () => journal.books(),
    finished: (after, limit) => journal.finished(after, limit),
    close: () => journal.close(),
  });
  const table = new TestTable({ wrapJournal: broken });
  await expect(table.loop.start()).rejects.toThrow(/The journal is damaged/);
  expect(table.board.status().state).toBe('closed');
});
