import { expect, test } from 'vitest';
import { forcedDraw } from '../../src/fairness/forced-draw.ts';

const request = (n: number, count: number) => ({ game: 1, seed: '', cut: '', n, count });

test('roll n gives the digits of line n, as often as it is asked', () => {
  const draw = forcedDraw(['12345', '66']);
  expect(draw(request(2, 2))).toEqual([6, 6]);
  expect(draw(request(1, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(draw(request(2, 2))).toEqual([6, 6]);
});

test.each(['', '1230', '17', '1 2', '12a'])('the line "%s" is refused at once, with its number', (line) => {
  expect(() => forcedDraw(['11111', line])).toThrow(`Forced roll 2 is "${line}"`);
});

test('another number of dice than are rolled is refused, naming the roll', () => {
  expect(() => forcedDraw(['11111'])(request(1, 3))).toThrow(
    'Forced roll 1 is "11111", but 3 dice are rolled.',
  );
});

test('a roll behind the last line is refused, naming how many there are', () => {
  expect(() => forcedDraw(['11111'])(request(2, 5))).toThrow(
    'Roll 2 was asked for, but only 1 forced rolls are given.',
  );
});
