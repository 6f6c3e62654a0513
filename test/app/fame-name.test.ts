/** Players without a name who enter the hall of fame are asked for one after the game. */
import { expect, test } from 'vitest';
import type { TablePeople } from '../../src/app/table-people.ts';
import { replay } from '../../src/game/index.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { TestTable } from './test-table.ts';

const BOXES = 13;

/** Everybody scores the best box in every turn; the last dice are worth less, so that player 1 leads. */
async function played(
  players: number,
  names: readonly string[] = [],
  people?: TablePeople,
): Promise<TestTable> {
  const rolls = Array.from({ length: BOXES * players }, (_, turn) =>
    turn % players === 0 ? '66655' : '11122',
  );
  const table = await TestTable.start({ rolls, options: { players: names }, ...(people && { people }) });
  await table.begin(players);
  for (let turn = 0; turn < BOXES * players; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  // The last score was seen, and nobody takes it back.
  await table.advance(10_000);
  return table;
}

test('a player without a name who enters the hall of fame is asked, and the name stands everywhere', async () => {
  const table = await played(1);
  const total = table.view.hall.yahtzee?.[0]?.total ?? 0;
  expect(table.scene.pages).toEqual([
    'PLAYER 1',
    `${`${total}`.padStart(4)} PTS`,
    'RECORD',
    'PLAYER 1',
    'NAME ?',
  ]);
  expect(table.message).toBe(
    `PLAYER 1 finishes with ${total} points. PLAYER 1 enters the hall of fame. Previous and next begin a name for PLAYER 1, select goes on without.`,
  );
  expect(table.view.fameName).toEqual({ player: 0, text: '', letter: '' });
  await table.press('next', 'select', 'previous', 'previous');
  expect(table.scene.pages).toEqual(['A-', 'A?']);
  await table.press('previous', 'select', 'hold1');
  expect(table.view.fameName).toEqual({ player: 0, text: 'A', letter: '9' });
  await table.press('next', 'next');
  expect(table.scene.pages).toEqual(['A', 'END ?']);
  const [named] = await table.press('select');
  expect(named).toMatchObject({ type: 'events', events: [{ type: 'named', player: 0, name: 'A' }] });
  await table.advance(400);
  expect(table.game?.players).toEqual(['A']);
  expect(table.view.hall.yahtzee).toMatchObject([{ name: 'A', total }]);
  expect(table.scene.pages).toEqual(['A', `${`${total}`.padStart(4)} PTS`, 'RECORD']);
  expect(table.message).toContain('A enters the hall of fame. Pull the lever to play again.');
});

test('the name outlives the table, the journal says the same, and the seal keeps the name it was made with', async () => {
  const table = await played(1);
  table.loop.name(0, 'Zoë');
  await table.advance(400);
  const next = await table.restart();
  expect(next.game).toMatchObject({ players: ['Zoë'], sealedPlayers: ['PLAYER 1'], status: 'over' });
  expect(next.game).toEqual(replay(table.journal.stored.map(({ event }) => event)));
  expect(next.view.hall.yahtzee).toMatchObject([{ name: 'Zoë' }]);
  expect(next.view.fameName).toBeUndefined();
  await next.press('lever');
  await next.advance(400);
  expect(next.game).toMatchObject({ number: 2, players: ['Zoë'], sealedPlayers: ['Zoë'] });
});

test('several are asked one after the other, and only those without a name', async () => {
  const table = await played(3, ['', 'Julie', '']);
  expect(table.view.fameName?.player).toBe(0);
  await table.press('next', 'select', 'previous', 'select');
  await table.advance(400);
  expect(table.view.fameName?.player).toBe(2);
  expect(table.message).toContain('PLAYER 3 enters the hall of fame.');
  table.loop.name(2, 'a');
  await table.advance(400);
  expect(table.game?.players).toEqual(['A', 'Julie', 'a 2']);
  expect(table.view.fameName).toBeUndefined();
  expect(table.view.hall.yahtzee?.map(({ name }) => name).sort()).toEqual(['A', 'Julie', 'a 2']);
});

test('select skips the question, and a second, nervous press does not answer for the next player', async () => {
  const table = await played(2);
  const [, nervous] = await table.press('select', 'select');
  expect(nervous).toEqual({ type: 'ignored', reason: 'turn-change' });
  expect(table.view.fameName?.player).toBe(1);
  await table.advance(300);
  await table.press('select');
  expect(table.view.fameName).toBeUndefined();
  expect(table.game?.players).toEqual(['PLAYER 1', 'PLAYER 2']);
});

test('after 20 seconds without a letter the question ends: letters that were taken are the name, else the default stays', async () => {
  const table = await played(2);
  await table.press('next', 'select', 'next');
  await table.advance(19_000);
  expect(table.view.fameName).toEqual({ player: 0, text: 'A', letter: 'B' });
  await table.advance(1000);
  expect(table.game?.players).toEqual(['A', 'PLAYER 2']);
  expect(table.view.fameName?.player).toBe(1);
  await table.press('next');
  await table.advance(20_000);
  expect(table.view.fameName).toBeUndefined();
  expect(table.game?.players).toEqual(['A', 'PLAYER 2']);
});

test('the lever accepts the names as they stand, and then plays again with them', async () => {
  const table = await played(2);
  await table.press('next', 'select', 'lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ number: 1, players: ['A', 'PLAYER 2'] });
  expect(table.view.fameName).toBeUndefined();
  await table.press('lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ number: 2, players: ['A', 'PLAYER 2'], status: 'playing' });
});

test('a letter that is held goes on, and the menu opens over the question and takes the score back', async () => {
  const table = await played(1);
  table.board.press('next');
  await table.advance(600);
  table.board.release('next');
  expect(table.view.fameName?.letter).toBe('C');
  await table.menu('TAKEBACK');
  expect(table.game?.status).toBe('playing');
  expect(table.view.fameName).toBeUndefined();
  await table.press('select', 'select', 'select');
  await table.advance(400);
  expect(table.view.fameName).toEqual({ player: 0, text: '', letter: '' });
});

test('who has a name, or plays with typed dice, is not asked', async () => {
  const named = await played(1, ['Eric']);
  expect(named.view.fameName).toBeUndefined();
  const table = await TestTable.start();
  table.loop.rehearse(true);
  await table.press('lever');
  await table.advance(400);
  table.loop.typeDice(Array(BOXES).fill('66655').join('\n'));
  for (let turn = 0; turn < BOXES; turn += 1) {
    await table.roll();
    await table.press('select', 'select', 'select');
    await table.advance(400);
  }
  expect(table.game).toMatchObject({ status: 'over', rehearsal: true });
  expect(table.view.fameName).toBeUndefined();
});

test('letters typed on the cabinet do nothing while a name is asked for, but q leaves', async () => {
  const table = await played(1);
  for (const key of ['y', 'n', 'c']) expect(table.loop.key(key)).toMatchObject({ type: 'refused' });
  expect(table.loop.key('q')).toEqual({ type: 'shown' });
  await table.advance(1);
  expect(table.scene.screen).toBe('attract');
  expect(table.view.fameName).toBeUndefined();
});

test('a claimed name is not had by typing it with what nobody sees: it gets a number', async () => {
  const { people } = knownPeople();
  await known(people, 'Julie');
  const table = await played(1, [], people);
  table.loop.name(0, 'Ju\u200blie');
  await table.advance(400);
  expect(table.game?.players).toEqual(['Julie 2']);
});
