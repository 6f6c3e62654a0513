/** The end of a game as one scene: when what comes on. Pure; on a calm table all of it is there at once. */

export interface Ceremony {
  /** When each step of the podium rises, the first place last: for the first, second and third. */
  readonly podiumMs: readonly number[];
  /** The winner's name and total. */
  readonly nameMs: number;
  /** The first row of the winner's card, and how far apart the rows are. */
  readonly cardMs: number;
  readonly rowMs: number;
  /** Who enters the hall of fame, and whether that is a record. */
  readonly fameMs: number;
}

const FIRST_MS = 400;
const STEP_MS = 900;
/** All rows together take so long, however many they are. */
const CARD_MS = 3000;
const PAUSE_MS = 400;

export function ceremonyOf({ players, rows }: { readonly players: number; readonly rows: number }): Ceremony {
  const steps = players > 1 ? Math.min(3, players) : 0;
  const podiumMs = Array.from({ length: steps }, (_, step) => FIRST_MS + (steps - 1 - step) * STEP_MS);
  const nameMs = FIRST_MS + steps * STEP_MS;
  const cardMs = nameMs + PAUSE_MS;
  const rowMs = rows === 0 ? 0 : CARD_MS / rows;
  return { podiumMs, nameMs, cardMs, rowMs, fameMs: cardMs + rows * rowMs + PAUSE_MS };
}
