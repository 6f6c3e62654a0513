/** The end of a game as one scene: when what comes on. Pure; on a calm table all of it is there at once. */

export interface Ceremony {
  /** When the steps of each place rise, the first place last: for the first, second and third. */
  readonly podiumMs: readonly number[];
  /** The winner's name and total. */
  readonly nameMs: number;
  /** The first row of the winner's card, and how far apart the rows are. */
  readonly cardMs: number;
  readonly rowMs: number;
  /** Which turn has decided it, who enters the hall of fame, and whether that is a record. */
  readonly fameMs: number;
}

const FIRST_MS = 400;
const STEP_MS = 900;
/** All rows together take so long, however many they are. */
const CARD_MS = 3000;
const PAUSE_MS = 400;

/** `places`: the last place that has a step. */
export function ceremonyOf({ places, rows }: { readonly places: number; readonly rows: number }): Ceremony {
  const podiumMs = Array.from({ length: places }, (_, step) => FIRST_MS + (places - 1 - step) * STEP_MS);
  const nameMs = FIRST_MS + places * STEP_MS;
  const cardMs = nameMs + PAUSE_MS;
  const rowMs = rows === 0 ? 0 : CARD_MS / rows;
  return { podiumMs, nameMs, cardMs, rowMs, fameMs: cardMs + rows * rowMs + PAUSE_MS };
}
