import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isPersonId, playerNames, typedName, unnamed } from '../../src/game/index.ts';
import { MOST_PEOPLE } from '../../src/people/people.ts';
import { PEOPLE_FILE, peopleFile } from '../../src/people/people-file.ts';
import { keyOf, known, knownPeople, WISH } from './known-people.ts';

test('a key makes somebody known, by an id that says nothing of them; the file has no key', async () => {
  const { people, written } = knownPeople();
  const julie = await known(people, 'Julie');
  expect(isPersonId(julie.id)).toBe(true);
  expect(people.byKey(keyOf('J'))?.id).toBe(julie.id);
  expect(people.byKey(keyOf('j'))).toBeUndefined();
  expect(people.nameOf(julie.id)).toBe('Julie');
  expect(JSON.stringify(written())).not.toContain(keyOf('J'));
});

test('whoever comes back with the key keeps the id, whatever they call themselves', async () => {
  const { people } = knownPeople();
  const before = await known(people, 'Julie');
  const after = await people.save(keyOf('J'), { ...WISH, name: 'Jules', colour: 5 });
  expect(after).toMatchObject({ id: before.id, name: 'Jules', colour: 5 });
  expect(people.nameOf(before.id)).toBe('Jules');
  expect(people.all).toHaveLength(1);
});

test.each(['Julie', 'JULIE', 'Ju\u200blie', '\u0408ulie', 'Julie ', 'JuIie'])(
  'another phone cannot be called %s once Julie is there',
  async (name) => {
    const { people } = knownPeople();
    await known(people, 'Julie');
    expect(await people.save(keyOf('x'), { ...WISH, name })).toMatchObject({ say: 'people.taken' });
  },
);

test.each([
  ...(['Julié', 'Julıe', 'Julie.', 'Julie!', 'Julie_', 'Julie🎲', 'Ju1ie.', 'JULIEʼ', 'Јulie?'] as const).map(
    (other) => ['Julie', other] as const,
  ),
  ...(['Mueller', 'MUELLER', 'Muller', 'Müller!'] as const).map((other) => ['Müller', other] as const),
  ...(['Strasse', 'STRASSE'] as const).map((other) => ['Straße', other] as const),
  ...[['Анна', 'Анна!'] as const, ['あき', 'あき.'] as const, ['🎲', '🎲\ufe0f'] as const],
])('beside %s nobody else is called %s, and who types it gets a number', async (name, other) => {
  for (const [first, second] of [
    [name, other],
    [other, name],
  ] as const) {
    const { people } = knownPeople();
    await known(people, first, keyOf('j'));
    expect(await people.save(keyOf('x'), { ...WISH, name: second })).toMatchObject({ say: 'people.taken' });
    expect(playerNames([second], people.isClaimed)[0]).toMatch(/ 2$/);
  }
});

test.each([
  ['Christoph', 'Christopher'],
  ['Анна', 'Алла'],
  ['かき', 'がき'],
  ['🎲', '🚀'],
  ['Jo', 'Jo 2'],
])('%s and %s are two people', async (one, other) => {
  const { people } = knownPeople();
  await known(people, one, keyOf('j'));
  expect(await people.save(keyOf('x'), { ...WISH, name: other })).toMatchObject({ name: other });
});

test('a number that tells two players apart makes nobody of a claimed name of either', async () => {
  const { people } = knownPeople();
  await known(people, 'Jul 2');
  expect(playerNames(['Jul', 'Jul'], people.isClaimed)).toEqual(['Jul', 'Jul 3']);
});

test.each([
  '',
  '  ',
  'PLAYER 1',
  'Player 1',
  'PLAYER 2',
  'P1ayer 12.',
  'PLAYER 3 2',
  'GUEST. K7F3',
  '⌂ MASTER',
  'house:master',
  'Guest K7F3',
  '\u200b',
])('nobody can be called "%s"', async (name) => {
  const { people } = knownPeople();
  expect(await people.save(keyOf('x'), { ...WISH, name })).toEqual({ say: 'people.badName' });
});

test('what is typed like a claimed name gets a number, and a typed id is a name', async () => {
  const { people } = knownPeople();
  const { id } = await known(people, 'Julie');
  expect(playerNames(['julie', 'Eric', 'house:master'], people.isClaimed)).toEqual([
    ...['julie 2', 'Eric', '⌂ MASTER'],
  ]);
  for (const typed of [id, ` ${id}`, `⌂${id}`, `@@${id}`, `\u200b@${id}`])
    expect(isPersonId(typedName(typed))).toBe(false);
});

test('who is forgotten leaves an id that is a guest, and the name is free', async () => {
  const { people, written } = knownPeople();
  const { id } = await known(people, 'Julie');
  await people.forget(id);
  expect(people.nameOf(id)).toBe(unnamed(id));
  expect(people.nameOf(id)).toMatch(/^GUEST [A-Z2-7]{4}$/);
  expect(written()).toEqual([]);
  expect((await known(people, 'Julie', keyOf('x'))).id).not.toBe(id);
});

