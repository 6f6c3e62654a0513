/** Spanish of `en/text.ts`. */
import type { TEXT as ENGLISH } from '../en/text.ts';
import { type Filled, fill } from '../own-words.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

/** Un punto no es `1 puntos`. */
export function filled(words: string, values: Filled): string {
  return fill(words, values, number).replace(/\b1 (punto|dado)s\b/, '1 $1');
}

export const TEXT = {
  row: ({ parts }) => parts.filter((part) => part !== '').join(' '),
  list: ({ names }) => list(names),
  own: ({ words, ...values }) => filled(words, values),
} satisfies Words<typeof ENGLISH>;
