/** The journal of years in a bar. */
import { INPUTS } from '../../hardware/cabinet.ts';
import { COUNTER_MODULO } from '../../hardware/coin-door.ts';
import type { BookEvent } from '../../src/books/event.ts';
import { YAHTZEE } from '../../src/game/index.ts';
import type { Entry } from '../../src/journal/store/event-log.ts';
import { openStore } from '../../src/journal/store/sqlite-store.ts';
import { gameEvents } from './game-events.ts';

/** Two years, one game after the other. */
const SPAN_MS = 2 * 365 * 24 * 60 * 60_000;
/** In one transaction. */
const GAMES_AT_ONCE = 50;

/** `more` comes last. Until so many events of games are in it; two coins and the state of the buttons for each game, a start each evening. */
export function fill(folder: string, events: number, more: readonly Entry[] = []): void {
  const store = openStore(folder);
  let written = 0;
  for (let game = 1; written < events; ) {
    const entries: Entry[] = [];
    for (let n = 0; n < GAMES_AT_ONCE && written < events; n += 1, game += 1) {
      const played = gameEvents(YAHTZEE, game).flat();
      const fromMs = Date.now() - SPAN_MS * (1 - written / Math.max(events, played.length));
      const at = (index: number): string => new Date(fromMs + index).toISOString();
      entries.push(...played.map((event, index) => ({ at: at(index), event })));
      entries.push(...bookedAfter(game).map((booked) => ({ at: at(played.length), booked })));
      written += played.length;
    }
    store.append(entries);
  }
  store.append(more);
  store.close();
}

const GAMES_AN_EVENING = 10;

function bookedAfter(game: number): readonly BookEvent[] {
  const presses = Object.fromEntries(INPUTS.map((input, index) => [input, 1 + ((game + index) % 30)]));
  return [
    ...(game % GAMES_AN_EVENING === 1 ? [{ type: 'powered up' } as const] : []),
    {
      type: 'coin',
      channel: 1,
      count: 2,
      value: 50,
      credits: 1,
      life: 1,
      reading: (2 * game) % COUNTER_MODULO,
    },
    { type: 'buttons', game, presses, bounces: {}, linkErrors: 0 },
  ];
}
