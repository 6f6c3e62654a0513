/** German numbers, plurals and lists. */
import { grammarOf } from '../words.ts';

export const { list, number, plural, threeDigits } = grammarOf('de', 'de-DE');
