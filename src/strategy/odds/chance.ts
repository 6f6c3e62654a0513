/** Numbers from 0 to below 1 for games that are played on in thought: the same ones after the same seed (Marsaglia's xorshift). */
export function seededChance(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
