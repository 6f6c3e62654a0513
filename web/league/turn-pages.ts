/** A bracket that is higher than a TV, where nobody scrolls: a screen of it after the other, once nobody has touched it for a minute. */

/** Screens on which it is read from afar. */
const WIDE = '(min-width: 1200px)';
const UNTOUCHED_MS = 60_000;
const SCREEN_MS = 12_000;
/** Of the screen: what stood at its end stands at the beginning of the next one. */
const STEP = 0.85;
/** What is cut off by less is not worth a page. */
const SLACK_PX = 24;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Where the next screen begins; after the last comes the first. All in pixels. */
export function nextTop(top: number, screen: number, height: number): number {
  const last = height - screen;
  if (last <= SLACK_PX || top >= last - SLACK_PX) return 0;
  return Math.min(last, top + screen * STEP);
}

export function turnPages(): void {
  let touchedMs = performance.now();
  const touched = (): void => {
    touchedMs = performance.now();
  };
  for (const type of TOUCHES) addEventListener(type, touched, { passive: true });
  setInterval(() => {
    if (performance.now() - touchedMs < UNTOUCHED_MS || !matchMedia(WIDE).matches) return;
    // Whoever types or walks by keys is somewhere on the page.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    // At once: nothing moves for those who want that.
    scrollTo({ top: nextTop(scrollY, innerHeight, document.documentElement.scrollHeight) });
  }, SCREEN_MS);
}
