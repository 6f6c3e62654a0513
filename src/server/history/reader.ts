/**
 * Reads the history on behalf of everybody at once without being in the table's way: one reading of the journal at a
 * time, the work in slices between which the table has its turn, and one answer for all who ask for the same game.
 */

import { type NameOf, type RuleSets, setName, unnamed } from '../../game/index.ts';
import type { Language } from '../../language/languages.ts';
import { tell } from '../../language/sentence.ts';
import { sentencesIn } from '../../language/sentences.ts';
import { ShortCache } from '../guard/short-cache.ts';
import type { WallClock } from '../wall-clock.ts';
import { type Body, bodyOf } from './body.ts';
import { historyCsv } from './csv.ts';
import { historyGame } from './game.ts';
import { historyJson } from './json.ts';
import { historyLine } from './line.ts';
import type { HistoryLine, HistoryList } from './messages.ts';
import { pauses } from './pauses.ts';
import { readEvents } from './read-events.ts';
import type { ReadingQueue } from './reading-queue.ts';
import type { HistorySource } from './source.ts';

export type GameAnswer =
  | { readonly type: 'none' }
  | { readonly type: 'sealed' }
  /** It was over once, and goes on. */
  | { readonly type: 'reopened' }
  | { readonly type: 'game'; readonly json: Body; readonly csv: Body };

/** Games of one list. */
const PAGE_GAMES = 25;
/** That are read at once where some are looked for, and that one answer has looked at: the page asks on. */
const PIECE = 100;
const MOST_LOOKED_AT = 1000;

/** Undefined: whatever. */
export interface HistoryWish {
  /** Older games than this one. */
  readonly before: number | undefined;
  /** A part of a player's name. */
  readonly player: string | undefined;
  /** Id of the rule set. */
  readonly rules: string | undefined;
}

export class HistoryReader {
  readonly #source: HistorySource;
  readonly #sets: RuleSets;
  readonly #nameOf: NameOf;
  readonly #queue: ReadingQueue;
  readonly #games: ShortCache<string, Promise<GameAnswer>>;
  readonly #lists: ShortCache<string, Promise<HistoryList>>;
  readonly #oneLines: ShortCache<string, Promise<HistoryLine | undefined>>;

  constructor(
    source: HistorySource,
    sets: RuleSets,
    clock: WallClock,
    queue: ReadingQueue,
    nameOf: NameOf = unnamed,
  ) {
    this.#nameOf = nameOf;
    this.#source = source;
    this.#sets = sets;
    this.#games = new ShortCache(clock);
    this.#lists = new ShortCache(clock);
    this.#oneLines = new ShortCache(clock);
    this.#queue = queue;
  }

  /** For this neighbourhood. Rejects with Busy when too many are asking. */
  list(who: string, wish: HistoryWish, language: Language): Promise<HistoryList> {
    const key = JSON.stringify([wish.before, wish.player, wish.rules, language]);
    return this.#lists.get(key, () => this.#queue.run(who, () => this.#readList(wish, language)));
  }

  /** The line of this game; undefined where it was not played to its end. Rejects like `list`. */
  line(who: string, number: number, language: Language): Promise<HistoryLine | undefined> {
    const key = `${number} ${language}`;
    return this.#oneLines.get(key, () => this.#queue.run(who, () => this.#readLine(number, language)));
  }

  /** For this neighbourhood. Rejects with Busy when too many are asking. */
  game(who: string, number: number, language: Language): Promise<GameAnswer> {
    const key = `${number} ${language}`;
    return this.#games.get(key, () => this.#queue.run(who, () => this.#readGame(number, language)));
  }

  async #readList(wish: HistoryWish, language: Language): Promise<HistoryList> {
    const words = sentencesIn(language);
    const rules = this.#sets.map((set) => ({ id: set.id, name: tell(words, setName(set)) }));
    const all = wish.player === undefined && wish.rules === undefined;
    const found: HistoryLine[] = [];
    let { before } = wish;
    let more = true;
    for (let looked = 0; more && found.length < PAGE_GAMES && looked < MOST_LOOKED_AT; ) {
      const page = await this.#source.history(before, all ? PAGE_GAMES : PIECE);
      for (const game of page.games) {
        const line = historyLine(game, this.#sets, words, this.#nameOf);
        before = line.game;
        looked += 1;
        if (isWished(line, wish)) found.push(line);
        if (found.length === PAGE_GAMES) break;
      }
      more = page.more || before !== page.games.at(-1)?.game.number;
      if (page.games.length === 0) more = false;
    }
    return { games: found, before: more ? (before ?? null) : null, rules };
  }

  async #readLine(number: number, language: Language): Promise<HistoryLine | undefined> {
    const [newest] = (await this.#source.history(number + 1, 1)).games;
    if (newest?.game.number !== number) return undefined;
    return historyLine(newest, this.#sets, sentencesIn(language), this.#nameOf);
  }

  async #readGame(number: number, language: Language): Promise<GameAnswer> {
    if ((await this.#source.sealed(number)) !== undefined) return { type: 'sealed' };
    const events = await readEvents(this.#source, number);
    if (events.length === 0) return { type: 'none' };
    const pause = pauses();
    const game = await historyGame(events, this.#sets, sentencesIn(language), this.#nameOf, pause);
    if (game === undefined) return { type: 'reopened' };
    const json = await bodyOf(historyJson(game), pause);
    return { type: 'game', json, csv: await bodyOf(historyCsv(game), pause) };
  }
}

function isWished({ rules, players }: HistoryLine, wish: HistoryWish): boolean {
  const named = wish.player?.toLowerCase();
  return (
    (wish.rules === undefined || rules.id === wish.rules) &&
    (named === undefined || players.some(({ name }) => name.toLowerCase().includes(named)))
  );
}
