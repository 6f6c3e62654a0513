/** Two players who race each other: of a game that everybody sees, the pair of totals that their race knows. */
import type { SeenFarkle } from '../../game/index.ts';
import type { RaceModel } from './race.ts';

export interface Pair {
  /** Who is on. */
  readonly player: number;
  readonly other: number;
  readonly own: number;
  readonly theirs: number;
}

/** Undefined where not two are left, or one of their totals is of no race, as an adjusted one may be. */
export function pairOf(
  { rules, turn: { unit } }: Pick<RaceModel, 'rules' | 'turn'>,
  { players, droppedOut, totals, turn, status }: SeenFarkle,
): Pair | undefined {
  const { player } = turn;
  const others = [...players.keys()].filter((each) => each !== player && !droppedOut.includes(each));
  const [other] = others;
  if (other === undefined || others.length > 1 || status !== 'playing') return undefined;
  const [own, theirs] = [totals[player] ?? 0, totals[other] ?? 0];
  const isOf = (total: number): boolean => total >= 0 && total < rules.target && total % unit === 0;
  return isOf(own) && isOf(theirs) ? { player, other, own, theirs } : undefined;
}
