/** Who waits for a seat, and whose name is free again, as the operator decides. */
import { expect, test } from 'vitest';
import { known } from '../people/known-people.ts';
import { startDeskTable } from './desk-table.ts';

test('the operator sees who waits, calls one sooner, and takes one off the list', async () => {
  const { desk, people } = await startDeskTable();
  const [julie, eric] = [await known(people, 'Julie'), await known(people, 'Eric')];
  await people.setWaiting(julie.id, true);
  await people.setWaiting(eric.id, true);
  expect((await desk.people()).waiting).toEqual([julie.id, eric.id]);
  expect(await desk.person({ do: 'first', person: eric.id })).toBe('Eric is the next to be called.');
  expect((await desk.people()).waiting).toEqual([eric.id, julie.id]);
  expect(await desk.person({ do: 'leave', person: eric.id })).toBe('Eric waits no longer.');
  expect((await desk.people()).waiting).toEqual([julie.id]);
});

test('who does not wait cannot be called or taken off, and nobody is who is not known', async () => {
  const { desk, people } = await startDeskTable();
  const { id } = await known(people, 'Julie');
  for (const deed of ['first', 'leave'] as const)
    await expect(desk.person({ do: deed, person: id })).rejects.toThrow('Julie is not waiting for a seat');
  await expect(desk.person({ do: 'free', person: '@nobody' })).rejects.toThrow(
    'The table knows nobody like that',
  );
});

test('a name that is free again is nobody’s, on no list either', async () => {
  const { desk, people } = await startDeskTable();
  const { id } = await known(people, 'Julie');
  await people.setWaiting(id, true);
  expect(await desk.person({ do: 'free', person: id })).toBe('The name Julie is free.');
  expect(await desk.people()).toEqual({ waiting: [], people: [] });
});
