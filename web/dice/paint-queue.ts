/**
 * What is new comes a little a picture: a slow TV that is to show all of it at once stands still. First the parts of a new
 * arrangement, one a picture; then dice, whose canvases the browser takes over in the task that shows them. For one that is new
 * or has rested it gets memory then, which takes longest. All are there within a tenth of a second.
 */
const MOST_A_PICTURE = 2;
/** After five seconds Chromium gives back the memory of a canvas that was not painted (`kUnusedResourceExpirationTime`). */
const RESTED_MS = 4000;

const parts: (() => void)[] = [];
const dice = new Map<object, () => void>();
const paintedMs = new WeakMap<object, number>();
let isAsked = false;

/** In the order in which they were asked for; of what is asked for again meanwhile the newest, at its old place. */
export function paintSoon(what: object, paint: () => void): void {
  dice.set(what, paint);
  ask();
}

/** What has been asked for is wanted no longer. */
export function paintNever(what: object): void {
  dice.delete(what);
}

/** In the order in which they were asked for, each drawn, laid out and shown before the next one is drawn. */
export function comeSoon(part: () => void): void {
  parts.push(part);
  ask();
}

/** Calls back when all has come, and all is painted that has been asked for until now. */
export function oncePainted(then: () => void): void {
  if (parts.length + dice.size === 0) then();
  // A part that has come may have brought others.
  else paintSoon(then, () => (parts.length > 0 ? oncePainted(then) : then()));
}

function ask(): void {
  if (!isAsked) requestAnimationFrame(next);
  isAsked = true;
}

function next(): void {
  isAsked = false;
  const part = parts.shift();
  // The picture is made after this, and before any other task.
  if (part !== undefined) setTimeout(() => come(part));
  else {
    let room = MOST_A_PICTURE;
    const nowMs = performance.now();
    for (const [what, paint] of [...dice]) {
      const hasMemory = nowMs - (paintedMs.get(what) ?? Number.NEGATIVE_INFINITY) < RESTED_MS;
      room -= hasMemory ? 1 : MOST_A_PICTURE;
      if (room < 0) break;
      paintedMs.set(what, nowMs);
      dice.delete(what);
      paint();
    }
    if (dice.size > 0) ask();
  }
}

function come(part: () => void): void {
  part();
  if (parts.length + dice.size > 0) ask();
}
