/** Players' names: what somebody typed becomes a name that is short, clean and unlike the others. */

/** In Unicode characters (code points, composed where possible). */
export const NAME_LENGTH = 12;

/**
 * One name a player, in order: blanks trimmed, control characters dropped, cut to 12 characters; an empty one becomes
 * `PLAYER 2`, a repeated one gets a number (`Eric`, `Eric 2`). Doing it twice changes nothing.
 */
export function playerNames(typed: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return typed.map((text, index) => {
    const wanted = cut(cleanText(text), NAME_LENGTH) || `PLAYER ${index + 1}`;
    let name = wanted;
    for (let number = 2; taken.has(fold(name)); number += 1) {
      const ending = ` ${number}`;
      name = cut(wanted, NAME_LENGTH - ending.length) + ending;
    }
    taken.add(fold(name));
    return name;
  });
}

/** What this player is called among these, having typed that; undefined when nothing of it is left. */
export function newName(players: readonly string[], player: number, typed: string): string | undefined {
  if (cleanText(typed) === '') return undefined;
  return playerNames([...players.filter((_, index) => index !== player), typed]).at(-1);
}

/** Whether `playerNames` made this name for a player who had none. */
export function isDefaultName(name: string, player: number): boolean {
  return new RegExp(`^PLAYER ${player + 1}( \\d+)?$`).test(name);
}

/**
 * One line without control characters and outer blanks. Formatting characters (zero-width, direction marks) go too: two
 * names that look the same must be the same.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function cut(name: string, length: number): string {
  return [...name].slice(0, length).join('').trimEnd();
}

function fold(name: string): string {
  return name.toLowerCase();
}
