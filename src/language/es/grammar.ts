/** Spanish of `en/grammar.ts`. */
import { grammarOf } from '../words.ts';

export const { list, money, number, plural } = grammarOf('es', 'es-ES');
