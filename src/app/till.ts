/**
 * Money and credits at the table: what the coin door counts becomes events of the books, a start spends, a game that nobody
 * rolled in gives back. Credits that are shown are durable; what is under way is counted on, so that nothing is booked twice.
 */
import type { CoinReport } from '../board/board.ts';
import { addToBooks, type Books, NO_BOOKS } from '../books/books.ts';
import { newlyCounted } from '../books/counted.ts';
import { costOf, takesNoMore } from '../books/credit-rules.ts';
import type { BookEvent, SignedBy } from '../books/event.ts';
import { creditsTogether, newPrices, restOf } from '../books/purse.ts';
import { entriesInFame, type Game, type GameEvent, houseSeat } from '../game/index.ts';
import { type Refusal, tableRefusal } from '../table/state/refusal.ts';
import type { Hall } from '../table/state/situation.ts';
import type { AppendQueue } from './append-queue.ts';
import type { Present } from './present.ts';
import type { Speaker } from './speaker.ts';
import type { TableParts } from './table-parts.ts';

type TillParts = Pick<TableParts, 'board' | 'clock' | 'journal' | 'options'>;

/** Wall times play no part in what is asked of these books. */
const AT = '';

export class Till {
  readonly #parts: TillParts;
  readonly #appends: Pick<AppendQueue, 'append' | 'fault'>;
  readonly #present: Pick<Present, 'noticeDoor' | 'noticeCredits'>;
  readonly #speaker: Pick<Speaker, 'reacted' | 'cue'>;
  readonly #changed: () => void;
  /** As the journal has them. */
  #durable: Books = NO_BOOKS;
  /** With what is under way. */
  #ahead: Books = NO_BOOKS;
  #isOpen = false;

  constructor(
    parts: TillParts,
    appends: Pick<AppendQueue, 'append' | 'fault'>,
    present: Pick<Present, 'noticeDoor' | 'noticeCredits'>,
    speaker: Pick<Speaker, 'reacted' | 'cue'>,
    changed: () => void,
  ) {
    this.#parts = parts;
    this.#appends = appends;
    this.#present = present;
    this.#speaker = speaker;
    this.#changed = changed;
  }

  /** As the journal has them; when books were closed, and by whom, it knows better. */
  get books(): Books {
    return this.#durable;
  }

  /** Throws the journal's fault when its books cannot be read. That the table was started is in them, too. */
  async open(): Promise<void> {
    const { clock, journal } = this.#parts;
    this.#durable = await clock.track(journal.books());
    this.#ahead = this.#durable;
    this.book([{ type: 'powered up' }]);
    this.#isOpen = true;
    this.followPrices();
  }

  /** Prices may have changed in the cabinet file: coins that have fallen counted by the old ones. */
  followPrices(): void {
    const set = this.#isOpen ? newPrices(this.#parts.options.credits, this.#ahead.purse) : undefined;
    if (set !== undefined) this.book([set]);
  }

  /** Appends events that belong to no decision. */
  book(events: readonly BookEvent[]): void {
    this.#ahead = events.reduce(added, this.#ahead);
    const done = () => {
      this.durable(events);
      this.#present.noticeCredits(events);
      this.#changed();
    };
    this.#appends.append([], done, events);
  }

  /** What an operator does to credits and books. */
  bookByHand(event: Extract<BookEvent, SignedBy>): void {
    this.book([event]);
  }

  /** A coin that falls while something else is on the table counts as well. */
  counted(report: CoinReport): void {
    this.followPrices();
    const events = newlyCounted(this.#parts.options.credits, this.#ahead, report);
    if (events.length > 0) {
      const isAlarm = events.some(({ type }) => type === 'slam' || type === 'door opened');
      if (isAlarm) this.#speaker.reacted('refused');
      else this.#speaker.cue({ sound: 'coin' });
      this.book(events);
    }
    this.#present.noticeDoor(events, report);
    this.#changed();
  }

  /** What was decided about this game, unless it costs more than there is. */
  charged(game: Game | undefined, decided: readonly GameEvent[] | Refusal): readonly GameEvent[] | Refusal {
    if ('code' in decided || this.#bookingOf(game, decided) !== undefined) return decided;
    return tableRefusal('no-credit');
  }

  /** What this decision costs or gives back; it is on its way to the journal. */
  takes(game: Game | undefined, decided: readonly GameEvent[]): readonly BookEvent[] {
    const events = this.#bookingOf(game, decided) ?? [];
    this.#ahead = events.reduce(added, this.#ahead);
    return events;
  }

  /** They are in the journal. */
  durable(events: readonly BookEvent[]): void {
    this.#durable = events.reduce(added, this.#durable);
  }

  /** A game that has ended may be worth a credit, once: by a place in the hall of fame. */
  follow(events: readonly GameEvent[], hall: Hall, game: Game | undefined): void {
    const { mode, freeGameForFame } = this.#parts.options.credits;
    const ended = events.some(({ type }) => type === 'game ended');
    if (mode === 'free' || !freeGameForFame || !ended || game === undefined) return;
    if (this.#ahead.freeFor < game.number && entriesInFame(hall, game).length > 0)
      this.book([{ type: 'free game', game: game.number, credits: 1 }]);
  }

  /** `playing`: a game is on the table, and the lever starts none. */
  show(playing: boolean): void {
    const { board, options } = this.#parts;
    const { purse } = this.#durable;
    board.door({
      // Of a table that has stopped nobody gets a game.
      inhibit: this.#appends.fault !== undefined || takesNoMore(options.credits, purse),
      startLamp: !playing && (options.credits.mode === 'free' || purse.credits > 0),
    });
  }

  /** Undefined: there is not enough. */
  #bookingOf(game: Game | undefined, events: readonly GameEvent[]): readonly BookEvent[] | undefined {
    const { credits } = this.#parts.options;
    const returned = events.some(({ type }) => type === 'game abandoned') ? this.#returned(game) : [];
    const started = events.find((event) => event.type === 'game started');
    if (started === undefined) return returned;
    const people = started.players.filter((name) => houseSeat(name) === undefined).length;
    // It is short, and counts for nothing.
    const cost = started.lesson === true ? 0 : costOf(credits, people);
    if (cost === 0) return returned;
    const { purse } = returned.reduce(added, this.#ahead);
    if (purse.credits < cost) return undefined;
    const rest = restOf(purse);
    return [...returned, { type: 'credit spent', game: started.game, credits: cost, rest }];
  }

  #returned(game: Game | undefined): readonly BookEvent[] {
    const { spent, purse } = this.#ahead;
    if (game === undefined || game.rollsDrawn > 0 || spent?.game !== game.number) return [];
    const credits = spent.credits + creditsTogether(purse);
    return [{ type: 'credit returned', game: spent.game, credits }];
  }
}

function added(books: Books, event: BookEvent): Books {
  return addToBooks(books, { seq: books.seq + 1, at: AT, event });
}
