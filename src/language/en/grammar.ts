/** English numbers, plurals and lists: British lists, since they have no comma before `and`. */
import { grammarOf } from '../words.ts';

export const { list, money, number, plural } = grammarOf('en', 'en-GB');
