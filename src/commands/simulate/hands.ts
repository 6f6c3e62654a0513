/** Every hand of five dice and every keep, numbered, so that expected points are a walk over two tables. */
import { type Dice, FACES } from '../../game/index.ts';

export interface Hands {
  /** All groups of 0 to 5 dice, ascending faces. */
  readonly groups: readonly Dice[];
  /** Indices of the groups of five. */
  readonly full: readonly number[];
  /** For each group of fewer than five dice: the groups that one more die makes of it, by face. */
  readonly grown: readonly (readonly number[])[];
  /** For each full group: the groups that can be kept of it, itself last. */
  readonly keeps: readonly (readonly number[])[];
  /** The indices of all groups, those of more dice first. */
  readonly order: readonly number[];
  readonly indexOf: (dice: Dice) => number;
}

const key = (dice: Dice): string => [...dice].sort().join('');

export function makeHands(count: number): Hands {
  const groups: Dice[] = [];
  const collect = (dice: Dice, from: number): void => {
    groups.push(dice);
    if (dice.length === count) return;
    for (const face of FACES.slice(from)) collect([...dice, face], face - 1);
  };
  collect([], 0);
  const numbers = new Map(groups.map((dice, index) => [key(dice), index]));
  const indexOf = (dice: Dice): number => numbers.get(key(dice)) ?? -1;
  const full = groups.flatMap((dice, index) => (dice.length === count ? [index] : []));
  const grown = groups.map((dice) =>
    dice.length === count ? [] : FACES.map((face) => indexOf([...dice, face])),
  );
  const keeps = groups.map((dice) =>
    dice.length < count
      ? []
      : [...new Set(subsets(dice).map(indexOf))].sort((a, b) => sizeOf(groups[a]) - sizeOf(groups[b])),
  );
  const order = groups.map((_, index) => index).sort((a, b) => sizeOf(groups[b]) - sizeOf(groups[a]));
  return { groups, full, grown, keeps, order, indexOf };
}

function sizeOf(dice: Dice | undefined): number {
  return dice?.length ?? 0;
}

function subsets(dice: Dice): readonly Dice[] {
  let parts: readonly Dice[] = [[]];
  for (const face of dice) parts = parts.flatMap((part) => [part, [...part, face]]);
  return parts;
}
