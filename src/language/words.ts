/** What every record is made with: its own numbers, plurals and lists, and the type that English gives to the others. */
import type { Language } from './languages.ts';

/** Text of a record, whose values are already words. */
export type WordsEntry = string | ((...values: never[]) => string);

/** A record with the keys and the values of this one, and with words of its own. */
export type Words<Record> = {
  readonly [Key in keyof Record]: Record[Key] extends string
    ? string
    : Record[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Record[Key]>;
};

export interface Grammar {
  /** `10,000`, `10.000`. */
  number(value: number): string;
  /** Of hundredths: `1,250.50 EUR`, `1.250,50 EUR`. */
  money(hundredths: number, currency: string): string;
  /** The form for so many: French has `one` for none too, Japanese no `one`; that of millions is as `other` here. */
  plural(count: number, forms: { readonly one: string; readonly other: string }): string;
  /** `Eric, Julie and Ann`. */
  list(names: readonly string[]): string;
}

/** `locale`: where English and German differ from place to place, that of the sentences (`and` without a comma). */
export function grammarOf(language: Language, locale: string): Grammar {
  const numbers = new Intl.NumberFormat(language);
  const amounts = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plurals = new Intl.PluralRules(language);
  // Safari has lists since 14.1; before it, a comma stands where the last `and` would.
  const lists = 'ListFormat' in Intl ? new Intl.ListFormat(locale) : undefined;
  return {
    number: (value) => numbers.format(value),
    money: (hundredths, currency) => `${amounts.format(hundredths / 100)} ${currency}`,
    plural: (count, { one, other }) => (plurals.select(count) === 'one' ? one : other),
    list: (names) => (lists === undefined ? names.join(', ') : lists.format(names)),
  };
}
