/** A sentence of a rule set with its values, as a code: the words of a shipped set are known, those of others travel along. */
import { MANNERS } from './en/manners.ts';
import type { Code, Text } from './sentence.ts';

interface Values {
  readonly player?: Text;
  readonly game?: Text;
  readonly box?: Text;
  readonly number?: number;
  readonly points?: number;
  readonly rolls?: number;
  readonly total?: number;
}

/** By their English words; where two sets say the same, the first one's. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(MANNERS)
    .flatMap(([set, sentences]) =>
      Object.entries(sentences).map(
        ([key, words]: [string, string]) => [words, `manner.${set}.${key}`] as const,
      ),
    )
    .reverse(),
);

/** Empty words say nothing. */
export function phrase(words: string, values: Values = {}): Text {
  if (words === '') return '';
  const known = KNOWN.get(words);
  return (known === undefined ? { say: 'text.own', words, ...values } : { say: known, ...values }) as Code;
}
