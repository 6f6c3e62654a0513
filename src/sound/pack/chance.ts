/** The chance of the pack: the same numbers at every build, so that the same files come out. */

/** From 0 to below 1; Numerical Recipes' generator of 32 bits, whose upper bits are good enough for noise. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
