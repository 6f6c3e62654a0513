import { expect, test } from 'vitest';
import { refusalIn } from '../../src/app/outcome.ts';
import { mateOf } from '../../src/game/index.ts';
import { joinTeam } from '../../src/table/join-team.ts';
import { takeSeat } from '../../src/table/take-seat.ts';
import { english } from '../language/english.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { playGame } from '../server/played-game.ts';
import { TestTable } from './test-table.ts';

async function startTeams() {
  const { people } = knownPeople();
  const table = await TestTable.start({ rolls: ['13456', '22222', '33344', '11111'], people });
  people.follow(() => table.loop.follow());
  await table.begin(2);
  const join = (player: number | undefined, id: string) => {
    const said = refusalIn(table.loop.guest((look) => joinTeam(look, player, id)));
    return said === '' ? '' : english(said);
  };
  return { table, people, join };
}

test('who joins a team is called to its turns in turn, by display, message and emblem, and the journal has an id alone', async () => {
  const { table, people, join } = await startTeams();
  const [julie, eric] = [await known(people, 'Julie'), await known(people, 'Eric')];
  expect(join(0, julie.id)).toBe('');
  expect(join(0, eric.id)).toBe('Not now: the last move is still being saved.');
  await table.advance(400);
  expect(join(0, eric.id)).toBe('');
  await table.advance(400);
  expect(english(table.scene.message)).toBe("Julie (PLAYER 1)'s turn. Pull the lever.");
  expect(table.scene.pages.slice(0, 2)).toEqual(['PLAYER 1', 'JULIE']);
  expect(table.view.game?.teams).toEqual([['Julie', 'Eric'], []]);
  expect(JSON.stringify(await table.journal.read())).not.toContain('Julie');
  expect(people.find(julie.id)?.played).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await table.press('lever');
    await table.advance(3000);
    await table.press('select', 'select');
    await table.advance(20_000);
  }
  expect(table.view.game && mateOf(table.view.game, table.view.game.turn)).toBe('Eric');
});

test('once more with the same players is once more with the same teams, until somebody leaves', async () => {
  const { people } = knownPeople();
  const { id } = await known(people, 'Julie');
  const table = await TestTable.start({ people });
  const [started, ...played] = playGame('farkle', ['REDS', 'Ann']);
  if (started === undefined) throw new Error('no game');
  await table.journal.append([started, { type: 'teamed', player: 0, members: [id, 'Bo'] }, ...played]);
  const next = await table.restart({ people });
  const leave = () => refusalIn(next.loop.guest((look) => joinTeam(look, undefined, id)));
  expect(english(leave())).toBe('The game is over. Pull the lever to play again.');
  await next.press('lever');
  await next.advance(400);
  expect(next.game).toMatchObject({
    status: 'playing',
    teams: [['Julie', 'Bo'], []],
    teamSeats: [[id, 'Bo'], []],
  });
  expect(leave()).toBe('');
  await next.advance(400);
  expect(next.game?.teams).toEqual([['Bo'], []]);
});

test('who is refused is told alone: the table goes on showing what it shows', async () => {
  const { table, people, join } = await startTeams();
  const [julie, eric] = [await known(people, 'Julie'), await known(people, 'Eric')];
  table.loop.guest((look) => takeSeat(look, 1, eric.id));
  await table.advance(10);
  const shown = table.scene;
  expect(join(1, julie.id)).toContain('one person’s');
  expect(join(0, eric.id)).toContain('plays in this game already');
  expect(join(7, julie.id)).toContain('no such player');
  expect({ ...table.scene, slots: [] }).toEqual({ ...shown, slots: [] });
  join(0, julie.id);
  await table.advance(400);
  expect(table.loop.guest((look) => takeSeat(look, 0, eric.id)).type).toBe('refused');
  expect(table.view.recent.map(english)).toContain('Team PLAYER 1: Julie.');
});
