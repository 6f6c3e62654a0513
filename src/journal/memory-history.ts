/** The history of a journal in memory. */
import type { FinishedGame, HistoryPage } from './archive.ts';
import { finishedGames } from './finished-games.ts';
import type { StoredEvent } from './journal.ts';

export function historyOf(
  stored: readonly StoredEvent[],
  before = Number.POSITIVE_INFINITY,
  limit: number,
): HistoryPage {
  const numbers = stored.flatMap(({ event }) => (event.type === 'game started' ? [event.game] : []));
  const games = numbers
    .filter((number) => number < before)
    .flatMap((number) => finishedGame(eventsOfGame(stored, number)))
    .reverse();
  return { games: games.slice(0, limit), more: games.length > limit };
}

export function eventsOfGame(stored: readonly StoredEvent[], game: number): readonly StoredEvent[] {
  const start = stored.findLastIndex(({ event }) => event.type === 'game started' && event.game === game);
  if (start === -1) return [];
  const length = stored.slice(start + 1).findIndex(({ event }) => event.type === 'game started');
  return stored.slice(start, length === -1 ? undefined : start + 1 + length);
}

function finishedGame(events: readonly StoredEvent[]): readonly FinishedGame[] {
  const [game] = finishedGames(events.map(({ event }) => event));
  const [first, last] = [events[0], events.at(-1)];
  if (game === undefined || first === undefined || last === undefined) return [];
  return [{ game, startedAt: first.at, endedAt: last.at }];
}
