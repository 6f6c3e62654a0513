/** Every group of dice that a turn can show or keep, numbered, so that expected points are a walk over tables. */
import { type Dice, FACES } from '../game/index.ts';

/** Groups are numbered from the empty one upwards, smaller ones first. */
export interface Hands {
  /** All groups of 0 dice up to all of them, ascending faces. */
  readonly groups: readonly Dice[];
  /** The number of the first group of all dice; those that follow are the possible rolls. */
  readonly firstRoll: number;
  /** For each group with a die missing: the groups that one more die makes of it, by face. */
  readonly grown: readonly (readonly number[])[];
  /** For each group: the different groups that are left when one die is taken away. */
  readonly shrunk: readonly (readonly number[])[];
  /** For each group: the different groups that can be kept of it, ascending: the empty one first, itself last. */
  readonly keeps: readonly (readonly number[])[];
  /** How likely each group is when its dice are rolled. */
  readonly chances: Float64Array;
  readonly indexOf: (dice: Dice) => number;
}

export function makeHands(count: number): Hands {
  let size: readonly Dice[] = [[]];
  const groups: Dice[] = [...size];
  for (let dice = 0; dice < count; dice += 1) {
    size = size.flatMap((group) =>
      FACES.filter((face) => face >= (group.at(-1) ?? 1)).map((face) => [...group, face]),
    );
    groups.push(...size);
  }
  const firstRoll = groups.length - size.length;
  const numbers = new Map(groups.map((dice, index) => [dice.join(''), index]));
  const indexOf = (dice: Dice): number => numbers.get(dice.toSorted((a, b) => a - b).join('')) ?? -1;
  const grown = groups.slice(0, firstRoll).map((dice) => FACES.map((face) => indexOf([...dice, face])));
  const shrunk = groups.map((dice) =>
    [...new Set(dice)].map((face) => indexOf(dice.toSpliced(dice.indexOf(face), 1))),
  );
  const keeps: number[][] = [];
  for (const [group, parts] of shrunk.entries()) {
    const smaller = new Set(parts.flatMap((part) => keeps[part] ?? []));
    keeps.push([...smaller].sort((a, b) => a - b).concat(group));
  }
  return { groups, firstRoll, grown, shrunk, keeps, chances: chancesOf(grown, groups.length), indexOf };
}

/** One die at a time: each of its faces carries its share of the chance on. */
function chancesOf(grown: readonly (readonly number[])[], groups: number): Float64Array {
  const chances = new Float64Array(groups);
  chances[0] = 1;
  for (const [group, larger] of grown.entries()) {
    for (const next of larger) chances[next] = (chances[next] ?? 0) + (chances[group] ?? 0) / larger.length;
  }
  return chances;
}
