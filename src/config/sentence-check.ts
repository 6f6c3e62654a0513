/** The placeholders in the cabinet file's own sentences: only those that the table fills in. */
import { PLACEHOLDERS, type Sentences } from '../game/manners.ts';
import { nearName } from './near-name.ts';

type Given = Readonly<Partial<Record<keyof Sentences, string | undefined>>>;

export function wrongPlaceholders(
  sentences: Given,
): readonly { readonly key: string; readonly text: string }[] {
  return Object.entries(sentences).flatMap(([key, sentence]) => {
    const known = PLACEHOLDERS[key as keyof Sentences];
    const found = [...(sentence ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return found
      .filter((name) => !known.includes(name))
      .map((name) => ({ key, text: `has {${name}}, which is not filled in there ${hint(name, known)}` }));
  });
}

function hint(name: string, known: readonly string[]): string {
  const near = nearName(name, known);
  if (near !== undefined) return `(did you mean {${near}}?)`;
  if (known.length === 0) return '(nothing is filled in there)';
  return `(known there: ${known.map((one) => `{${one}}`).join(', ')})`;
}
