/** A stored game with all that anybody needs to check it: row by row as the journal has it, hashes included. */
import { type ChainedRow, chainHash, digestOf, linkHash } from './hash-chain.ts';

export interface RecordRow extends ChainedRow {
  readonly hash: string;
}

/** The first event of the next game, without its payload: the seed in it may still be sealed. */
export interface NextLink {
  /** See `digestOf`. */
  readonly digest: string;
  readonly hash: string;
}

export interface GameRecord {
  /** As in its `game started`. */
  readonly game: number;
  /** Hash of the event before the game's first. */
  readonly before: string;
  /** At least one. */
  readonly rows: readonly RecordRow[];
  /** Left out: no later game has begun. */
  readonly next?: NextLink;
}

/** From somebody who may lie: undefined where it has not the form of a record; nothing of what it says is believed. */
export function recordFrom(value: unknown): GameRecord | undefined {
  const { game, before, rows, next } = fieldsOf(value);
  const isWhole =
    isNumber(game) && isText(before) && Array.isArray(rows) && rows.length > 0 && rows.every(isRow);
  return isWhole && (next === undefined || isLink(next)) ? (value as GameRecord) : undefined;
}

function isRow(value: unknown): boolean {
  const { seq, at, type, payload, hash } = fieldsOf(value);
  return isNumber(seq) && [at, type, payload, hash].every(isText);
}

function isLink(value: unknown): boolean {
  const { digest, hash } = fieldsOf(value);
  return isText(digest) && isText(hash);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return Number.isSafeInteger(value);
}

export function linkTo(row: RecordRow): NextLink {
  return { digest: digestOf(row), hash: row.hash };
}

/** Whether this event opens the seed. */
export function opens({ type }: Pick<RecordRow, 'type'>): boolean {
  return type === 'game ended' || type === 'game abandoned';
}

/** Whether the seed of this game may be known: it is over, was over once, or will never go on. */
export function isOpenRecord({ rows, next }: GameRecord): boolean {
  return next !== undefined || rows.some(opens);
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

/** Whether the next game, if there is one, begins right after the last row. */
export function leadsOn({ before, rows, next }: GameRecord): boolean {
  const [last] = rows.slice(-1);
  return next === undefined || linkHash(last?.hash ?? before, next.digest) === next.hash;
}
