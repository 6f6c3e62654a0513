/** Players' names: what somebody typed becomes a name that is short, clean and unlike the others. */

import { houseName, houseSeat, withoutMark } from './house.ts';
import { looks } from './look-alike.ts';

/** In Unicode characters (code points, composed where possible). */
export const NAME_LENGTH = 12;

/**
 * One name a player, in order: blanks trimmed, control characters dropped, cut to 12 characters; an empty one becomes
 * `PLAYER 2`, a repeated one gets a number (`Eric`, `Eric 2`), `house:master` becomes the name of that player of the
 * house. Doing it twice changes nothing. `isClaimed`: a name that none of them may have; who typed it gets a number, too.
 */
export function playerNames(
  typed: readonly string[],
  isClaimed: (name: string) => boolean = () => false,
): readonly string[] {
  const taken = new Set<string>();
  return typed.map((text, index) => {
    const own = cut(cleanText(withoutMark(text)), NAME_LENGTH) || `PLAYER ${index + 1}`;
    // What is left of a name may say the house's: a journal with that would read otherwise than it was written.
    const house = houseSeat(cleanText(text)) ?? houseSeat(own);
    const wanted = house === undefined ? own : houseName(house);
    let name = wanted;
    for (let number = 2; looks(name).some((look) => taken.has(look)) || isClaimed(name); number += 1) {
      const ending = ` ${number}`;
      name = cut(wanted, NAME_LENGTH - ending.length) + ending;
    }
    for (const look of looks(name)) taken.add(look);
    return name;
  });
}

/** What this player is called among these, having typed that; undefined when nothing of it is left. */
export function newName(
  players: readonly string[],
  player: number,
  typed: string,
  isClaimed?: (name: string) => boolean,
): string | undefined {
  if (houseSeat(typed) === undefined && cleanText(withoutMark(typed)) === '') return undefined;
  const others = players.filter((_, index) => index !== player);
  return playerNames([...others, typed], (name) => !others.includes(name) && isClaimed?.(name) === true).at(
    -1,
  );
}

/** Whether `playerNames` made this name for a player who had none. */
export function isDefaultName(name: string, player: number): boolean {
  return new RegExp(`^PLAYER ${player + 1}( \\d+)?$`).test(name);
}

/**
 * One line without control characters and outer blanks. What nobody can see goes too (zero-width and direction marks,
 * fillers, blank Braille), but for what holds an emoji together; and of a heap of accents two stay.
 */
export function cleanText(text: string): string {
  const once = cleaned(text);
  // What goes may have kept apart what belongs together now.
  return once === text ? once : cleanText(once);
}

function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(BLANK, '')
    .replace(UNSEEN, '')
    .replace(STRUCK_OUT, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^[\p{M}\s]+|\s+$/gu, '');
}

/**
 * Control characters, and what is drawn as nothing although Unicode calls it a letter, a mark or a symbol (the blanks of
 * Braille, of hieroglyphs and of notes, fillers, the place of an object); and what is nothing yet, but for emoji to come.
 */
const BLANK =
  /[\p{Cc}\p{Cs}\p{Co}\u2800\ufffc\u{13441}-\u{13446}\u{16fe4}\u{1107f}\u{1d159}]|(?!\p{Extended_Pictographic})\p{Cn}/gu;

/** Variation selector and joiner count after a pictograph alone, a joiner only before the next one. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic})\ufe0f|(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?![\ufe0f\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Marks that are laid over a letter. */
const STRUCK_OUT = /[\u0334-\u0338\u20d2\u20d3\u20d8-\u20da\u20dd-\u20f0]/gu;

/** Again clean: the cut may go through an emoji. */
function cut(name: string, length: number): string {
  return cleanText([...name].slice(0, length).join(''));
}
