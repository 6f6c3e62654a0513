/** The name of a row on a score card: what the catalogue calls its box or sum, unless the set has a name of its own. */
import { type SpokenWords, type Text, tell } from './sentence.ts';

export interface NamedRow {
  /** Kind of box, or name of the sum. */
  readonly id: string;
  /** Left out: that of the catalogue. */
  readonly label?: Text;
  /** The key of the on-screen cabinet, or an empty string. */
  readonly key: string;
}

/** `withKey`: the card names its keys. */
export function rowText(words: SpokenWords, { id, label, key }: NamedRow, withKey: boolean): string {
  const known = words.box?.[id];
  const name = label === undefined ? (typeof known === 'string' ? known : id) : tell(words, label);
  return withKey && key !== '' ? `${name} (${key})` : name;
}
