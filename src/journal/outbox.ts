/** What is asked of a journal by whoever sends it on: rows as they are stored, chain by chain. An append waits for one of these readings at most. */
import type { ChainLink } from './journal.ts';

/** The events of games, and those of the books: each has a numbering and a chain of hashes of its own. */
export type ChainName = 'games' | 'books';

/** Rows as JSON in UTF-8, made beside the table: whoever sends them on need not look at them. */
export interface RowPiece {
  readonly rows: Uint8Array;
  readonly count: number;
  /** Of the last of them; undefined: there is none. */
  readonly last: ChainLink | undefined;
}

/**
 * Obligations:
 * - `epoch` is drawn once for each database: a restored one has another, a copy of the file the same.
 * - `newest` gives the newest durable link of a chain; seq 0 and `CHAIN_START` where it is empty.
 * - `links` gives those of these rows that there are, in the order of their numbers.
 * - `piece` gives rows after this one in their order, so many and so many bytes at most, but one at least where there is one: a list
 *   of `RecordRow`. Instead of its payload the first row of a game whose seed must stay unknown has `digest`.
 * - `opened` gives a list of `{seq, payload}`: of these rows those that begin a game whose seed may be known.
 */
export interface RowOutbox {
  epoch(): Promise<string>;
  newest(chain: ChainName): Promise<ChainLink>;
  links(chain: ChainName, seqs: readonly number[]): Promise<readonly ChainLink[]>;
  piece(chain: ChainName, after: number, most: Most): Promise<RowPiece>;
  opened(seqs: readonly number[]): Promise<RowPiece>;
}

export interface Most {
  readonly rows: number;
  readonly bytes: number;
}
