/** German numbers, plurals and lists. */
import { grammarOf } from '../words.ts';

export const { list, number, plural, signed, threeDigits, time } = grammarOf('de', 'de-DE');
