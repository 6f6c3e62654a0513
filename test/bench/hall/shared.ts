/** What the processes of this benchmark have in common. */

import { CHAIN_START, chainHash } from '../../../src/fairness/hash-chain.ts';
import type { RecordRow } from '../../../src/fairness/record.ts';
import { YAHTZEE } from '../../../src/game/index.ts';
import type { Limits } from '../../../src/server/guard/limits.ts';
import { gameEvents } from '../game-events.ts';

export const log = { info(): void {}, warn: console.error, error: console.error };

/** So many from one address, and nobody is refused. */
const everybody = Number.POSITIVE_INFINITY;
export const OPEN_LIMITS: Partial<Limits> = {
  ...{ socketsPerAddress: everybody, sockets: everybody, requestBurst: everybody },
  ...{ connectionsPerAddress: everybody, connections: everybody },
};

/** CPU time and memory of this process so far; garbage does not count. */
export function cost(): { readonly cpuMs: number; readonly residentBytes: number } {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage().rss };
}

/** A journal of games of two, as many rows as are wanted, chained as a table chains them. */
export function playedRows(count: number): readonly RecordRow[] {
  const rows: RecordRow[] = [];
  let hash = CHAIN_START;
  for (let game = 1; rows.length < count; game += 1)
    for (const event of gameEvents(YAHTZEE, game).flat()) {
      const row = {
        ...{ seq: rows.length + 1, at: new Date(1.7e12 + rows.length * 3000).toISOString() },
        ...{ type: event.type, payload: JSON.stringify(event) },
      };
      hash = chainHash(hash, row);
      rows.push({ ...row, hash });
    }
  return rows.slice(0, count);
}
