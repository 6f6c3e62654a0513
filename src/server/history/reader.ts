/**
 * Reads the history on behalf of everybody at once without being in the table's way: one reading of the journal at a
 * time, the work in slices between which the table has its turn, and one answer for all who ask for the same game.
 */
import { setImmediate } from 'node:timers/promises';
import type { RuleSets } from '../../game/index.ts';
import type { WallClock } from '../wall-clock.ts';
import { historyGame } from './game.ts';
import { historyLine } from './line.ts';
import type { HistoryGame, HistoryList } from './messages.ts';
import type { HistorySource } from './source.ts';
import type { Turns } from './turns.ts';

export type GameAnswer =
  | { readonly type: 'none' }
  /** Its dice are still sealed. */
  | { readonly type: 'playing' }
  | { readonly type: 'game'; readonly game: HistoryGame; readonly json: string };

/** Games of one list. */
const PAGE_GAMES = 25;
/** A press must not wait longer for its picture because somebody looks at an old game. */
const SLICE_MS = 2;
/** When a game has ended, the whole room looks at it. A correction is seen this much later. */
const KEEP_MS = 2000;

export class HistoryReader {
  readonly #source: HistorySource;
  readonly #sets: RuleSets;
  readonly #clock: WallClock;
  readonly #turns: Turns;
  readonly #kept = new Map<number, { readonly answer: Promise<GameAnswer>; readonly atMs: number }>();

  constructor(source: HistorySource, sets: RuleSets, clock: WallClock, turns: Turns) {
    this.#source = source;
    this.#sets = sets;
    this.#clock = clock;
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
    const now = this.#clock.now();
    for (const [each, { atMs }] of this.#kept) if (now - atMs >= KEEP_MS) this.#kept.delete(each);
    const kept = this.#kept.get(number)?.answer;
    if (kept !== undefined) return kept;
    const answer = this.#turns.take(() => this.#read(number));
    this.#kept.set(number, { answer, atMs: now });
    // What went wrong once is tried again.
    answer.catch(() => this.#kept.delete(number));
    return answer;
  }

  async #read(number: number): Promise<GameAnswer> {
    const events = await this.#source.gameEvents(number);
    if (events.length === 0) return { type: 'none' };
    const game = await historyGame(events, this.#sets, slices());
    return game === undefined ? { type: 'playing' } : { type: 'game', game, json: JSON.stringify(game) };
  }
}

/** Waits for a turn of the event loop whenever a slice of work is done. */
function slices(): () => Promise<void> | undefined {
  let begunMs = performance.now();
  return () => {
    if (performance.now() - begunMs < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      begunMs = performance.now();
    });
  };
}
