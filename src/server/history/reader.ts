/**
 * Reads the history on behalf of everybody at once without being in the table's way: one reading of the journal at a
 * time, the work in slices between which the table has its turn, and one answer for all who ask for the same game.
 */
import type { RuleSets } from '../../game/index.ts';
import { Kept } from '../kept.ts';
import type { WallClock } from '../wall-clock.ts';
import { historyGame } from './game.ts';
import { historyLine } from './line.ts';
import type { HistoryGame, HistoryList } from './messages.ts';
import { pauses } from './pauses.ts';
import type { HistorySource } from './source.ts';
import type { Turns } from './turns.ts';

export type GameAnswer =
  | { readonly type: 'none' }
  /** Its dice are still sealed. */
  | { readonly type: 'playing' }
  | { readonly type: 'game'; readonly game: HistoryGame; readonly json: string };

/** Games of one list. */
const PAGE_GAMES = 25;

export class HistoryReader {
  readonly #source: HistorySource;
  readonly #sets: RuleSets;
  readonly #turns: Turns;
  readonly #kept: Kept<number, Promise<GameAnswer>>;

  constructor(source: HistorySource, sets: RuleSets, clock: WallClock, turns: Turns) {
    this.#source = source;
    this.#sets = sets;
    this.#kept = new Kept(clock);
    this.#turns = turns;
  }

  /** Rejects with Busy when too many are asking. */
  list(before: number | undefined): Promise<HistoryList> {
    return this.#turns.take(async () => {
      const { games, more } = await this.#source.history(before, PAGE_GAMES);
      const lines = games.map((game) => historyLine(game, this.#sets));
      return { games: lines, before: more ? (lines.at(-1)?.game ?? null) : null };
    });
  }

  /** Rejects with Busy when too many are asking. */
  game(number: number): Promise<GameAnswer> {
    return this.#kept.get(number, () => this.#turns.take(() => this.#read(number)));
  }

  async #read(number: number): Promise<GameAnswer> {
    if ((await this.#source.sealed(number)) !== undefined) return { type: 'playing' };
    const events = await this.#source.gameEvents(number);
    if (events.length === 0) return { type: 'none' };
    const game = await historyGame(events, this.#sets, pauses());
    return game === undefined ? { type: 'playing' } : { type: 'game', game, json: JSON.stringify(game) };
  }
}
