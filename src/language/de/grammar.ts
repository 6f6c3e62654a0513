/** German numbers, plurals and lists. */
import { grammarOf } from '../words.ts';

export const { list, number, plural } = grammarOf('de', 'de-DE');
