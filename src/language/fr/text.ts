/** French of `en/text.ts`. */
import type { TEXT as ENGLISH } from '../en/text.ts';
import { type Filled, fill } from '../own-words.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

/** Un point n’est pas `1 points`. */
export function filled(words: string, values: Filled): string {
  return fill(words, values, number).replace(/\b1 (point|dé)s(?!\p{L})/u, '1 $1');
}

export const TEXT = {
  row: ({ parts }) => parts.filter((part) => part !== '').join(' '),
  list: ({ names }) => list(names),
  own: ({ words, ...values }) => filled(words, values),
} satisfies Words<typeof ENGLISH>;
