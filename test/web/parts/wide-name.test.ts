import { expect, test } from 'vitest';
import { nameClass } from '../../../web/parts/wide-name.ts';

test.each([
  ['Eric', ''],
  ['Maximilienne', ''],
  ['Bartholomäus', ''],
  ['WWW', ''],
  ['Mmmmmmmmmmmm', 'wide '],
  ['さくらさくらさくらさくら', 'wide '],
])('%s has the class "%s" beside its own', (name, wide) => {
  expect(nameClass(name, 'standing-name')).toBe(`${wide}standing-name`);
});
