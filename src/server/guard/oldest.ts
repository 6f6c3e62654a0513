/** A Map keeps its order of insertion: the oldest entry is the first. */
export function forgetOldest<Key>(map: Map<Key, unknown>): void {
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
