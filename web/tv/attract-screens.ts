/** Which of the screens between games is on, one after the other for ever. Pure. */

export interface Lasting<Screen> {
  readonly screen: Screen;
  readonly lengthMs: number;
}

/** `shownMs`: since this one is on. Undefined where there is none. */
export function screenAt<Screen>(
  screens: readonly Lasting<Screen>[],
  elapsedMs: number,
): { readonly screen: Screen; readonly shownMs: number } | undefined {
  const roundMs = screens.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  let shownMs = elapsedMs % Math.max(1, roundMs);
  for (const { screen, lengthMs } of screens) {
    if (shownMs < lengthMs) return { screen, shownMs };
    shownMs -= lengthMs;
  }
  return undefined;
}
