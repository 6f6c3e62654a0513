/** What a player of Farkle still needs for the win as things stand. */
import type { ToldSnapshot } from '../link/told.ts';

type Players = readonly Pick<ToldSnapshot['players'][number], 'name' | 'total' | 'droppedOut'>[];
type Farkle = Pick<NonNullable<ToldSnapshot['farkle']>, 'target' | 'unit'>;

export interface FarkleGoal {
  /** What is missing, as points come; 0: nothing. */
  readonly left: number;
  /** Who has reached the target and must be passed; undefined: nobody else has. */
  readonly over: string | undefined;
}

/** `hopes`: what the player has in this turn beside the total. */
export function farkleGoal(players: Players, farkle: Farkle, player: number, hopes = 0): FarkleGoal {
  const [best] = players
    .filter(({ total, droppedOut }, index) => index !== player && !droppedOut && total >= farkle.target)
    .sort((a, b) => b.total - a.total);
  const have = (players[player]?.total ?? 0) + hopes;
  const missing = best === undefined ? farkle.target - have : best.total + 1 - have;
  return { left: inSteps(missing, farkle), over: best?.name };
}

/** Points come in steps, whatever has been adjusted by hand: the least of them that is so much. */
export function inSteps(points: number, { unit }: Pick<Farkle, 'unit'>): number {
  return Math.max(0, Math.ceil(points / unit) * unit);
}
