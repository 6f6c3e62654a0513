/** One game as it is stored, for those who check it themselves. */
import type { DatabaseSync } from 'node:sqlite';
import { CHAIN_START } from '../../fairness/hash-chain.ts';
import { type GameRecord, linkTo } from '../../fairness/record.ts';
import { Fault } from '../../fault/fault.ts';
import { nextStart, orDamaged, requireOnce, rowsBetween, startOf } from './events.ts';

/**
 * Undefined: there is no such game. Throws Fault `journal-damaged` when SQLite cannot read it, and where two games have this
 * number: to say of one that it is right would say so of the other. `file` is for its message.
 */
export function readRecord(database: DatabaseSync, game: number, file: string): GameRecord | undefined {
  return orDamaged(file, () => {
    const start = startOf(database, game);
    if (start === undefined) return undefined;
    requireOnce(database, game, file);
    const next = nextStart(database, start);
    const [anchor, ...others] = rowsBetween(database, start - 1, next ?? Number.MAX_SAFE_INTEGER);
    if (anchor === undefined) return undefined;
    // The first game of a journal has no event before it.
    const rows = anchor.seq === start ? [anchor, ...others] : others;
    const before = anchor.seq === start ? CHAIN_START : anchor.hash;
    const [follower] = next === undefined ? [] : rowsBetween(database, next, next + 1);
    if (next !== undefined && follower === undefined)
      throw new Fault('journal-damaged', {
        ...{ say: 'detail.inCopy', file, why: { say: 'detail.eventMissing', seq: next } },
      });
    return { game, before, rows, ...(follower && { next: linkTo(follower) }) };
  });
}
