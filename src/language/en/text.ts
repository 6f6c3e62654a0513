/** What is made of other sentences, or of words that somebody wrote. */
import { type Filled, fill } from '../own-words.ts';
import { list } from './grammar.ts';

/** One point is not `1 points`. */
export function filled(words: string, values: Filled): string {
  return fill(words, values).replace(/\b1 (point|dice)s?\b/, (_, word) =>
    word === 'dice' ? '1 die' : '1 point',
  );
}

export const TEXT = {
  /** One after the other. */
  row: ({ parts }: { readonly parts: readonly string[] }) => parts.filter((part) => part !== '').join(' '),
  list: ({ names }: { readonly names: readonly string[] }) => list(names),
  /** Of a cabinet file: in the language that it is written in. */
  own: ({ words, ...values }: Filled & { readonly words: string }) => filled(words, values),
} as const;
