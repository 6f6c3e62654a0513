/** Times and rounded numbers as a language writes them; apart from the other grammar, since the live pages do without. */

/** Of an ISO time: date and time of day where it is read; anything else as it is. */
export function timeIn(locale: string, iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
}

/** With three digits that count: `1.50`, `1,50`. */
export function threeDigitsIn(language: string, value: number): string {
  return value.toLocaleString(language, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
}
