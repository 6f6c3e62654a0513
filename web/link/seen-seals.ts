/**
 * The seals that this browser was shown, kept by itself: so every phone in the room is a witness that nobody had to ask. A
 * private window, or a full one, keeps none. `verify/witness.tsx` reads them.
 */

/** Of this game number, one line a seal: the seal, and when it was first shown, by this device's own clock. */
export function rememberSeal(game: number, seal: string): void {
  try {
    const key = `seal-${game}`;
    const kept = localStorage[key] || '';
    if (!kept.includes(seal)) localStorage[key] = `${kept}${seal} ${Date.now()}\n`;
  } catch {
    // Nothing is kept here.
  }
}
