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
 * The least that these boxes must hold together for so much more, in points that count: an upper bonus comes along with
 * some of it. Undefined: only five alike again would do it, which nobody can plan.
 */
function fromBoxes(
  rules: FiveDiceRules,
  card: ScoreCard,
  open: readonly Category[],
  missing: number,
): number | undefined {
  const before = totals(rules, card).total;
  const boxes = rules.boxes
    .filter(({ category }) => open.includes(category))
    .map(({ category, section, column }) => {
      const times = rules.columns[column] ?? 1;
      return { category, section, times, values: boxValues({ ...rules, claim: 0 }, category) };
    });
  const lower = boxes.filter(({ section }) => section === 'lower');
  const most = lower.reduce((sum, { times, values }) => sum + times * (values.at(-1) ?? 0), 0);
  const [only, ...others] = lower;
  /** Of the lower boxes, the least that is enough. */
  const lowerFor = (rest: number): number | undefined => {
    if (rest <= 0) return 0;
    if (only === undefined || rest > most) return undefined;
    if (others.length > 0) return rest;
    return (only.values.find((value) => only.times * value >= rest) ?? 0) * only.times;
  };
  const sums = fillings(boxes.filter(({ section }) => section === 'upper')).flatMap(({ filled, points }) => {
    const more = totals(rules, { ...card, boxes: { ...card.boxes, ...filled } }).total - before;
    const rest = lowerFor(missing - more);
    return rest === undefined ? [] : [points + rest];
  });
  return sums.length === 0 ? undefined : Math.min(...sums);
}

/** Every way to fill these boxes, with the points that count for it: of three upper ones, 216 at most. */
function fillings(
  boxes: readonly {
    readonly category: Category;
    readonly times: number;
    readonly values: readonly number[];
  }[],
): readonly { readonly filled: ScoreCard['boxes']; readonly points: number }[] {
  return boxes.reduce<ReturnType<typeof fillings>>(
    (ways, { category, times, values }) =>
      ways.flatMap(({ filled, points }) =>
        values.map((value) => ({
          filled: { ...filled, [category]: value },
          points: points + times * value,
        })),
      ),
    [{ filled: {}, points: 0 }],
  );
}
