/** Every page that this server has: its address, its built file, and what stands in it when it comes. */

import type { Language } from '../../language/languages.ts';

export interface PageEntry {
  /** As Express takes it: `/game/:game`. */
  readonly path: string;
  /** In the folder of the built pages. */
  readonly file: string;
  /** Everybody in the room looks at it, and nobody chooses a language there: it is in the table's. */
  readonly isPublic?: true;
  /** It may be opened with `?key=`, which the browser keeps: an address that the table prints. */
  readonly takesKey?: true;
  /** It is about one game, and says so to whoever is sent its address. */
  readonly ofGame?: true;
}

export const PAGES: readonly PageEntry[] = [
  { path: '/', file: 'index.html' },
  { path: '/tv', file: 'tv.html', isPublic: true },
  { path: '/overlay', file: 'overlay.html', isPublic: true },
  { path: '/overlay/setup', file: 'overlay-setup.html' },
  { path: '/cabinet', file: 'cabinet.html', takesKey: true },
  { path: '/verify/:game', file: 'verify.html' },
  { path: '/operator', file: 'operator.html', takesKey: true },
  { path: '/me', file: 'profile.html' },
  { path: '/profile/:id', file: 'profile.html' },
  { path: '/history', file: 'history.html' },
  { path: '/game/:game', file: 'history.html', ofGame: true },
];

/** A built page names the words of every language, so that those of its own need no second round trip. */
const WORDS = /<link rel="modulepreload" [^>]*data-language="(\w+)"[^>]*>\s*/g;

/** Where JavaScript is off, it says so in every language too. */
const TOLD_WITHOUT_SCRIPT = /<p lang="(\w+)">[^<]*<\/p>/g;

/** The page, told its language, and with no words but those. */
export function inLanguage(html: string, language: Language): string {
  const own = (words: string, spoken: string) => (spoken === language ? words : '');
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(WORDS, own)
    .replace(TOLD_WITHOUT_SCRIPT, own);
}

/** What a page's HTML holds where its first view will stand; the server puts a `FirstView` there. */
const PLACE = '<script type="application/json" id="first-view">null</script>';

/**
 * The page with its first view inside, so that the first score needs no second round trip. Markup in a player's name
 * must not end the script.
 */
export function withFirstView(html: string, firstView: string): string {
  const safe = firstView.replace(/</g, '\\u003c');
  return html.replace(PLACE, () => PLACE.replace('null', () => safe));
}