test('a name that is taken and never played with is free after a day, one that has played stays', async () => {
  const { people, wait } = knownPeople();
  const julie = await known(people, 'Julie');
  await known(people, 'Eric');
  people.played([julie.id]);
  wait(25 * 60 * 60 * 1000);
  expect(await people.save(keyOf('x'), { ...WISH, name: 'Eric' })).toMatchObject({ name: 'Eric' });
  expect(await people.save(keyOf('y'), { ...WISH, name: 'Julie' })).toMatchObject({ say: 'people.taken' });
});

test('who waits for a seat keeps the place until a seat is taken, for four hours at most, and over a restart', async () => {
  const { people, written, wait } = knownPeople();
  const [julie, eric, ann] = [
    await known(people, 'Julie'),
    await known(people, 'Eric'),
    await known(people, 'Ann'),
  ];
  for (const { id } of [eric, julie, ann]) {
    await people.setWaiting(id, true);
    wait(1000);
  }
  // Asking twice moves nobody to the end.
  await people.setWaiting(eric.id, true);
  expect(people.waiting()).toEqual([eric.id, julie.id, ann.id]);
  expect(written().filter(({ waits }) => waits !== undefined)).toHaveLength(3);
  people.played([julie.id]);
  await people.setWaiting(ann.id, false);
  expect(people.waiting()).toEqual([eric.id]);
  wait(4 * 60 * 60 * 1000);
  expect(people.waiting()).toEqual([]);
  await people.setWaiting(eric.id, true);
  expect(people.waiting()).toEqual([eric.id]);
  await people.forget(eric.id);
  expect(people.waiting()).toEqual([]);
});

test('a full table forgets who came first of those who never sat down; of people who have all played, it knows no more', async () => {
  const { people } = knownPeople();
  const keyOfNumber = (n: number) => `${n}`.padStart(43, 'k');
  for (let n = 0; n < MOST_PEOPLE; n += 1) await known(people, `N${n}`, keyOfNumber(n));
  people.played([people.all[0]?.id ?? '']);
  expect(await people.save(keyOf('x'), WISH)).toMatchObject({ name: 'Julie' });
  expect(people.all).toHaveLength(MOST_PEOPLE);
  expect(people.byKey(keyOfNumber(0))).toBeDefined();
  expect(people.byKey(keyOfNumber(1))).toBeUndefined();
  people.played(people.all.map(({ id }) => id));
  expect(await people.save(keyOf('y'), { ...WISH, name: 'Eric' })).toEqual({ say: 'people.full' });
  expect(await people.save(keyOfNumber(7), { ...WISH, name: 'Eric' })).toMatchObject({ name: 'Eric' });
});

test('what cannot be written has not happened', async () => {
  const { people, breakDisk } = knownPeople();
  await known(people, 'Julie');
  breakDisk();
  await expect(people.save(keyOf('x'), { ...WISH, name: 'Eric' })).rejects.toThrow('ENOSPC');
  expect(people.all.map(({ name }) => name)).toEqual(['Julie']);
});

test('only its owner reads the file; one that makes no sense is put aside, and nobody is known', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-people-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const aside: string[] = [];
  const store = peopleFile(folder, (file) => aside.push(file));
  expect(store.read()).toEqual([]);
  const { people, written } = knownPeople();
  await known(people, 'Julie');
  await store.write(written());
  const file = join(folder, PEOPLE_FILE);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(store.read()).toEqual(written());
  writeFileSync(file, '[{"id":"@"}]');
  expect(store.read()).toEqual([]);
  expect(aside).toEqual([`${file}.unread`]);
  expect(readFileSync(`${file}.unread`, 'utf8')).toBe('[{"id":"@"}]');
});

test('a code is kept as a slow hash with a salt of its own, and read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { people } = knownPeople();
  const julie = await known(people, 'Julie');
  const eric = await known(people, 'Eric');
  for (const { id } of [julie, eric]) await people.setCode(id, '2046');
  const [one, other] = people.all.map(({ code }) => code);
  expect(one?.hash).not.toBe(other?.hash);
  expect(JSON.stringify(people.all)).not.toContain('2046');
  const store = peopleFile(folder, () => expect.fail('put aside'));
  await store.write(people.all);
  expect(store.read()).toEqual(people.all);
});

test('who is called first stands before all others who wait, and those keep their order', async () => {
  const { people, wait } = knownPeople();
  const waiting = [await known(people, 'Julie'), await known(people, 'Eric'), await known(people, 'Ann')];
  const [julie, eric, ann] = waiting.map(({ id }) => id) as [string, string, string];
  for (const id of [julie, eric, ann]) {
    await people.setWaiting(id, true);
    wait(1000);
  }
  await people.callFirst(ann);
  expect(people.waiting()).toEqual([ann, julie, eric]);
  await people.callFirst(eric);
  await people.callFirst(eric);
  expect(people.waiting()).toEqual([eric, ann, julie]);
});

test('who does not wait is not called first either', async () => {
  const { people } = knownPeople();
  const [julie, eric] = [await known(people, 'Julie'), await known(people, 'Eric')];
  await people.setWaiting(julie.id, true);
  await people.callFirst(eric.id);
  expect(people.waiting()).toEqual([julie.id]);
});
