import { expect, test } from 'vitest';
import { refusalIn } from '../../src/app/outcome.ts';
import { RULE_SETS } from '../../src/game/index.ts';
import { lastGames } from '../../src/operator/recall.ts';
import { takeSeat } from '../../src/table/take-seat.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';
import { atTop } from './in-service.ts';
import { testServiceDesk } from './service-desk.ts';
import { TestTable } from './test-table.ts';

async function startWithPeople() {
  const { people } = knownPeople();
  const table = await TestTable.start({ rolls: ['13456', '22222', '33344'], people });
  people.follow(() => table.loop.follow());
  const sit = (player: number, id: string) =>
    refusalIn(
      table.loop.guest((look) => takeSeat(look, player, id)),
      'nothing to sit at',
    );
  const events = async () => (await table.journal.read()).map(({ event }) => event);
  return { table, people, sit, events };
}

test('who sits down in setup plays under their name, and the journal has an id alone', async () => {
  const { table, people, sit, events } = await startWithPeople();
  const { id } = await known(people, 'Julie');
  await table.press('lever', 'hold2');
  expect(sit(1, id)).toBe('');
  await table.advance(1);
  expect(table.view.setup?.names).toEqual(['PLAYER 1', 'Julie']);
  expect(table.view.people).toEqual([undefined, { id, colour: 2, emblem: 3 }]);
  await table.press('lever');
  await table.advance(10);
  expect(table.view.game?.players).toEqual(['PLAYER 1', 'Julie']);
  expect((await events())[0]).toMatchObject({ type: 'game started', players: ['PLAYER 1', id] });
  expect(JSON.stringify(await events())).not.toContain('Julie');
  expect(JSON.stringify(table.view.recent)).toContain('Julie');
  expect(JSON.stringify({ ...table.view, people: [], game: undefined })).not.toContain(id);
  expect(people.find(id)?.played).toBe(true);
});

test('the winner stays, and whoever waits is offered the other seats, first come, first served', async () => {
  const { table, people } = await startWithPeople();
  const [eric, ann] = [await known(people, 'Eric'), await known(people, 'Ann')];
  await table.journal.append(playGame('farkle', ['Zoe', 'Bo', 'Mia']));
  const next = await table.restart({ people });
  const winner = next.view.game?.players[next.view.game.winners[0] ?? 0];
  expect(next.scene.screen).toBe('over');
  for (const { id } of [eric, ann]) await people.setWaiting(id, true);
  next.loop.follow();
  expect(next.view.queue).toEqual(['Eric', 'Ann']);
  // Without a queue the lever would begin with the same three again.
  await next.press('lever');
  expect(next.view.setup?.names).toEqual([winner, 'Eric', 'Ann']);
  await next.press('hold2');
  expect(next.view.setup?.names).toEqual([winner, 'Eric']);
  await next.press('lever');
  await next.advance(400);
  expect(next.game?.players).toEqual([winner, 'Eric']);
  expect(next.view.queue).toEqual(['Ann']);
});

test('who waits at a table where nobody has played is offered the first seats', async () => {
  const { table, people } = await startWithPeople();
  const { id } = await known(people, 'Julie');
  await people.setWaiting(id, true);
  await table.press('lever');
  expect(table.view.setup?.names).toEqual(['Julie']);
  await table.press('hold2', 'lever');
  await table.advance(400);
  expect(table.view.game?.players).toEqual(['Julie', 'PLAYER 2']);
  expect(people.waiting()).toEqual([]);
});

test('a seat without a name can be taken in the game, one that somebody has or has named cannot', async () => {
  const { table, people, sit, events } = await startWithPeople();
  const julie = await known(people, 'Julie');
  const eric = await known(people, 'Eric');
  await table.press('lever', 'hold3');
  table.loop.name(2, 'Ann');
  await table.press('lever');
  await table.advance(10);
  expect(sit(0, julie.id)).toBe('');
  await table.advance(10);
  expect(table.view.game?.players).toEqual(['Julie', 'PLAYER 2', 'Ann']);
  expect(sit(0, julie.id)).toBe('');
  expect(sit(0, eric.id)).toEqual({ say: 'refusal.seat-taken' });
  expect(sit(1, julie.id)).toEqual({ say: 'refusal.sits-already' });
  expect(sit(2, eric.id)).toEqual({ say: 'refusal.seat-named' });
  expect(sit(5, eric.id)).toEqual({ say: 'refusal.no-seat' });
  expect((await events()).filter(({ type }) => type === 'named')).toEqual([
    { type: 'named', player: 0, name: julie.id },
  ]);
});

