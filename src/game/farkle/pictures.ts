/** One picture a combination of Farkle, from the data that scores; of more than three alike sixes stand for all faces. */
import type { RulePicture } from '../rule-picture.ts';
import { type Combination, combinationsOf, facesOf } from './combination.ts';
import type { FarkleRules } from './rule-set.ts';

export function combinationPictures(rules: FarkleRules): readonly RulePicture[] {
  const shown = new Map<string, Combination>();
  for (const combination of combinationsOf(rules)) {
    if (combination.points > 0) shown.set(kindOf(combination), combination);
  }
  return [...shown]
    .map(([id, { counts, points }]) => {
      const dice = facesOf(counts);
      return { id, dice, counting: dice.map(() => true), points };
    })
    .sort((one, other) => one.dice.length - other.dice.length);
}

/** `3x4`: three fours; `4x`: four of any face; `2x2x2`: three pairs. */
function kindOf({ counts }: Combination): string {
  const groups = counts.flatMap((count, face) => (count === 0 ? [] : [{ count, face }]));
  const [only] = groups;
  if (groups.length === 1 && only !== undefined && only.count <= 3) return `${only.count}x${only.face}`;
  return groups.map(({ count }) => `${count}x`).join('');
}
