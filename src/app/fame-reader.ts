/**
 * What the finished games have for the halls of fame: each is read once, and again when an operator's edit brings more into
 * reach; in pieces, between which the table has its turn.
 */
import {
  type FameEdit,
  type FameEntry,
  fameEntries,
  type Game,
  inReach,
  type RuleSets,
} from '../game/index.ts';
import type { Journal } from '../journal/journal.ts';

/** Games that are read at once. */
const PIECE = 100;

/** What is known of the games that nobody corrects any more: all that are over but the newest. */
interface Settled {
  /** Number of the last of them; 0 = none. */
  readonly upTo: number;
  /** Those of their entries that can be in a hall of fame with these edits. */
  readonly entries: readonly FameEntry[];
  /** How many they are. */
  readonly edits: number;
}

export class FameReader {
  readonly #journal: Pick<Journal, 'finished'>;
  readonly #sets: RuleSets;
  #settled: Settled = { upTo: 0, entries: [], edits: 0 };

  constructor(journal: Pick<Journal, 'finished'>, sets: RuleSets) {
    this.#journal = journal;
    this.#sets = sets;
  }

  /** All entries that can be in a hall of fame with these edits by the operator. Rejects like `Journal.finished`. */
  async entries(edits: readonly FameEdit[]): Promise<readonly FameEntry[]> {
    // With more edits, what was out of reach no longer is.
    let settled =
      edits.length > this.#settled.edits ? { upTo: 0, entries: [], edits: edits.length } : this.#settled;
    for (;;) {
      const games = await this.#journal.finished(settled.upTo, PIECE);
      settled = this.#with(settled, games.slice(0, -1), edits);
      if (games.length === PIECE) continue;
      this.#settled = settled;
      return [...settled.entries, ...games.slice(-1).flatMap((game) => fameEntries(this.#sets, game))];
    }
  }

  #with(settled: Settled, games: readonly Game[], edits: readonly FameEdit[]): Settled {
    const entries = [...settled.entries, ...games.flatMap((game) => fameEntries(this.#sets, game))];
    const upTo = games.at(-1)?.number ?? settled.upTo;
    return { ...settled, upTo, entries: inReach(this.#sets, entries, edits) };
  }
}