test('who takes a seat that was named before is sealed with an id, so that nothing of the name is left once they are forgotten', async () => {
  const { table, people, sit } = await startWithPeople();
  await table.press('lever', 'hold2');
  table.loop.name(0, 'Zoe');
  await table.press('lever');
  await table.advance(400);
  const { id } = await known(people, 'Zoe');
  expect(sit(0, id)).toBe('');
  await table.advance(400);
  expect(table.view.game).toMatchObject({
    number: 2,
    sealedPlayers: [id, 'PLAYER 2'],
    players: ['Zoe', 'PLAYER 2'],
  });
  expect(table.scene.screen).toBe('turn');
  await table.roll();
  await people.forget(id);
  await table.advance(1);
  expect(JSON.stringify({ ...table.view, recent: [] })).not.toContain('Zoe');
});

test('once dice were rolled, a typed name is sealed: nobody takes its seat, whatever they are called', async () => {
  const { table, people, sit } = await startWithPeople();
  await table.press('lever', 'hold2');
  table.loop.name(0, 'Zoe');
  await table.press('lever');
  await table.advance(400);
  await table.roll();
  const { id } = await known(people, 'Zoe');
  expect(sit(0, id)).toEqual({ say: 'refusal.seat-named' });
  expect(sit(1, id)).toBe('');
});

test('what is typed at the cabinet is nobody who has claimed it: it gets a number', async () => {
  const { table, people, events } = await startWithPeople();
  const { id } = await known(people, 'Julie');
  await table.press('lever', 'hold2');
  table.loop.name(0, 'julie');
  table.loop.name(1, id);
  await table.press('lever');
  await table.advance(10);
  expect((await events())[0]).toMatchObject({ players: ['julie 2', id.slice(1)] });
});

test('who moves over in setup has one seat; whoever was only offered it again gives way', async () => {
  const { table, people, sit } = await startWithPeople();
  const julie = await known(people, 'Julie');
  const eric = await known(people, 'Eric');
  await table.press('lever', 'hold2');
  sit(0, julie.id);
  sit(1, julie.id);
  await table.advance(1);
  expect(table.view.setup?.names).toEqual(['PLAYER 1', 'Julie']);
  expect(sit(1, eric.id)).toEqual({ say: 'refusal.seat-taken' });
  expect(sit(0, eric.id)).toBe('');
});

test('who is forgotten in the middle of a game goes on as a guest, and a new name is shown at once', async () => {
  const { table, people, sit } = await startWithPeople();
  const julie = await known(people, 'Julie');
  await table.press('lever');
  sit(0, julie.id);
  await table.press('lever');
  await table.advance(10);
  await known(people, 'Jules', 'J'.repeat(43));
  await table.advance(1);
  expect(table.view.game?.players).toEqual(['Jules']);
  await people.forget(julie.id);
  await table.advance(1);
  expect(table.view.game?.players[0]).toMatch(/^GUEST /);
  expect(JSON.stringify(table.view)).not.toContain('Jules');
});

test('a game that somebody sat down in is one that can be checked: its rules and its seal hold', async () => {
  const { table, people, sit, events } = await startWithPeople();
  const { id } = await known(people, 'Julie');
  await table.press('lever', 'lever', 'lever');
  await table.advance(1300);
  expect(sit(0, id)).toBe('');
  await table.advance(10);
  expect((await events()).at(-1)).toEqual({ type: 'named', player: 0, name: id });
  expect(table.view.game?.seats).toEqual([id]);
});

test('RECALL of service calls people by the names that the table knows, and guests only whom it has forgotten', async () => {
  const { table, people, sit } = await startWithPeople();
  const { id } = await known(people, 'Julie');
  await table.press('lever', 'hold2');
  sit(1, id);
  await table.press('lever');
  await table.roll();
  await table.score('3K');
  await table.roll();
  const recall = () => lastGames(table.journal, 1, RULE_SETS);
  const service = await atTop(testServiceDesk({ recall }), { people });
  people.follow(() => service.loop.follow());
  await service.press('hold6', 'next', 'next', 'next', 'next', 'next', 'select');
  expect(service.view.scene.pages).toEqual(['GAME 1', 'JULIE', 'ROLL 1']);
  await service.press('hold4');
  expect(service.view.scene.pages).toContain('PLAYER 1');
  await service.press('hold4');
  await people.forget(id);
  expect(service.view.scene.pages[1]).toMatch(/^GUEST /);
});

test('setup offers those who have played last by the names that the table knows', async () => {
  const { table, people, sit } = await startWithPeople();
  const { id } = await known(people, 'Julie');
  await table.press('lever', 'hold2');
  sit(1, id);
  await table.press('lever');
  await table.advance(10);
  const next = await table.restart({ people });
  people.follow(() => next.loop.follow());
  await next.menu('QUIT');
  await next.press('select');
  expect(next.view.setup?.names).toEqual(['PLAYER 1', 'Julie']);
  await people.forget(id);
  expect(next.view.setup?.names[1]).toMatch(/^GUEST /);
});
