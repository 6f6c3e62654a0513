import { expect, test } from 'vitest';
import { DISPLAY } from '../../hardware/cabinet.ts';
import { FONT_CHARACTERS, segmentsOf, textOf } from '../../hardware/font.ts';

const glyph = (character: string): number => segmentsOf(character)[0] ?? 0;

test('every capital letter, every digit and the signs of the texts have a glyph of their own', () => {
  const needed = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ?+-/!'&="];
  expect(needed.filter((character) => !FONT_CHARACTERS.includes(character))).toEqual([]);
  expect(new Set(FONT_CHARACTERS.map(glyph)).size).toBe(FONT_CHARACTERS.length);
});

test('a text that was shown can be read back', () => {
  for (const text of ['OFFLINE', '  37 PTS', 'FH 25', 'ROLL 2/3', '+350', 'JKR?', "ERIC'S", 'FH 0 ?'])
    expect(textOf(segmentsOf(text))).toBe(text);
  for (const character of FONT_CHARACTERS) expect(textOf([glyph(character)])).toBe(character.trimEnd());
});

test('the digit one lights the right-hand segments', () => {
  // b, c and the upper diagonal k: bits 1, 2 and 10 of the module's wiring.
  expect(glyph('1')).toBe(0b100_0000_0110);
});

test('a text is cut and filled up to the size of the display', () => {
  expect(segmentsOf('A')).toHaveLength(DISPLAY.characters);
  expect(segmentsOf('A').slice(1)).toEqual(Array(DISPLAY.characters - 1).fill(0));
  expect(textOf(segmentsOf('ABCDEFGHIJ'))).toBe('ABCDEFGH');
});

test('a dot joins the character before it and takes no place of its own', () => {
  expect(segmentsOf('1.5')[0]).toBe(glyph('1') | (1 << 14));
  expect(textOf(segmentsOf('12.34.56.78'))).toBe('12.34.56.78');
  expect(textOf(segmentsOf('..5'))).toBe(' . .5');
});

test('small letters become capitals, unknown characters a question mark', () => {
  expect(textOf(segmentsOf('jörg~'))).toBe('J?RG?');
});

test('segments that are no character are shown as such', () => {
  expect(textOf([0b10_0000_0000_0001])).toBe('#');
});
