/** An operator types names, too: a claimed one is nobody else's by that, however it is spelled. */
import { expect, test } from 'vitest';
import { known } from '../people/known-people.ts';
import { startDeskTable } from './desk-table.ts';

test.each(['Ju\u200blie', ' julie', 'Julié', '@Julie.'])('another name “%s” gets a number', async (name) => {
  const { desk, table, people, game } = await startDeskTable();
  await known(people, 'Julie');
  await table.begin(2);
  await desk.correct('Ann', { type: 'rename', player: 0, name, why: '' });
  expect(game()?.players[0]).toMatch(/ 2$/);
});

test('in a new game and in teams a claimed name is whoever has it, though nobody sits twice', async () => {
  const { desk, people, game } = await startDeskTable();
  const [julie, eric] = [await known(people, 'Julie'), await known(people, 'Eric')];
  const players = ['Julié', 'JULIE.', 'Reds', 'Blues'];
  await desk.newGame({
    rules: 'yahtzee',
    players,
    starter: 0,
    rehearsal: false,
    coach: 'off',
    replace: true,
  });
  expect(game()?.seats).toEqual([julie.id, 'JULIE. 2', 'Reds', 'Blues']);
  await desk.team({ player: 2, members: ['eric!', 'Zed'] });
  expect(game()?.teamSeats?.[2]).toEqual([eric.id, 'Zed']);
});

test('an entry of the hall of fame that is given a claimed name is theirs, and a guest’s once they are forgotten', async () => {
  const { desk, people, playOut, table } = await startDeskTable();
  const { id } = await known(people, 'Julie');
  people.follow(() => table.loop.follow());
  await playOut();
  await desk.editFame('Ann', { type: 'rename', game: 1, player: 0, name: 'Julié' });
  expect(table.view.hall.farkle?.map(({ name }) => name)).toEqual(['Julie']);
  expect((await desk.fame()).edits[0]?.edit).toMatchObject({ name: 'Julie' });
  await people.forget(id);
  expect(table.view.hall.farkle?.[0]?.name).toMatch(/^GUEST /);
  expect(JSON.stringify([await desk.fame(), await table.journal.fameEdits()])).not.toContain('Juli');
});
