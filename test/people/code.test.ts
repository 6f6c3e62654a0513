/** Four digits at the buttons lead to one person, whoever calls himself nearly so. */
import { expect, test } from 'vitest';
import { keyOf, known, knownPeople, WISH } from './known-people.ts';

test('a new colour moves nobody behind somebody whose name the display shows alike', async () => {
  const { people } = knownPeople();
  const christoph = await known(people, 'Christoph', keyOf('c'));
  const other = await known(people, 'Christopher', keyOf('x'));
  expect(await people.setCode(christoph.id, '1111')).toBeUndefined();
  await people.save(keyOf('c'), { ...WISH, name: 'Christoph', colour: 5 });
  expect(people.all.map(({ id }) => id)).toEqual([christoph.id, other.id]);
  expect(people.ownerOf('CHRISTOP')).toBe(christoph.id);
});

test('of two whom eight letters cannot tell apart, one has the code, and the other is told so', async () => {
  const { people } = knownPeople();
  const christoph = await known(people, 'Christoph', keyOf('c'));
  const other = await known(people, 'Christopher', keyOf('x'));
  await people.setCode(christoph.id, '1111');
  const refusal = { say: 'people.codeTaken', shown: 'CHRISTOP', name: 'Christoph' };
  expect(await people.setCode(other.id, '2222')).toEqual(refusal);
  expect(await people.checkCode(other.id, '2222')).toBe('wrong');
  // The first letters alone, claimed later, are no way round it.
  const short = await known(people, 'Christop', keyOf('y'));
  expect(await people.setCode(short.id, '3333')).toEqual(refusal);
  expect(people.ownerOf('CHRISTOP')).toBe(christoph.id);
  await people.forget(christoph.id);
  expect(await people.setCode(other.id, '2222')).toBeUndefined();
  expect(people.ownerOf('CHRISTOP')).toBe(other.id);
});

test('who has a code and takes a name that the buttons mean somebody else by, has the name without the code', async () => {
  const { people } = knownPeople();
  const bob = await known(people, 'Bob', keyOf('b'));
  await people.setCode(bob.id, '2222');
  const christoph = await known(people, 'Christoph', keyOf('c'));
  await people.setCode(christoph.id, '1111');
  const renamed = await people.save(keyOf('b'), { ...WISH, name: 'Christopher' });
  expect(renamed).toMatchObject({ id: bob.id, name: 'Christopher', code: undefined });
  expect(people.ownerOf('CHRISTOP')).toBe(christoph.id);
  expect(await people.checkCode(christoph.id, '1111')).toBe('right');
});

test('wrong codes are counted over a restart, until the right one', async () => {
  const kept = knownPeople();
  const { id } = await known(kept.people, 'Julie');
  await kept.people.setCode(id, '1111');
  for (const code of ['0000', '0001']) expect(await kept.people.checkCode(id, code)).toBe('wrong');
  const again = kept.restart();
  expect(await again.checkCode(id, '0002')).toBe('wrong');
  expect(await again.checkCode(id, '1111')).toBe('wait');
  expect(await kept.restart().checkCode(id, '1111')).toBe('wait');
  kept.wait(10 * 60_000);
  const later = kept.restart();
  expect(await later.checkCode(id, '1111')).toBe('right');
  expect(later.find(id)?.tries).toBeUndefined();
});

test('a guess that cannot be counted is none', async () => {
  const { people, breakDisk } = knownPeople();
  const { id } = await known(people, 'Julie');
  await people.setCode(id, '1111');
  breakDisk();
  expect(await people.checkCode(id, '1111')).toBe('wait');
});
