/**
 * The letters of the score display: characters to the segment words of an HT16K33 with 14-segment digits, and back.
 * Bits 0..13 are the segments in the order of SEGMENTS, bit 14 the dot (wiring of the common "quad alphanumeric" module).
 */
import { DISPLAY } from './cabinet.ts';

/**
 *      a             a top, d bottom, f e left, b c right
 *   f h j k b        g i the two halves of the middle bar
 *     g   i          h j k upper diagonal, vertical, diagonal
 *   e l m n c        l m n the same below
 *      d
 */
const SEGMENTS = 'abcdefgihjklmn';
const DOT = 1 << 14;

/** Every glyph differs from every other, so that a picture of the display can be read back as text. */
const GLYPHS: Readonly<Record<string, string>> = {
  ' ': '',
  '!': 'dj',
  '"': 'bf',
  '%': 'cfkl',
  '&': 'adeghjn',
  "'": 'j',
  '*': 'ghijklmn',
  '+': 'gijm',
  ',': 'l',
  '-': 'gi',
  '/': 'kl',
  '0': 'abcdefkl',
  '1': 'bck',
  '2': 'abdegi',
  '3': 'abcdi',
  '4': 'bcfgi',
  '5': 'adfgn',
  '6': 'acdefgi',
  '7': 'abc',
  '8': 'abcdefgi',
  '9': 'abcdfgi',
  ':': 'jm',
  '<': 'kn',
  '=': 'dgi',
  '>': 'hl',
  '?': 'abim',
  A: 'abcefgi',
  B: 'abcdijm',
  C: 'adef',
  D: 'abcdjm',
  E: 'adefgi',
  F: 'aefg',
  G: 'acdefi',
  H: 'bcefgi',
  I: 'adjm',
  J: 'bcde',
  K: 'efgkn',
  L: 'def',
  M: 'bcefhk',
  N: 'bcefhn',
  O: 'abcdef',
  P: 'abefgi',
  Q: 'abcdefn',
  R: 'abefgin',
  S: 'acdfgi',
  T: 'ajm',
  U: 'bcdef',
  V: 'efkl',
  W: 'bcefln',
  X: 'hkln',
  Y: 'hkm',
  Z: 'adkl',
  _: 'd',
};

const wordOf = (segments: string): number =>
  [...segments].reduce((word, segment) => word | (1 << SEGMENTS.indexOf(segment)), 0);

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(GLYPHS).map(([character, segments]) => [character, wordOf(segments)]),
);
const CHARACTERS: ReadonlyMap<number, string> = new Map(
  [...WORDS].map(([character, word]) => [word, character]),
);

/** The characters that the display can show; a dot joins the character before it. */
export const FONT_CHARACTERS: readonly string[] = [...WORDS.keys()];

/**
 * The eight segment words of a text, filled up with blanks on the right and cut on the right.
 * Small letters become capitals, unknown characters `?`; a dot lights the dot of the character before it.
 */
export function segmentsOf(text: string): number[] {
  const words: number[] = [];
  for (const character of text.toUpperCase()) {
    const last = words[words.length - 1];
    if (character !== '.') words.push(WORDS.get(character) ?? wordOf(GLYPHS['?'] ?? ''));
    else if (last === undefined || (last & DOT) !== 0) words.push(DOT);
    else words[words.length - 1] = last | DOT;
  }
  return Array.from({ length: DISPLAY.characters }, (_, index) => words[index] ?? 0);
}

/** The text that segment words show, without the blanks on the right; `#` stands for what is no character. */
export function textOf(words: readonly number[]): string {
  const characters = words.map(
    (word) => (CHARACTERS.get(word & ~DOT) ?? '#') + ((word & DOT) === 0 ? '' : '.'),
  );
  return characters.join('').trimEnd();
}
