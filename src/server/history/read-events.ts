/** All events of a game, read in pieces: longer games keep neither the journal nor the table waiting. */
import type { HistorySource, StoredGameEvent } from './source.ts';

/** Events that are read at once. */
const PIECE = 250;

/** None when there is no such game. */
export async function readEvents(
  source: Pick<HistorySource, 'gameEvents'>,
  game: number,
): Promise<readonly StoredGameEvent[]> {
  const events: StoredGameEvent[] = [];
  for (;;) {
    const piece = await source.gameEvents(game, events.at(-1)?.seq ?? 0, PIECE);
    events.push(...piece);
    if (piece.length < PIECE) return events;
  }
}
