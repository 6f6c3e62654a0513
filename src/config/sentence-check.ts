/** The placeholders in the cabinet file's own sentences: only those that the table fills in. */
import { PLACEHOLDERS, type Sentences } from '../game/manners.ts';
import type { Code } from '../language/sentence.ts';
import { nearName } from './near-name.ts';

type Given = Readonly<Partial<Record<keyof Sentences, string | undefined>>>;

export function wrongPlaceholders(
  sentences: Given,
): readonly { readonly key: string; readonly text: Code }[] {
  return Object.entries(sentences).flatMap(([key, sentence]) => {
    const known = PLACEHOLDERS[key as keyof Sentences];
    const found = [...(sentence ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return found
      .filter((name) => !known.includes(name))
      .map((name) => ({ key, text: { say: 'config.placeholder', name, hint: hint(name, known) } }));
  });
}

function hint(name: string, known: readonly string[]): Code {
  const near = nearName(name, known);
  if (near !== undefined) return { say: 'config.meant', name: `{${near}}` };
  if (known.length === 0) return { say: 'config.nothingFilled' };
  return { say: 'config.knownThere', names: known.map((one) => `{${one}}`).join(', ') };
}
