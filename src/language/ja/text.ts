/** Japanese of `en/text.ts`. */
import type { TEXT as ENGLISH } from '../en/text.ts';
import { type Filled, fill } from '../own-words.ts';
import type { Words } from '../words.ts';
import { list, number } from './grammar.ts';

export function filled(words: string, values: Filled): string {
  return fill(words, values, number);
}

export const TEXT = {
  /** Sentences end with a full-width stop, which needs no blank behind it. */
  row: ({ parts }) =>
    parts
      .filter((part) => part !== '')
      .reduce((said, part) => `${said}${/[ -~]$/.test(said) ? ' ' : ''}${part}`, ''),
  list: ({ names }) => list(names),
  own: ({ words, ...values }) => filled(words, values),
} satisfies Words<typeof ENGLISH>;
