/**
 * A game as a table tells it, where it was one: a chain of hashes says only that nobody else has changed it. What the rules, or the
 * dice of its own seed, would not have made is in no record and no match, so that whoever has the key of one table lies in vain.
 */
import { eventIn, type Game, type GameEvent, replay } from '../../game/index.ts';
import { flawIn } from '../../journal/game-check.ts';
import { isWallTime } from './wall-time.ts';

export interface TrueGame {
  readonly game: Game;
  readonly end: Extract<GameEvent, { readonly type: 'game ended' }>;
}

/** `rows`: from its first event to its newest. Undefined: it has not ended, or never was so. */
export function trueGame(
  rows: readonly { readonly at: string; readonly type: string; readonly payload: string }[],
): TrueGame | undefined {
  if (!rows.some(({ type }) => type === 'game ended')) return undefined;
  const events: GameEvent[] = [];
  for (const row of rows) {
    const event = eventIn(row);
    if ('say' in event || !isWallTime(row.at)) return undefined;
    events.push(event);
  }
  if (flawIn(events, 'dice') !== undefined) return undefined;
  const game = replay(events);
  const end = events.findLast((event) => event.type === 'game ended');
  return game === undefined || end === undefined ? undefined : { game, end };
}
