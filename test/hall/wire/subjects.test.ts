import { expect, test } from 'vitest';
import { idOf } from '../../../src/hall/wire/ids.ts';
import { allowedTo, everySubject, subjectOf, tableOf } from '../../../src/hall/wire/subjects.ts';

const TABLE = 'UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4';
const at = { hall: idOf('ADXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4'), table: idOf(TABLE) };

test('a subject names hall and table by the beginnings of their keys', () => {
  expect(subjectOf(at, 'ev')).toBe('dice.DXU4RCSJNZOIQHZN.DXU4RCSJNZOIQHZN.ev');
  expect(everySubject(at.hall, 'view')).toBe('dice.DXU4RCSJNZOIQHZN.*.view');
  expect(tableOf(subjectOf(at, 'open'))).toBe(at.table);
});

test.each(['dice.h.t.ev', 'other.DXU4RCSJNZOIQHZN.DXU4RCSJNZOIQHZN.ev', 'dice', ''])(
  '%s is the subject of no table',
  (subject) => {
    expect(tableOf(subject)).toBeUndefined();
  },
);

test('a table may say its own and hear its own, and nothing else', () => {
  const { say, hear } = allowedTo(at);
  for (const subject of [...say, ...hear]) expect(subject).toContain(at.table);
});
