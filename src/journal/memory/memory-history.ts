/** The history of a journal in memory. */
import type { StoredBookEvent } from '../../books/event.ts';
import { CHAIN_START, chainHash } from '../../fairness/hash-chain.ts';
import { type GameRecord, isOpenRecord, linkTo, type RecordRow } from '../../fairness/record.ts';
import type { HistoryPage, SealedGame } from '../archive.ts';
import { finishedGames } from '../finished-games.ts';
import type { ChainLink, FinishedGame, StoredEvent } from '../journal.ts';

export function historyOf(
  stored: readonly StoredEvent[],
  before = Number.POSITIVE_INFINITY,
  limit: number,
): HistoryPage {
  const games = finishedOf(stored)
    .filter(({ game }) => game.number < before)
    .toReversed();
  return { games: games.slice(0, limit), more: games.length > limit };
}

/** Oldest first. */
export function finishedOf(stored: readonly StoredEvent[]): readonly FinishedGame[] {
  const numbers = stored.flatMap(({ event }) => (event.type === 'game started' ? [event.game] : []));
  return numbers.flatMap((number) => finishedGame(eventsOfGame(stored, number)));
}

export function eventsOfGame(stored: readonly StoredEvent[], game: number): readonly StoredEvent[] {
  const start = stored.findLastIndex(({ event }) => event.type === 'game started' && event.game === game);
  if (start === -1) return [];
  const length = stored.slice(start + 1).findIndex(({ event }) => event.type === 'game started');
  return stored.slice(start, length === -1 ? undefined : start + 1 + length);
}

/** As a database would have stored it. */
export function recordOf(stored: readonly StoredEvent[], game: number): GameRecord | undefined {
  const events = eventsOfGame(stored, game);
  const [first] = events;
  if (first === undefined) return undefined;
  const { rows } = memoryChain(stored);
  const start = first.seq - 1;
  const end = start + events.length;
  const before = rows[start - 1]?.hash ?? CHAIN_START;
  const next = rows[end];
  return { game, before, rows: rows.slice(start, end), ...(next && { next: linkTo(next) }) };
}

/** The rows of a journal that grows, each hashed once. */
export function memoryChain(stored: readonly (StoredEvent | StoredBookEvent)[]) {
  const rows: RecordRow[] = [];
  const newest = (): ChainLink => {
    for (const { seq, at, event } of stored.slice(rows.length)) {
      const row = { seq, at, type: event.type, payload: JSON.stringify(event) };
      rows.push({ ...row, hash: chainHash(rows.at(-1)?.hash ?? CHAIN_START, row) });
    }
    return { seq: rows.length, hash: rows.at(-1)?.hash ?? CHAIN_START };
  };
  newest();
  return { rows, newest };
}

export function sealedGame(stored: readonly StoredEvent[], game: number): SealedGame | undefined {
  const record = recordOf(stored, game);
  return record === undefined || isOpenRecord(record) ? undefined : { broken: undefined };
}

function finishedGame(events: readonly StoredEvent[]): readonly FinishedGame[] {
  const [game] = finishedGames(events.map(({ event }) => event));
  const [first, last] = [events[0], events.at(-1)];
  if (game === undefined || first === undefined || last === undefined) return [];
  return [{ game, startedAt: first.at, endedAt: last.at }];
}
