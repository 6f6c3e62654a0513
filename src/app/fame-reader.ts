/**
 * What the finished games have for the halls of fame: each is read once, and again when an operator's edit brings more into
 * reach; in pieces, between which the table has its turn.
 */
import { type FameEdit, type FameEntry, fameEntries, inReach, type RuleSets } from '../game/index.ts';
import type { FinishedGame, Journal } from '../journal/journal.ts';

/** Games that are read at once. */
const PIECE = 100;
/** Games whose entries are all kept, for the tables of today and this week: one every five minutes, day and night. */
const LATELY = 2000;

/** What the tables are made from. */
export interface FameRead {
  /** All entries that can be in a hall of fame with these edits by the operator. */
  readonly ever: readonly FameEntry[];
  /** Every entry of the newest games, good or bad. */
  readonly lately: readonly FameEntry[];
}

/** What is known of the games that nobody corrects any more: all that are over but the newest. */
interface Settled extends FameRead {
  /** Number of the last of them; 0 = none. */
  readonly upTo: number;
  /** How many edits were known. */
  readonly edits: number;
}

const NOTHING = { upTo: 0, ever: [], lately: [] };

export class FameReader {
  readonly #journal: Pick<Journal, 'finished'>;
  readonly #sets: RuleSets;
  #settled: Settled = { ...NOTHING, edits: 0 };

  constructor(journal: Pick<Journal, 'finished'>, sets: RuleSets) {
    this.#journal = journal;
    this.#sets = sets;
  }

  /** With all that the operator did to the halls of fame. Rejects like `Journal.finished`. */
  async read(edits: readonly FameEdit[]): Promise<FameRead> {
    // With more edits, what was out of reach no longer is.
    let settled = edits.length > this.#settled.edits ? { ...NOTHING, edits: edits.length } : this.#settled;
    for (;;) {
      const games = await this.#journal.finished(settled.upTo, PIECE);
      settled = this.#with(settled, games.slice(0, -1), edits);
      if (games.length === PIECE) continue;
      this.#settled = settled;
      const newest = this.#entries(games.slice(-1));
      return { ever: [...settled.ever, ...newest], lately: [...settled.lately, ...newest] };
    }
  }

  #with(settled: Settled, games: readonly FinishedGame[], edits: readonly FameEdit[]): Settled {
    const entries = this.#entries(games);
    const upTo = games.at(-1)?.game.number ?? settled.upTo;
    return {
      ...settled,
      upTo,
      ever: inReach(this.#sets, [...settled.ever, ...entries], edits),
      lately: [...settled.lately, ...entries].filter(({ game }) => game > upTo - LATELY),
    };
  }

  #entries(games: readonly FinishedGame[]): readonly FameEntry[] {
    return games.flatMap(({ game, endedAt }) =>
      fameEntries(this.#sets, game).map((entry) => ({ ...entry, endedAt })),
    );
  }
}
