import { expect, test } from 'vitest';
import { lettersWide } from '../../../web/tv/letters-wide.ts';

test('a text of Japanese needs the room of two letters each, names within it of one', () => {
  expect(lettersWide('Eric wins.')).toBe(10);
  expect(lettersWide('Ericが勝ちました。')).toBe(4 + 2 * 7);
  expect(lettersWide('Größe ⌂ é 🎲')).toBe(11);
  expect(lettersWide('ヤッツィー')).toBe(10);
});
