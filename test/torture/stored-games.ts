/** Whole games in a journal, as an evening leaves them. */
import { YAHTZEE } from '../../src/game/index.ts';
import { openStore, type SqliteStore } from '../../src/journal/sqlite-store.ts';
import { gameEvents } from '../bench/game-events.ts';

/** Wall time of all that is laid out here. */
export const AT = '2026-01-01T00:00:00.000Z';

/** Appends game `number`, or the beginning of it. */
export function appendGame(
  store: Pick<SqliteStore, 'append'>,
  number: number,
  decisions = Number.POSITIVE_INFINITY,
): void {
  for (const events of gameEvents(YAHTZEE, number).slice(0, decisions))
    store.append(
      events.map((event) => ({
        at: AT,
        event: event.type === 'game started' ? { ...event, game: number } : event,
      })),
    );
}

/** Games 1 to `count` in this folder, all of them over. */
export function storeGames(folder: string, count: number): void {
  const store = openStore(folder);
  for (let number = 1; number <= count; number += 1) appendGame(store, number);
  store.close();
}
