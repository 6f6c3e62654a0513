/** What everybody at the table sees of a game: neither its seed nor its cut, from which later dice could be told. */
import type { GameEvent } from './event.ts';
import type { FarkleGame, FiveDiceGame, Game } from './game.ts';

type Hidden = 'seed' | 'seal' | 'cut' | 'pressedCut' | 'guestCuts' | 'done';

export type SeenCards = Omit<FiveDiceGame, Hidden>;
export type SeenFarkle = Omit<FarkleGame, Hidden>;
export type Seen = SeenCards | SeenFarkle;

export function seenOf(game: FiveDiceGame): SeenCards;
export function seenOf(game: FarkleGame): SeenFarkle;
export function seenOf(game: Game): Seen;
export function seenOf({
  seed: _,
  seal: __,
  cut: ___,
  pressedCut: ____,
  guestCuts: _____,
  done: ______,
  ...seen
}: Game): Seen {
  return seen;
}

/** The events of a game without what nobody sees before its end. */
export function seenEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map((event) => {
    if (event.type === 'game started') return { ...event, seed: '', seal: '' };
    if (event.type === 'rolled') return { ...event, cut: '' };
    return event.type === 'cut' ? { ...event, text: '' } : event;
  });
}
