/** Who stands on which step of the podium: those who share a place stand on steps of the same height. Pure. */

export interface Stand {
  readonly player: number;
  /** From 1; shared by those who are level. */
  readonly place: number;
  /** Where on the podium, from its left; undefined: before it. */
  readonly at: number | undefined;
}

/** There are steps for the first, second and third place, and room for so many beside each other. */
const LAST_STEP = 3;
const MOST_STEPS = 4;

/** Best first. A place that has not room for all who share it has no steps, nor have those after it. */
export function standsOf(
  ranks: readonly { readonly player: number; readonly place: number }[],
): readonly Stand[] {
  const sorted = [...ranks].sort((a, b) => a.place - b.place);
  const steps = sorted.filter(
    ({ place }) => place <= LAST_STEP && sorted.filter((other) => other.place <= place).length <= MOST_STEPS,
  ).length;
  // The first in the middle, the second left of it, the third right, and so on outwards.
  const outwards = Array.from({ length: steps }, (_, index) => (index % 2 === 1 ? -index : index));
  const fromLeft = [...outwards].sort((a, b) => a - b);
  return sorted.map(({ player, place }, index) => ({
    player,
    place,
    at: index < steps ? fromLeft.indexOf(outwards[index] ?? 0) : undefined,
  }));
}
