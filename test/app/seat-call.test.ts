/** A league calls two to this table: display and pages say so, and setup offers their match. */
import { expect, test } from 'vitest';
import { memoryJournal } from '../../src/journal/memory/memory-journal.ts';
import { forHall } from '../../src/open-people.ts';
import { takeSeat } from '../../src/table/take-seat.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';
import { MemoryDealer } from './round-dealer.ts';
import { TestTable } from './test-table.ts';

async function called(): Promise<{ readonly table: TestTable; readonly dealer: MemoryDealer }> {
  const dealer = new MemoryDealer();
  dealer.offer = undefined;
  dealer.call = { league: 'Friday’s cup', rules: 'yatzy', players: ['Julie', 'Jörg'] };
  return { table: await TestTable.start({ rounds: dealer }), dealer };
}

test('the names of those who are called stand on display and pages, and two pulls begin their match', async () => {
  const { table, dealer } = await called();
  expect(table.message).toContain('Julie and Jörg, your match of Friday’s cup is played here.');
  const pages = new Set([...(await table.pages()), ...(await table.pages())]);
  expect([...pages]).toEqual(expect.arrayContaining(['MATCH', 'JULIE', 'JOERG']));
  await table.press('lever');
  expect(table.view.setup).toMatchObject({ rules: 'yatzy', names: ['Julie', 'Jörg'] });
  await table.press('lever');
  await table.advance(400);
  expect(table.game).toMatchObject({ rules: 'yatzy', players: ['Julie', 'Jörg'] });
  dealer.call = undefined;
  table.loop.follow();
  expect(table.message).not.toContain('Friday');
});

test('where they have just played it nobody is called again, and a game that the table does not know is not offered', async () => {
  const { table, dealer } = await called();
  dealer.call = { league: 'Cup', rules: 'chess', players: ['Julie', 'Eric'] };
  await table.press('lever');
  expect(table.view.setup).toMatchObject({ names: ['Julie', 'Eric'], rules: 'yahtzee' });
  dealer.call = { league: 'Cup', rules: 'yahtzee', players: ['Julie', 'Eric'] };
  const journal = memoryJournal();
  await journal.append(playGame('yahtzee', ['ERIC', 'Julie']));
  const played = await TestTable.start({ rounds: dealer, journal });
  expect(played.message).not.toContain('Cup');
});

test('who is called and sits down by phone is told to the hall as that player, and nobody else by any name', async () => {
  const { people } = knownPeople();
  const { id } = await known(people, 'Julie');
  await known(people, 'Mia');
  const dealer = new MemoryDealer();
  dealer.offer = undefined;
  const call = { league: 'Cup', rules: 'yatzy', players: ['Julie', 'Jörg'] };
  dealer.call = call;
  const table = await TestTable.start({ rounds: dealer, people });
  const hall = forHall(people, () => null, table.loop);
  expect(hall.sits(call)).toBeUndefined();
  await table.press('lever');
  table.loop.guest((look) => takeSeat(look, 0, id));
  await table.press('lever');
  await table.advance(400);
  expect(hall.sits(call)).toEqual({ game: 1, seats: [id, 'Jörg'], players: ['Julie', 'Jörg'] });
  expect(hall.sits({ ...call, players: ['Mia', 'Jörg'] })).toBeUndefined();
});
