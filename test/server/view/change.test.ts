import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, changeOf, type Json } from '../../../src/server/view/change.ts';

/** As it goes over the wire. */
function sent(before: Json, after: Json): Json {
  const change = changeOf(before, after);
  return change === undefined ? before : changed(before, JSON.parse(JSON.stringify(change)));
}

const CASES: readonly (readonly [title: string, before: Json, after: Json, change: unknown])[] = [
  ['a number', { total: 5, round: 1 }, { total: 8, round: 1 }, { total: [8] }],
  [
    'a key that comes and one that goes',
    { odds: 1, name: 'Julie' },
    { name: 'Julie', verdict: 2 },
    { verdict: [2], odds: 0 },
  ],
  [
    'null instead of a value, which is not the same as gone',
    { game: 7, a: 1 },
    { game: null, a: 1 },
    { game: [null] },
  ],
  [
    'a feed that loses its oldest line',
    ['Eric rolled', 'Eric holds', 'Eric scored'],
    ['Eric holds', 'Eric scored', 'Julie rolled'],
    { drop: 1, 2: ['Julie rolled'] },
  ],
  ['a list that becomes shorter', ['Eric', 'Julie', 'Anna'], ['Eric', 'Julie'], { length: 2 }],
  [
    'one point in the middle of a card',
    [
      { id: 'aces', points: [null, null] },
      { id: 'twos', points: [4, null] },
    ],
    [
      { id: 'aces', points: [3, null] },
      { id: 'twos', points: [4, null] },
    ],
    { 0: { points: { 0: [3] } } },
  ],
  ['something else altogether', [1, 2], { a: 1 }, [{ a: 1 }]],
  ['what is shorter when it is written anew', { a: 1, b: 2, c: 3 }, {}, [{}]],
];

test.each(CASES)('%s', (_title, before, after, change) => {
  expect(changeOf(before, after)).toEqual(change);
  expect(sent(before, after)).toEqual(after);
});

test('between equal views there is no change', () => {
  expect(changeOf({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
});

test('keys that objects have by themselves are keys like others', () => {
  const before = JSON.parse('{"__proto__": {"a": 1}, "constructor": 1, "x": "long enough to be kept"}');
  const after = JSON.parse('{"__proto__": {"a": 2}, "x": "long enough to be kept", "toString": 3}');
  expect(JSON.stringify(sent(before, after))).toBe(
    '{"__proto__":{"a":2},"x":"long enough to be kept","toString":3}',
  );
  expect(({} as { a?: number }).a).toBeUndefined();
});

/** Few keys and few values, so that there is much to have in common. */
const { view } = fc.letrec<{ view: Json }>((tie) => ({
  view: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Json>(null, 0, 1, 2, '', 'a', true, false),
    fc.array(tie('view'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', 'drop', 'length', '__proto__'), tie('view'), { maxKeys: 4 }),
  ),
}));
const wire = view.map((value) => JSON.parse(JSON.stringify(value)) as Json);

test('whatever two views are, the changes between them make the newer one of the older, and leave the older as it was', () => {
  fc.assert(
    fc.property(wire, wire, (before, after) => {
      const text = JSON.stringify(before);
      expect(sent(before, after)).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test('a list that lost some and got others comes out right, wherever it repeats itself', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'long enough to be kept'), { maxLength: 12 });
  fc.assert(
    fc.property(list, fc.nat(12), fc.nat(12), list, (before, drop, keep, more) => {
      const after = [...before.slice(drop, drop + keep), ...more];
      expect(sent(before, after)).toEqual(after);
    }),
  );
});
