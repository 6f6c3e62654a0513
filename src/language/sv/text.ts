/** Swedish of `en/text.ts`. */
import type { TEXT as ENGLISH } from '../en/text.ts';
import { type Filled, fill } from '../own-words.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

/** En tärning är inte `1 tärningar`. */
export function filled(words: string, values: Filled): string {
  return fill(words, values, number).replace(/\b1 tärningar\b/, '1 tärning');
}

export const TEXT = {
  row: ({ parts }) => parts.filter((part) => part !== '').join(' '),
  list: ({ names }) => list(names),
  own: ({ words, ...values }) => filled(words, values),
} satisfies Words<typeof ENGLISH>;
