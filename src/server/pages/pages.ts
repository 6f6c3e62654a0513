/** Every page that this server has: its address, its built file, and what stands in it when it comes. */

export interface PageEntry {
  /** As Express takes it: `/game/:game`. */
  readonly path: string;
  /** In the folder of the built pages. */
  readonly file: string;
}

export const PAGES = [
  { path: '/', file: 'index.html' },
  { path: '/tv', file: 'tv.html' },
  { path: '/overlay', file: 'overlay.html' },
  { path: '/cabinet', file: 'cabinet.html' },
  { path: '/verify/:game', file: 'verify.html' },
  { path: '/operator', file: 'operator.html' },
  { path: '/history', file: 'history.html' },
  { path: '/game/:game', file: 'history.html' },
] as const satisfies readonly PageEntry[];

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
