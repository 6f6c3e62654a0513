/**
 * Dice are painted a few a picture: the browser takes each canvas over in the task that shows it, and for six at once a slow TV
 * stands still. All are there within a twentieth of a second.
 */
const MOST_A_PICTURE = 2;

const waiting = new Map<object, () => void>();

/** In the order in which they were asked for; of what is asked for again meanwhile the newest, at its old place. */
export function paintSoon(what: object, paint: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(paintNext);
  waiting.set(what, paint);
}

/** Calls back when all is painted that has been asked for until now. */
export function oncePainted(then: () => void): void {
  if (waiting.size === 0) then();
  else paintSoon(then, then);
}

function paintNext(): void {
  for (const [what, paint] of [...waiting].slice(0, MOST_A_PICTURE)) {
    waiting.delete(what);
    paint();
  }
  if (waiting.size > 0) requestAnimationFrame(paintNext);
}
