/** Repeatable noise for the emulation: RAM after power-up, contact bounce. Never used for dice. */

/** Whole numbers 0 .. 2^32 - 1 (xorshift32); the same seed gives the same numbers. */
export function noise(seed: number): () => number {
  // Spreads small seeds, and keeps 0 away, which xorshift never leaves.
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}
