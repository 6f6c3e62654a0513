/** Finds the name that a person probably meant. */

/** Letters to add, drop, change or swap to make one word of the other. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let best = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + same);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, before[column - 2]! + 1);
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return previous[to.length]!;
}

/**
 * The nearest of `names`, or undefined when none is near: a third of its letters may differ, or one name contains
 * the other (`port` in `httpPort`). Of those that are near, the one with the fewest changes. Case, hyphens and
 * underscores do not count.
 */
export function nearName(word: string, names: readonly string[]): string | undefined {
  const wanted = folded(word);
  const near = names
    .map((name) => {
      const known = folded(name);
      const contained = wanted.length >= 3 && (known.includes(wanted) || wanted.includes(known));
      return { name, contained, distance: editDistance(wanted, known) };
    })
    .filter(({ name, contained, distance }) => {
      const most = Math.max(1, Math.floor(name.length / 3));
      return distance <= most || (contained && most >= 2);
    });
  return near.sort((a, b) => a.distance - b.distance)[0]?.name;
}

function folded(word: string): string {
  return word.toLowerCase().replaceAll(/[-_\s]/g, '');
}
