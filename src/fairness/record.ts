/** A stored game with all that anybody needs to check it: row by row as the journal has it, hashes included. */
import { type ChainedRow, chainHash } from './hash-chain.ts';

export interface RecordRow extends ChainedRow {
  readonly hash: string;
}

export interface GameRecord {
  /** As in its `game started`. */
  readonly game: number;
  /** Hash of the event before the game's first. */
  readonly before: string;
  /** At least one. */
  readonly rows: readonly RecordRow[];
  /** A later game has begun. */
  readonly later: boolean;
}

/** Whether this event opens the seed. */
export function opens({ type }: Pick<RecordRow, 'type'>): boolean {
  return type === 'game ended' || type === 'game abandoned';
}

/** Whether the seed of this game may be known: it is over, was over once, or will never go on. */
export function isOpen({ rows, later }: GameRecord): boolean {
  return later || rows.some(opens);
}

/** The first row that is not what was written after the row before it. */
export function firstBroken({ before, rows }: Pick<GameRecord, 'before' | 'rows'>): RecordRow | undefined {
  let hash = before;
  for (const row of rows) {
    // A gap shows here too: the hash covers the row's number and the hash of the row before it.
    if (chainHash(hash, row) !== row.hash) return row;
    hash = row.hash;
  }
  return undefined;
}

/** For people. */
export function brokenText({ seq, type }: RecordRow): string {
  return `Event ${seq} (${type}) is not what was written, or an event before it is missing.`;
}
