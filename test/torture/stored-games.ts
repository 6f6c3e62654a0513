/** Whole games in a journal, as an evening leaves them. */
import { type GameEvent, TRIPLE, YAHTZEE } from '../../src/game/index.ts';
import { openStore, type SqliteStore } from '../../src/journal/store/sqlite-store.ts';
import { gameEvents } from '../bench/game-events.ts';

/** Wall time of all that is laid out here. */
export const AT = '2026-01-01T00:00:00.000Z';

/** Decisions of a game. */
export function appendGame(
  store: Pick<SqliteStore, 'append'>,
  decisions: readonly (readonly GameEvent[])[],
): void {
  for (const events of decisions) store.append(events.map((event) => ({ at: AT, event })));
}

/** Not the last one: the table offers the set of that one again. */
const LONG_GAME = 17;
const FOUR = ['Ann', 'Bo', 'Cy', 'Di'];

/** Games 1 to `count` in this folder, all of them over; one is as long as games get. */
export function storeGames(folder: string, count: number): void {
  const store = openStore(folder);
  for (let number = 1; number <= count; number += 1)
    appendGame(store, number === LONG_GAME ? gameEvents(TRIPLE, number, FOUR) : gameEvents(YAHTZEE, number));
  store.close();
}
