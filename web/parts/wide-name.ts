/** Names of wide letters, which are written smaller rather than made narrow. Pure. */

/** In shares of the letters' height, as fonts without serifs have them. */
const WIDE_LETTER = 0.9;
const USUAL_LETTER = 0.6;
/** Twelve usual letters have room everywhere. */
const MOST = 8.5;

export function isWideName(name: string): boolean {
  let wide = 0;
  for (const letter of name) wide += /[MWmw]|[^\0-\u024f]/.test(letter) ? WIDE_LETTER : USUAL_LETTER;
  return wide > MOST;
}

/** The class of a fitted name. */
export function nameClass(name: string, own: string): string {
  return isWideName(name) ? `wide ${own}` : own;
}
