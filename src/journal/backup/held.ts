/** What is in a copy that was checked: told with every copy, since an empty one is no comfort. */
import type { DatabaseSync } from 'node:sqlite';
import type { Held } from '../archive.ts';

export function heldIn(copy: DatabaseSync): Held {
  // By indexes alone; events are numbered from 1 without a gap.
  const row = copy
    .prepare(
      "SELECT (SELECT count(*) FROM event WHERE type = 'game started') AS games, (SELECT max(seq) FROM event) AS events",
    )
    .get();
  return { games: Number(row?.games ?? 0), events: Number(row?.events ?? 0) };
}
