/** What a display of eight characters can show: capitals without accents, digits, and of several texts the one that fits. */

export const DISPLAY_LENGTH = 8;

/** The first of these texts that the display can show; the last one where none fits. A dot has no place of its own. */
export function fitting(...texts: readonly string[]): string {
  const last = texts[texts.length - 1] as string;
  return texts.find((text) => text.replace(/\./g, '').length <= DISPLAY_LENGTH) ?? last;
}

/** As telegrams spell them. */
const SPELLED: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS' };

/** Of a word, not of a name: what it would be in capitals. */
export function capitals(word: string): string {
  return word.toUpperCase().replace(/[ÄÖÜẞ]/g, (letter) => SPELLED[letter] ?? letter);
}
