/** French numbers, plurals and lists. */
import { grammarOf } from '../words.ts';

export const { list, money, number, plural } = grammarOf('fr', 'fr-FR');
