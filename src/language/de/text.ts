/** German of `en/text.ts`. */
import type { TEXT as ENGLISH } from '../en/text.ts';
import { fill } from '../own-words.ts';
import type { Words } from '../words.ts';
import { list } from './grammar.ts';

/** Ein Punkt ist nicht `1 Punkte`. */
export function singular(told: string): string {
  return told.replace(/\b1 Punkte[n]?\b/, '1 Punkt');
}

export const TEXT = {
  row: ({ parts }) => parts.filter((part) => part !== '').join(' '),
  list: ({ names }) => list(names),
  own: ({ words, ...values }) => singular(fill(words, values)),
} satisfies Words<typeof ENGLISH>;
