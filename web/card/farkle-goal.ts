/** What a total of Farkle has to be for the win as things stand. */
import type { ToldSnapshot } from '../link/told.ts';

type Players = readonly Pick<ToldSnapshot['players'][number], 'name' | 'total' | 'droppedOut'>[];

export interface FarkleGoal {
  readonly total: number;
  /** Who has reached the target and must be passed; undefined: nobody else has. */
  readonly over: string | undefined;
}

export function farkleGoal(
  players: Players,
  { target, unit }: Pick<NonNullable<ToldSnapshot['farkle']>, 'target' | 'unit'>,
  player: number,
): FarkleGoal {
  const [best] = players
    .filter(({ total, droppedOut }, index) => index !== player && !droppedOut && total >= target)
    .sort((a, b) => b.total - a.total);
  return best === undefined
    ? { total: target, over: undefined }
    : { total: best.total + unit, over: best.name };
}
