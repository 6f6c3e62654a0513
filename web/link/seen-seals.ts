/**
 * What this browser was shown of each game, kept by itself: its seal, and the newest link of the journal's chain. So every phone
 * in the room is a witness that nobody had to ask. A private window, or a full one, keeps none. `verify/seen-game.ts` reads it.
 *
 * Under `seal-12`, one line a seal: the seal, when it was first shown by this device's own clock, and a link, `57:` and its
 * hash. More links than one: the journal went back, and the older ones are the proof of it.
 */
const KEY = 'seal-';
const GAMES_KEPT = 200;
const OLDER_LINKS = 3;

/** `#12.39e15663…`: it never leaves the phone, so a table that lies does not know who could tell. */
const SCANNED = /^#(\d{1,9})\.([\da-f]{64})$/;

export interface SeenGame {
  readonly game: number;
  readonly seal: string;
  readonly link?: string;
}

export function rememberGame({ game, seal, link }: SeenGame): void {
  try {
    const key = `${KEY}${game}`;
    const lines = (localStorage[key] || '').split('\n').filter(Boolean) as string[];
    const before = lines.find((line) => line.startsWith(seal));
    const after = withLink(before || `${seal} ${Date.now()}`, link);
    if (before === after) return;
    if (lines.length === 0) forgetOldest();
    localStorage[key] = [...lines.filter((line) => line !== before), after, ''].join('\n');
  } catch {
    // Nothing is kept here.
  }
}

/** What was scanned is kept like what was shown, whatever is played when the phone gets here. */
export function rememberScanned(): void {
  const [, game, seal] = SCANNED.exec(location.hash) || [];
  if (seal !== undefined) rememberGame({ game: Number(game), seal });
}

/** The seal that the QR code of a big screen brought here, if it is not that of this game. */
export function scannedOther({ game, seal }: SeenGame): boolean {
  const [, scannedGame, scanned] = SCANNED.exec(location.hash) || [];
  return Number(scannedGame) === game && scanned !== seal;
}

/** The newest link covers those before it, unless it is no later one. */
function withLink(line: string, link: string | undefined): string {
  const [seal, since, ...links] = line.split(' ');
  const newest = links.pop();
  if (!link || link === newest) return line;
  if (newest && parseInt(link, 10) <= parseInt(newest, 10)) links.push(newest);
  return [seal, since, ...links.slice(0, OLDER_LINKS), link].join(' ');
}

/** Many an evening fits; a browser that lasts for years keeps the newest of them. */
function forgetOldest(): void {
  const since = (key: string): number => Number(localStorage[key].split(' ')[1]);
  const kept = Object.keys(localStorage).filter((key) => /^seal-\d+$/.test(key));
  if (kept.length < GAMES_KEPT) return;
  const oldest = kept.reduce((one, other) => (since(other) < since(one) ? other : one));
  localStorage.removeItem(oldest);
}
