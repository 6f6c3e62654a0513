import { expect, test } from 'vitest';
import { cardsOf } from '../../src/game/index.ts';
import { english } from '../language/english.ts';
import { TestTable } from './test-table.ts';

const options = { players: ['Eric', 'Julie'] };
const started = async (rolls: readonly string[]) => {
  const table = await TestTable.start({ rolls, options });
  await table.begin(2);
  return table;
};

test('previous and next held together for 1.5 seconds open the menu, shorter does not', async () => {
  const table = await started(['22233']);
  await table.roll();
  await table.chord(1490);
  expect(table.scene.menu).toBeUndefined();
  await table.chord();
  expect(table.scene.menu).toBe('RESUME');
  const seen = [table.display];
  for (let presses = 0; presses < 4; presses += 1) {
    await table.press('next');
    seen.push(table.display);
  }
  expect(seen).toEqual(['RESUME', 'TAKEBACK', 'SKIP', 'QUIT', 'RESUME']);
  const shown = table.view.menu;
  expect(shown?.lines.map(({ text }) => text)).toEqual(['RESUME', 'TAKEBACK', 'SKIP', 'QUIT']);
  expect(shown?.shown).toBe(0);
  await table.press('select');
  expect(table.view.menu).toBeUndefined();
  expect(table.scene.menu).toBeUndefined();
  expect(cardsOf(table.game)[0]?.boxes).toEqual({});
});

test('a menu opens once for one long press, and not while dice tumble', async () => {
  const table = await started(['22233']);
  table.board.press('previous');
  table.board.press('next');
  await table.advance(1600);
  await table.press('lever');
  expect(table.scene.menu).toBeUndefined();
  await table.advance(5000);
  expect(table.scene.menu).toBeUndefined();
  table.board.release('previous');
  table.board.release('next');
  await table.press('lever');
  await table.chord(300);
  expect(table.scene.menu).toBeUndefined();
});

test('after 10 seconds without a press the menu goes back to the game', async () => {
  const table = await started([]);
  await table.chord();
  await table.advance(5000);
  await table.press('next');
  await table.advance(9000);
  expect(table.display).toBe('TAKEBACK');
  await table.advance(1100);
  expect(table.scene.menu).toBeUndefined();
});

test('TAKEBACK takes the last score back, with the same dice, until the next roll', async () => {
  const table = await started(['22233', '13456']);
  await table.roll();
  await table.score('3K');
  const [outcome] = await table.menu('TAKEBACK');
  expect(outcome).toMatchObject({ type: 'events', events: [{ type: 'taken back', player: 0 }] });
  expect(table.game).toMatchObject({ corrected: true, turn: { player: 0 }, cards: [{ boxes: {} }, {}] });
  expect(table.faces).toBe('22233-');
  expect(table.display).toBe('PICK BOX');
  await table.score('FH');
  expect(cardsOf(table.game)[0]?.boxes).toEqual({ 'full-house': 25 });
  await table.roll();
  const [late] = await table.menu('TAKEBACK');
  expect(late).toMatchObject({ type: 'refused', refusal: { code: 'nothing-to-take-back' } });
});

test('TAKEBACK says before select whether there is anything to take back', async () => {
  const table = await started(['22233']);
  await table.roll();
  await table.chord();
  await table.press('next');
  expect(table.display).toBe('TAKEBACK');
  expect(table.message).toBe('There is nothing to take back: only the newest score, until the next roll.');
  await table.press('lever');
  await table.score('3K');
  await table.chord();
  await table.press('next');
  expect(table.message).toBe('Press select to take the last score back and choose again.');
});

test('a finished game is open again after TAKEBACK, and leaves the hall of fame', async () => {
  const table = await TestTable.start({ options });
  await table.begin(1);
  for (let turn = 0; turn < 13; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.scene.screen).toBe('over');
  expect(table.view.hall.yahtzee).toHaveLength(1);
  await table.menu('TAKEBACK');
  expect(table.scene.screen).toBe('turn');
  expect(table.view.hall).toEqual({});
  await table.press('select', 'select', 'select');
  await table.advance(4500);
  expect(table.message).toContain('The game was corrected.');
  expect(table.view.hall.yahtzee).toMatchObject([{ corrected: true }]);
});

test('SKIP keeps the turn with its dice for later', async () => {
  const table = await started(['66612', '13456', '66']);
  await table.roll();
  await table.press('hold1', 'hold2', 'hold3');
  await table.menu('SKIP');
  expect(table.message).toBe("Julie's turn. Pull the lever.");
  await table.roll();
  await table.score('LS');
  expect(table.faces).toBe('66612-');
  expect(table.frames).toBe('123...');
  await table.roll();
  await table.score('YZ');
  expect(cardsOf(table.game).map(({ boxes }) => boxes)).toEqual([{ yahtzee: 50 }, { 'large-straight': 0 }]);
});

test('nobody can skip to nobody', async () => {
  const table = await TestTable.start();
  await table.begin(1);
  const [outcome] = await table.menu('SKIP');
  expect(english(outcome)).toMatchObject({ type: 'refused', refusal: { display: 'NO SKIP' } });
});

test('QUIT leads to attract, where the lever goes on for ten minutes', async () => {
  const table = await started(['22233', '44']);
  await table.roll();
  await table.press('hold1');
  await table.menu('QUIT');
  expect(table.scene.screen).toBe('attract');
  expect(table.display).toBe('CONTINU?');
  await table.advance(9 * 60_000);
  await table.press('lever');
  expect(table.scene.screen).toBe('turn');
  expect(table.faces).toBe('22233-');
  expect(table.frames).toBe('1.....');
});

test('after ten minutes a game that was quit is abandoned', async () => {
  const table = await started(['22233']);
  await table.roll();
  await table.menu('QUIT');
  await table.advance(10 * 60_000 + 10);
  expect(table.game?.status).toBe('abandoned');
  expect(table.journal.stored.at(-1)?.event).toEqual({ type: 'game abandoned' });
  await table.press('lever');
  expect(table.scene.screen).toBe('setup');
});

test('select instead sets up a new game, and its start abandons the old one', async () => {
  const table = await started(['22233']);
  await table.roll();
  await table.menu('QUIT');
  await table.press('select');
  expect(table.scene.screen).toBe('setup');
  expect(table.game?.status).toBe('playing');
  await table.press('lever');
  expect(table.game).toMatchObject({ number: 2, status: 'playing', rollsDrawn: 0 });
  expect(table.journal.stored.slice(-2).map(({ event: { type } }) => type)).toEqual([
    'game abandoned',
    'game started',
  ]);
});

test('the key q quits with one press, and after the game it leads to attract', async () => {
  const table = await started(['22233']);
  expect(table.loop.key('q')).toEqual({ type: 'shown' });
  await table.advance(1);
  expect(table.display).toBe('CONTINU?');
  expect(table.loop.key('q')).toEqual({ type: 'ignored', reason: 'unused' });
  await table.press('lever', 'lever');
  expect(table.loop.key('q')).toEqual({ type: 'ignored', reason: 'tumbling' });
});
