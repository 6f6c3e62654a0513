/** Names on the display: A to Z, 0 to 9 and blanks, at most eight characters, no two alike. */

import type { Input } from '../../../hardware/cabinet.ts';
import { DISPLAY_LENGTH, displayWord } from '../../language/display-text.ts';
import { type Code, plain } from '../../language/sentence.ts';

/** One text for each player, in order; a name without any letter that the display has becomes `PLAYER 2`. */
export function displayNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const folded = displayWord(name) || `PLAYER ${index + 1}`;
    let text = folded.slice(0, DISPLAY_LENGTH).trim();
    for (let number = 2; taken.has(text); number += 1) {
      text = `${folded.slice(0, DISPLAY_LENGTH - 2).trim()} ${number}`;
    }
    taken.add(text);
    return text;
  });
}

/** What the display shows of a total. */
export function pointsPage(points: number): Code {
  return { say: 'display.points', points };
}

/** `HOLD 1`, `LEVER`: as it stands on the cabinet. */
export function inputName(input: Input): Code {
  return plain(`button.${input}`);
}

/** Two characters, so that a word has room before them. */
export const SHORT_INPUT: Readonly<Record<Input, string>> = {
  ...{ hold1: 'H1', hold2: 'H2', hold3: 'H3', hold4: 'H4', hold5: 'H5', hold6: 'H6' },
  ...{ lever: 'LV', previous: 'PR', next: 'NX', select: 'SL' },
};
