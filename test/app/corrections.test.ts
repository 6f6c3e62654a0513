/** Corrections at the table: shown on dice and display, and then the game goes on where it was. */

import { expect, test } from 'vitest';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import type { TableCommand } from '../../src/table/state/reaction.ts';
import { english } from '../language/english.ts';
import { TestTable } from './test-table.ts';

const SIGNED = { by: 'Anna', why: 'misread' } as const;
const UNDO = { type: 'undo', ...SIGNED } as const;
const options = { players: ['Eric', 'Julie'] };

async function started(rolls: readonly string[], menu?: string): Promise<TestTable> {
  const table = await TestTable.start({ rolls, options });
  await table.begin(2, menu);
  return table;
}

async function correct(table: TestTable, asked: TableCommand) {
  const outcome = table.loop.command(asked);
  await table.loop.settled();
  await table.advance(400);
  return outcome;
}

test('an undone score is chosen again by the buttons with its own dice, and then the present roll is back', async () => {
  const table = await started(['33312', '66645', '45']);
  await table.roll();
  await table.score('3S');
  await table.roll();
  await correct(table, UNDO);
  expect(table.message).toBe('Taken back: Eric: Threes 9 (Anna: misread).');
  expect(table.display).toBe('CORRECT');
  expect(table.faces).toBe('33312-');
  expect(table.frames).toBe('......');
  await table.advance(3000);
  expect(await table.pages()).toEqual(expect.arrayContaining(['PICK BOX', 'ERIC']));
  expect(table.message).toBe('Eric chooses again. Choose a box.');
  const [refused] = await table.press('lever');
  expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'no-rolls-left' } });
  await table.press('hold3');
  expect(table.display).toBe('3S 9');
  await table.press('previous', 'next', 'next');
  expect(table.display).toMatch(/^4S 0/);
  await table.score('CH');
  expect(table.faces).toBe('66645-');
  expect(table.game).toMatchObject({ turn: { player: 1, rolls: 1 }, cards: [{ boxes: { chance: 12 } }, {}] });
  await table.keep(1, 2, 3);
  expect(table.faces).toBe('66645-');
  expect(table.game?.turn.rolls).toBe(2);
});

test('a restart in the middle of an open choice comes back to it', async () => {
  const table = await started(['33312', '66645']);
  await table.roll();
  await table.score('3S');
  await table.roll();
  await correct(table, UNDO);
  const next = await table.restart({ options });
  expect(next.faces).toBe('33312-');
  await next.score('CH');
  expect(next.faces).toBe('66645-');
});

test('a correction while dice tumble or a farkle is shown is not done, and says why', async () => {
  const table = await started(['223346', '111234'], 'FARKLE');
  await table.press('lever');
  expect(await correct(table, { type: 'adjust', player: 0, points: 50, ...SIGNED })).toEqual({
    type: 'ignored',
    reason: 'tumbling',
  });
  await table.advance(1000);
  expect(await correct(table, { type: 'adjust', player: 0, points: 50, ...SIGNED })).toEqual({
    type: 'ignored',
    reason: 'farkled',
  });
  await table.advance(3000);
  expect(await correct(table, { type: 'adjust', player: 0, points: 50, ...SIGNED })).toMatchObject({
    type: 'events',
  });
  expect(table.game).toMatchObject({ totals: [50, 0], corrected: true });
});

test('an undone bank is banked again with other dice while the next player waits', async () => {
  const table = await started(['111524', '111234'], 'FARKLE');
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3', 'select');
  await table.advance(2000);
  await table.roll();
  await table.press('hold1');
  await correct(table, UNDO);
  expect(table.message).toBe('Taken back: Julie: die 1 held (Anna: misread).');
  await correct(table, UNDO);
  await table.advance(3000);
  expect(table.faces).toBe('111524');
  expect(table.message).toBe('Eric banks again: 1000 points in this turn. Press select to bank.');
  expect(await table.pages()).toEqual(expect.arrayContaining(['T 1000', 'ERIC']));
  const [refused] = await table.press('lever');
  expect(refused).toMatchObject({ refusal: { code: 'no-rolls-left' } });
  await table.press('hold4', 'select');
  await table.advance(2000);
  expect(table.game).toMatchObject({ totals: [1050, 0], turn: { player: 1 } });
  expect(table.faces).toBe('111234');
});

test('a finished game that is undone is back on the table from attract, out of the hall and in again, marked', async () => {
  const table = await TestTable.start({ options: { players: ['Eric'] } });
  await table.begin(1);
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  const [entry] = table.view.hall.yahtzee ?? [];
  table.loop.key('n');
  await table.advance(1);
  expect(table.scene.screen).toBe('attract');
  await correct(table, { type: 'adjust', player: 0, points: -5, ...SIGNED });
  expect(table.scene.screen).toBe('attract');
  expect(table.view.hall.yahtzee).toMatchObject([{ total: (entry?.total ?? 0) - 5, corrected: true }]);
  await correct(table, UNDO);
  expect(table.view.hall.yahtzee).toMatchObject([{ total: entry?.total }]);
  await correct(table, UNDO);
  expect(table.scene.screen).toBe('turn');
  expect(table.view.hall).toEqual({});
  await table.press('select', 'select', 'select');
  await table.advance(4500);
  expect(table.scene.screen).toBe('over');
  expect(table.message).toContain('The game was corrected.');
  expect(table.view.hall.yahtzee).toMatchObject([{ total: entry?.total, corrected: true }]);
});

test('nobody is thrown out of a setup by a correction', async () => {
  const table = await started(['33312']);
  await table.roll();
  await table.score('3S');
  await table.menu('QUIT');
  await table.press('select');
  expect(table.scene.screen).toBe('setup');
  await correct(table, UNDO);
  expect(table.scene.screen).toBe('setup');
  await table.press('next');
  expect(table.scene.screen).toBe('setup');
});

test('a refused correction changes nothing and is told', async () => {
  const table = await started(['33312']);
  const before = table.game;
  const wrong = { type: 'repair', player: 0, category: 'fours', points: 9, ...SIGNED } as const;
  expect(english(await correct(table, wrong))).toMatchObject({
    type: 'refused',
    refusal: { code: 'wrong-value', sentence: 'Fours cannot hold 9.' },
  });
  expect(table.game).toBe(before);
});

test('a player who drops out in the own turn hands it on, and the last one out ends the game without a winner', async () => {
  const table = await started(['33312', '66645']);
  await table.roll();
  await correct(table, { type: 'drop out', player: 0, ...SIGNED });
  expect(table.message).toBe('Eric drops out (Anna: misread).');
  expect(table.game).toMatchObject({ droppedOut: [0], turn: { player: 1, dice: undefined } });
  await table.roll();
  await table.score('6S');
  expect(table.game?.turn.player).toBe(1);
  await correct(table, { type: 'drop out', player: 1, ...SIGNED });
  await table.advance(3000);
  expect(table.scene.screen).toBe('over');
  expect(table.display).toBe('NOBODY');
  expect(table.message).toContain('Everybody has dropped out.');
  expect(table.view.hall).toEqual({});
});

test('a correction that cannot be saved is not shown, and the table says that it has stopped', async () => {
  const journal = memoryJournal();
  const table = await TestTable.start({ rolls: ['33312'], options, journal });
  await table.begin(2);
  await table.roll();
  await table.score('3S');
  journal.fail(journal.stored.length);
  await correct(table, UNDO);
  expect(table.view.fault).toBeDefined();
  expect(table.game).toMatchObject({ cards: [{ boxes: { threes: 9 } }, {}], corrected: false });
});
