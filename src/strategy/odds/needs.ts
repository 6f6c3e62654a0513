/** What players who are behind must still get, once few of their boxes are open. */
import {
  type BoxesNeed,
  boxValues,
  type Category,
  type FiveDiceRules,
  isFull,
  isOpen,
  type ScoreCard,
  type SeenCards,
  totals,
} from '../../game/index.ts';
import { type Final, meanOf } from './final.ts';

/** More boxes are no goal that anybody could keep in mind. */
const MOST_BOXES = 3;

/** `undefined`: has dropped out. */
export function needsOf(
  rules: FiveDiceRules,
  seen: SeenCards,
  finals: readonly (Final | undefined)[],
): readonly BoxesNeed[] {
  const cardAt = (player: number): ScoreCard => seen.cards[player] as ScoreCard;
  const isDone = (player: number): boolean => isFull(rules, cardAt(player));
  return finals.flatMap((own, player): readonly BoxesNeed[] => {
    const boxes = rules.boxes.map(({ category }) => category).filter((box) => isOpen(cardAt(player), box));
    if (own === undefined || boxes.length === 0 || boxes.length > MOST_BOXES) return [];
    const others = [...finals.keys()].filter((other) => other !== player && finals[other] !== undefined);
    // Of those who are level, the first may be enough.
    const goals = others.map((other) => {
      const total = isDone(other)
        ? totals(rules, cardAt(other)).total
        : Math.round(meanOf(finals[other] as Final));
      return total + (rules.ties === 'shared' || other < player ? 1 : 0);
    });
    const goal = Math.max(...goals);
    const missing = goal - totals(rules, cardAt(player)).total;
    if (missing <= 0) return [];
    const points = fromBoxes(rules, cardAt(player), boxes, missing);
    if (points === undefined) return [];
    const { rest } = own;
    let chance = 0;
    for (let more = goal - own.points; more <= rest.most; more += 1) chance += rest.chanceOf(more);
    // What nobody can get is no need: who wins all the same does so because others fall short of what is likely.
    if (chance === 0) return [];
    return [{ player, points, boxes, chance: chance / rest.sum, about: !others.every(isDone) }];
  });
}

/**
 * What must come from these boxes for that much more; of a single one, the least that it can hold which does it, with the
 * upper bonus that comes with it. Undefined: five alike again alone would do it, which nobody can plan.
 */
function fromBoxes(
  rules: FiveDiceRules,
  card: ScoreCard,
  open: readonly Category[],
  missing: number,
): number | undefined {
  const before = totals(rules, card).total;
  const [only, ...others] = open;
  const grown = (filled: ScoreCard['boxes']): number =>
    totals(rules, { ...card, boxes: { ...card.boxes, ...filled } }).total - before;
  const plain = { ...rules, claim: 0 };
  if (only !== undefined && others.length === 0) {
    const least = boxValues(plain, only).find((value) => grown({ [only]: value }) >= missing);
    return least === undefined ? undefined : least * timesOf(rules, only);
  }
  const most = grown(Object.fromEntries(open.map((box) => [box, boxValues(plain, box).at(-1) ?? 0])));
  return most < missing ? undefined : missing;
}

function timesOf({ boxes, columns }: FiveDiceRules, category: Category): number {
  return columns[boxes.find((box) => box.category === category)?.column ?? 0] ?? 1;
}
