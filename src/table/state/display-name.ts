/** Names on the display: A to Z, 0 to 9 and blanks, at most eight characters, no two alike. */

import type { Input } from '../../../hardware/cabinet.ts';
import { at } from '../at.ts';

export const DISPLAY_LENGTH = 8;

/** Letters that do not come apart into a base letter and an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
};

/** One text for each player, in order; a name without any letter that the display has becomes `PLAYER 2`. */
export function displayNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const folded = fold(name) || `PLAYER ${index + 1}`;
    let text = folded.slice(0, DISPLAY_LENGTH).trim();
    for (let number = 2; taken.has(text); number += 1) {
      text = `${folded.slice(0, DISPLAY_LENGTH - 2).trim()} ${number}`;
    }
    taken.add(text);
    return text;
  });
}

/** `  37 PTS`, from 10,000 on `12150 PT`, and digits alone where they leave no room. */
export function pointsPage(points: number): string {
  const digits = `${points}`.padStart(4);
  return firstThatFits(`${digits} PTS`, `${digits} PT`, digits);
}

/** The longest of these texts that the display can show; the last one where none fits. */
export function firstThatFits(...texts: readonly string[]): string {
  return texts.find((text) => text.length <= DISPLAY_LENGTH) ?? at(texts, texts.length - 1);
}

/** `12 TURNS` of a Farkle game. */
export function turnsPage(turns: number): string {
  return turns === 1 ? '1 TURN' : firstThatFits(`${turns} TURNS`, `${turns} TURN`, `${turns}`);
}

function fold(name: string): string {
  return name
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞẞ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^A-Z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** `HOLD 1`, `LEVER`. */
export function inputName(input: Input): string {
  return input.replace(/(\d)$/, ' $1').toUpperCase();
}
