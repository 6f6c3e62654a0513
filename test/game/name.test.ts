import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_LENGTH, playerNames } from '../../src/game/index.ts';
import { newName } from '../../src/game/name.ts';

test.each<[string, readonly string[], readonly string[]]>([
  ['outer and double blanks go', ['  Eric ', 'Anna \t Lena'], ['Eric', 'Anna Lena']],
  ['an empty name is the player’s number', ['', 'Julie', '  '], ['PLAYER 1', 'Julie', 'PLAYER 3']],
  ['a repeated name gets a number', ['Eric', 'Eric', 'ERIC'], ['Eric', 'Eric 2', 'ERIC 3']],
  [
    'the number fits into twelve characters',
    ['Abcdefghijkl', 'Abcdefghijkl'],
    ['Abcdefghijkl', 'Abcdefghij 2'],
  ],
  ['a long name is cut', ['Bartholomew Smith'], ['Bartholomew']],
  ['twelve characters are counted, not bytes', ['ééééééééééééé'], ['éééééééééééé']],
  ['a composed and a decomposed letter are the same', ['Zoe\u0308', 'Zoë'], ['Zoë', 'Zoë 2']],
  ['control and invisible characters go', ['Er\u0000i\u200bc\u202e'], ['Eric']],
  [
    'fillers and blanks that nobody sees are no name',
    ['\u3164', '\u2800', '\ufe0f', '\u115f\u034f'],
    ['PLAYER 1', 'PLAYER 2', 'PLAYER 3', 'PLAYER 4'],
  ],
  [
    'letters that look alike make names that look alike',
    ['Eric', '\u0415ric', 'Ｅric'],
    ['Eric', '\u0415ric 2', 'Ｅric 3'],
  ],
  [
    'letters that are drawn alike make names that look alike, and others do not',
    ['Bill', 'BiIl', 'Bi1l', 'B0b', 'Bob', 'LILA', 'ILIA'],
    ['Bill', 'BiIl 2', 'Bi1l 3', 'B0b', 'Bob 2', 'LILA', 'ILIA'],
  ],
  ['nothing is struck out', ['E\u0336r\u0336i\u0336c\u0336', 'Eric'], ['Eric', 'Eric 2']],
  ['a heap of accents is two', ['Ze\u0316\u0317\u0318\u0319d'], ['Ze\u0316\u0317d']],
  ['accents alone are no name', ['\u0301\u0302'], ['PLAYER 1']],
  ['an emoji stays whole', ['👨‍👩‍👧', '❤️', '👍🏽'], ['👨‍👩‍👧', '❤️', '👍🏽']],
  ['no joiner is left of an emoji that is cut', ['Abcdefghij👨‍👩‍👧'], ['Abcdefghij👨']],
  [
    'the house is called as it is, with a number where it sits twice',
    ['house:master', 'house:human:5', '⌂ MASTER'],
    ['⌂ MASTER', '⌂ HOUSE 5', '⌂ MASTER 2'],
  ],
  [
    'nobody else has the mark of the house',
    ['⌂ Eric', 'a ⌂ b', '⌂', '⌂⌂ MASTER'],
    ['Eric', 'a b', 'PLAYER 3', 'MASTER'],
  ],
  [
    'the house behind what nobody sees, or in front of what is cut off, is the house at once',
    ['\thouse:master', '⌂house:master', 'house:masterful', '\u200bhouse:human:5'],
    ['⌂ MASTER', '⌂ MASTER 2', '⌂ MASTER 3', '⌂ HOUSE 5'],
  ],
  [
    'what is drawn as nothing goes',
    ['Er\u{16fe4}ic\ufffc\u{13441}', 'Zoe\u034f\u0308', '\u{1d159}\u{1107f}\u0378'],
    ['Eric', 'Zoë', 'PLAYER 3'],
  ],
  ['a default name that is taken gets a number', ['PLAYER 2', ''], ['PLAYER 2', 'PLAYER 2 2']],
])('%s', (_, typed, names) => {
  expect(playerNames(typed)).toEqual(names);
});

/** What Unicode puts together, takes apart, draws over or does not draw at all, and the words for the house. */
const ODD = [
  ...'eaA1 .⌂\u0301\u0316\u0308\u034f\u200d\ufe0f\u0336\u20dd\u20e3\u200b\t❤👍👨🏻ŁİıſßǆﬁÅK가\u1100\u1161\u11a8が\u3099',
  ...[
    '\u{16fe4}',
    '\u{1f1e6}',
    '\ud800',
    '\u0345',
    '\u0307',
    '\u0958',
    '\u09c7',
    '\u09be',
    '\u1b05\u1b35',
    '\uf900',
  ],
  ...['house:master', 'house:human:5', '⌂ MASTER', 'PLAYER 2', ' 2'],
];

test('names of odd letters stay the same when done twice, or no table could read its own journal again', () => {
  const odd = fc.array(fc.constantFrom(...ODD), { maxLength: 7 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(odd, { minLength: 1, maxLength: 3 }), (typed) => {
      const names = playerNames(typed);
      expect(playerNames(names)).toEqual(names);
    }),
    { numRuns: 2000 },
  );
});

test('whatever is typed, names are short, trimmed, different, and stay the same when done twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 8 }), (typed) => {
      const names = playerNames(typed);
      for (const name of names) {
        expect(name).toBe(name.trim());
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(NAME_LENGTH);
        expect(name).not.toMatch(/\p{Cc}/u);
      }
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      expect(playerNames(names)).toEqual(names);
    }),
  );
});

test('somebody’s seat may be taken over by the house, and nothing but its mark is no name', () => {
  expect(newName(['Eric', 'Julie'], 1, 'house:greedy')).toBe('⌂ GREEDY');
  expect(newName(['Eric', '⌂ GREEDY'], 1, 'Julie')).toBe('Julie');
  expect(newName(['Eric', 'Julie'], 1, '⌂')).toBeUndefined();
});
