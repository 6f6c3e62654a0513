/** Games of Farkle as everybody sees them. */
import type { SeenFarkle } from '../../../../src/game/index.ts';
import { IN_PLAY } from '../positions.ts';

/** As it is kept in a file. */
export interface FarkleMoment {
  readonly rules: string;
  readonly players: readonly string[];
  readonly totals: readonly number[];
  readonly turn: Partial<SeenFarkle['turn']>;
  readonly reachedBy?: number;
}

export function seenFarkleAt({ totals, turn, ...more }: FarkleMoment): SeenFarkle {
  return seenFarkle(totals, turn, more);
}

export function seenFarkle(
  totals: readonly number[],
  turn: Partial<SeenFarkle['turn']> = {},
  more: Partial<SeenFarkle> = {},
): SeenFarkle {
  const players = ['Eric', 'Julie', 'Vendla', 'Mehran'].slice(0, totals.length);
  const none = totals.map(() => 0);
  return {
    ...{ family: 'farkle', number: 1, rules: 'farkle', players, sealedPlayers: players, droppedOut: [] },
    ...IN_PLAY,
    ...{ adjustments: totals.map(() => []), totals, turns: none, farkles: none },
    ...{ sheet: totals.map(() => []), reachedBy: undefined, lastTurn: undefined, ...more },
    turn: {
      ...{ player: 0, round: 1, rolls: 0, dice: undefined, points: 0 },
      ...{ held: Array(6).fill(false), set: Array(6).fill(false), ...turn },
    },
  };
}
