/** What a display of eight characters can show: capitals without accents, digits, and of several texts the one that fits. */

export const DISPLAY_LENGTH = 8;

/** The first of these texts that the display can show; the last one where none fits. A dot has no place of its own. */
export function fitting(...texts: readonly string[]): string {
  const last = texts[texts.length - 1] as string;
  return texts.find((text) => text.replace(/\./g, '').length <= DISPLAY_LENGTH) ?? last;
}

/** Letters that telegrams spell with others, and those that do not come apart into a base letter and an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
};

/** What it would be in capitals, without accents: É is E, Ñ is N, Å is A. */
export function capitals(text: string): string {
  return text
    .toUpperCase()
    .replace(/[ÄÖÜÆŒØŁĐÐÞẞ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** What of it the display can show. */
export function displayWord(text: string): string {
  return capitals(text)
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}
