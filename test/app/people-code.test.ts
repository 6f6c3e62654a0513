/** Who has no phone at hand is known by a name and four digits. */
import { expect, test } from 'vitest';
import type { Input } from '../../hardware/cabinet.ts';
import { english } from '../language/english.ts';
import { known, knownPeople } from '../people/known-people.ts';
import { TestTable } from './test-table.ts';

/** Walks on until this letter is offered, and takes it. */
async function enterLetter(table: TestTable, letter: string): Promise<void> {
  for (let presses = 0; table.view.setup?.letter !== letter; presses += 1) {
    if (presses > 40) throw new Error(`${letter} is never offered.`);
    await table.press('next');
  }
  await table.press('select');
}

/** From nothing next leads to 0, then on from the digit that was taken; the pages do not tell which one it is. */
async function enterCode(table: TestTable, code: string): Promise<void> {
  let offered = -1;
  for (const digit of code) {
    const presses = offered === -1 ? Number(digit) + 1 : (Number(digit) - offered + 10) % 10;
    await table.press(...Array<Input>(presses).fill('next'));
    await table.press('select');
    offered = Number(digit);
  }
}

async function askedForCode() {
  const kept = knownPeople();
  const { people } = kept;
  const { id } = await known(people, 'Jo');
  await people.setCode(id, '2046');
  const table = await TestTable.start({ people });
  people.follow(() => table.loop.follow());
  await table.press('lever', 'hold2', 'select');
  for (const letter of ['J', 'O', 'END']) await enterLetter(table, letter);
  expect(await table.pages()).toEqual(['JO', 'CODE ?']);
  const type = async (code: string) => {
    await enterCode(table, code);
    await table.press('select');
    await table.advance(1);
  };
  return { ...kept, table, id, type };
}

test('who enters the name and the code with the buttons has the seat, and no page has seen a digit', async () => {
  const { table, id, type } = await askedForCode();
  const before = table.views.length;
  await type('2046');
  expect(table.view.setup?.names[0]).toBe('Jo');
  expect(table.view.people).toEqual([{ id, colour: 2, emblem: 3 }, undefined]);
  const told = JSON.stringify(
    table.views
      .slice(before)
      .map(({ scene, display, setup }) => [scene.pages, scene.message, display, setup?.text]),
  );
  expect(told).not.toMatch(/20|04|46/);
  await table.press('lever');
  await table.advance(10);
  expect((await table.journal.read())[0]?.event).toMatchObject({ players: [id, 'PLAYER 2'] });
});

test('a wrong code is nobody, the third one shuts the name for ten minutes, and each time twice as long', async () => {
  const { table, type, people, id, wait } = await askedForCode();
  for (let tries = 0; tries < 3; tries += 1) {
    await type('1111');
    expect(table.board.text).toBe('WRONG');
  }
  await type('2046');
  expect(table.board.text).toBe('LATER');
  expect(table.view.people).toEqual([]);
  wait(10 * 60_000);
  for (let tries = 0; tries < 3; tries += 1) expect(await people.checkCode(id, '1111')).toBe('wrong');
  wait(19 * 60_000);
  expect(await people.checkCode(id, '2046')).toBe('wait');
  wait(60_000);
  expect(await people.checkCode(id, '2046')).toBe('right');
});

test('whoever has no code plays on as somebody else of that name, and a forgotten code is none', async () => {
  const { table, people, id } = await askedForCode();
  expect(people.ownerOf('jo')).toBe(id);
  await people.forget(id);
  expect(people.ownerOf('jo')).toBeUndefined();
  expect(await people.checkCode(id, '2046')).toBe('wrong');
  await known(people, 'Jo');
  await table.press('select', 'lever');
  await table.advance(10);
  expect(table.view.game?.players[0]).toBe('JO 2');
});

async function newcomer() {
  const kept = knownPeople();
  const table = await TestTable.start({ people: kept.people });
  kept.people.follow(() => table.loop.follow());
  await table.press('lever', 'hold2', 'select');
  for (const letter of ['J', 'O', 'KEEP']) await enterLetter(table, letter);
  const choose = async (code: string) => {
    await enterCode(table, code);
    await table.press('select');
    await table.advance(1);
  };
  return { ...kept, table, choose };
}

test('who has no phone becomes known by the buttons alone: KEEP, four digits, and from then on name and code', async () => {
  const { table, people, choose } = await newcomer();
  expect(await table.pages()).toEqual(['JO', 'CODE ?']);
  expect(table.view.scene.message).toMatch(/four digits by which the table knows JO next time, 4 to go/);
  await choose('2046');
  const [jo] = people.all;
  expect(jo).toMatchObject({ name: 'JO', shows: false });
  expect(table.view.people?.[0]).toMatchObject({ id: jo?.id });
  await table.press('lever');
  await table.advance(10);
  expect((await table.journal.read())[0]?.event).toMatchObject({ players: [jo?.id, 'PLAYER 2'] });
  expect(people.ownerOf('jo')).toBe(jo?.id);
  expect(await people.checkCode(jo?.id ?? '', '2046')).toBe('right');
});

test('whoever chooses no digits plays as anybody of that name, and nobody is known', async () => {
  const { table, people } = await newcomer();
  await table.press('select', 'lever');
  await table.advance(10);
  expect(table.view.game?.players[0]).toBe('JO');
  expect(people.all).toEqual([]);
});

test('a name that somebody else has, or a full disk, lets nobody become known, and says why', async () => {
  const { table, people, choose, breakDisk } = await newcomer();
  await known(people, 'Jo');
  await choose('2046');
  expect(table.view.scene.message).toBe(english({ say: 'people.taken', name: 'JO' }));
  expect(people.all.map(({ name }) => name)).toEqual(['Jo']);
  await people.forget(people.all[0]?.id ?? '');
  await table.advance(5000);
  breakDisk();
  for (const letter of ['J', 'O', 'KEEP']) await enterLetter(table, letter);
  await choose('2046');
  expect(table.board.text).toBe('NAME ?');
  expect(table.view.scene.message).toBe(english({ say: 'people.notKept' }));
  expect(people.all).toEqual([]);
});
