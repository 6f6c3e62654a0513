/** Sentences with placeholders, such as `{player} wins`: those of the rule sets, and a cabinet file's own. */

/** What may be filled in. */
export interface Filled {
  readonly player?: string;
  readonly game?: string;
  readonly box?: string;
  readonly number?: number;
  readonly points?: number;
  readonly rolls?: number;
  readonly total?: number;
}

/** A placeholder without a value stays as it is. */
export function fill(words: string, values: Filled, number: (value: number) => string = String): string {
  const named = values as Readonly<Record<string, string | number>>;
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = named[name] ?? whole;
    return typeof value === 'number' ? number(value) : value;
  });
}

type Manners = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Path<Of> = { [Set in keyof Of & string]: `${Set}.${keyof Of[Set] & string}` }[keyof Of & string];

/** `plain.roll`, and so on, as sentences that are filled in, in the way of a language. */
export function filledIn<Of extends Manners>(
  manners: Of,
  tell: (words: string, values: Filled) => string,
): Record<Path<Of>, (values: Filled) => string> {
  const entries = Object.entries(manners).flatMap(([set, sentences]) =>
    Object.entries(sentences).map(([key, words]) => [
      `${set}.${key}`,
      (values: Filled) => tell(words, values),
    ]),
  );
  return Object.fromEntries(entries) as Record<Path<Of>, (values: Filled) => string>;
}
