/** What the table plays and shows now: the game after its newest decision, and what is shown beyond it. */
import type { CoinDoorStatus } from '../board/board.ts';
import type { BookEvent } from '../books/event.ts';
import { creditText, type Purse } from '../books/purse.ts';
import type { Fault } from '../fault/fault.ts';
import { evolve, type Game, type GameEvent, named, told } from '../game/index.ts';
import type { Language } from '../language/languages.ts';
import { type Look, lookAt } from '../table/shown.ts';
import { askForNames } from '../table/state/fame-name.ts';
import { afterAppend, afterDecision } from '../table/state/follow.ts';
import { alarmNotice, coinNotice, jamNotice, languageNotice } from '../table/state/notices.ts';
import { withRefusal } from '../table/state/reaction.ts';
import type { Refusal } from '../table/state/refusal.ts';
import { needsFacts } from '../table/state/service.ts';
import type { Hall } from '../table/state/situation.ts';
import { clearTurn, settle, startUi, type Ui } from '../table/state/ui.ts';
import type { AppendQueue } from './append-queue.ts';
import type { HallBook } from './hall-book.ts';
import type { Outcome } from './outcome.ts';
import type { TableParts } from './table-parts.ts';
import { keptWhileSame, NO_PEOPLE, type TablePeople } from './table-people.ts';
import type { TypedDice } from './typed-dice.ts';

type PresentParts = Pick<TableParts, 'clock' | 'options' | 'service' | 'keepLanguage' | 'rounds' | 'people'>;

export class Present {
  game: Game | undefined;
  ui: Ui;
  readonly #parts: PresentParts;
  readonly #book: Pick<HallBook, 'hall' | 'since'>;
  readonly #purse: () => Purse;
  readonly #typed: Pick<TypedDice, 'waits'>;
  readonly #people: TablePeople;
  readonly #hallOf = keptWhileSame<Hall>(told);
  readonly #gameOf = keptWhileSame<Game | undefined>((game, nameOf) => game && named(game, nameOf));
  #jammed: CoinDoorStatus['jammed'] = [];

  constructor(
    parts: PresentParts,
    book: Pick<HallBook, 'hall' | 'since'>,
    purse: () => Purse,
    typed: Pick<TypedDice, 'waits'>,
  ) {
    this.#parts = parts;
    this.#book = book;
    this.#purse = purse;
    this.#typed = typed;
    this.#people = parts.people ?? NO_PEOPLE;
    this.ui = startUi(undefined, parts.options, parts.clock.now());
  }

  /** With the game that the journal has. */
  begin(game: Game | undefined): void {
    const { clock, options } = this.#parts;
    this.game = game;
    this.ui = startUi(game, options, clock.now());
  }

  /** What state the table is in at this moment. */
  look(): Look {
    const { clock, options, service: desk, rounds } = this.#parts;
    const nowMs = clock.now();
    this.ui = settle(this.ui, options, nowMs);
    const { ui } = this;
    const service = desk !== undefined && needsFacts(ui) ? desk.facts() : undefined;
    const { nameOf, markOf, ownerOf } = this.#people;
    const game = this.named(ui.farkle?.game ?? this.game);
    const [hall, purse] = [this.#hallOf(this.#book.hall, nameOf), this.#purse()];
    return lookAt({
      ui,
      game,
      options,
      hall,
      purse,
      round: rounds?.offer,
      call: rounds?.call,
      service,
      nameOf,
      markOf,
      ownerOf,
      queue: this.#people.waiting(),
      diceWait: this.#typed.waits,
      nowMs,
    });
  }

  /** See `TableLoop`. */
  bestSince(ms: number): { readonly hall: Hall; readonly game: Game | undefined } {
    return { hall: told(this.#book.since(ms), this.#people.nameOf), game: this.named(this.game) };
  }

  /** With the names of those who have seats in it. */
  named(game: Game | undefined): Game | undefined {
    return this.#gameOf(game, this.#people.nameOf);
  }

  evolve(events: readonly GameEvent[]): void {
    for (const event of events) this.game = evolve(this.game, event);
  }

  refuse(refusal: Refusal): Outcome {
    this.ui = withRefusal(this.ui, refusal, this.#parts.clock.now());
    return { type: 'refused', refusal };
  }

  /** The game has accepted a command; these events come of it. */
  decided(events: readonly GameEvent[]): void {
    const { clock, options } = this.#parts;
    this.ui = afterDecision(this.ui, this.named(this.game), events, clock.now(), options);
  }

  /** What the table waited for is durable. `before`: the game that it was decided in. */
  appended(before: Game | undefined, events: readonly GameEvent[]): void {
    const { clock, options } = this.#parts;
    this.evolve(events);
    this.#people.played(events.flatMap(seatsIn));
    this.ui = afterAppend(this.ui, this.named(before), events, clock.now(), options);
  }

  /** The options are asked anew each time: display and pages follow at once. */
  speak(language: Language): void {
    const { options, keepLanguage, clock } = this.#parts;
    Object.assign(options, { language });
    if (keepLanguage?.(language) === false) this.ui = { ...this.ui, notice: languageNotice(clock.now()) };
  }

  /** What the coin door has counted, and whether a coin is stuck in it. */
  noticeDoor(events: readonly BookEvent[], { jammed }: CoinDoorStatus): void {
    const nowMs = this.#parts.clock.now();
    const stuck = jammed.find((channel) => !this.#jammed.includes(channel));
    this.#jammed = jammed;
    const alarm = events.find(({ type }) => type === 'slam' || type === 'door opened');
    if (alarm !== undefined)
      this.ui = { ...this.ui, notice: alarmNotice(alarm.type === 'slam' ? 'slam' : 'doorOpen', nowMs) };
    else if (stuck !== undefined) this.ui = { ...this.ui, notice: jamNotice(stuck, nowMs) };
  }

  /** These are durable, and so is what they were worth. */
  noticeCredits(events: readonly BookEvent[]): void {
    const { clock, options } = this.#parts;
    if (options.credits.mode === 'free') return;
    if (!events.some(({ type }) => type === 'coin' || type === 'service credit')) return;
    const credits = creditText(this.#purse());
    this.ui = { ...this.ui, notice: coinNotice(credits, clock.now()) };
  }

  askForNames(): void {
    this.ui = askForNames(this.look().moment);
  }

  /** What was not durable goes back. `reread`: the journal has told what is left; where it cannot, the last durable game stays. */
  stop(fault: Fault, appends: Pick<AppendQueue, 'durable' | 'read'>, reread: () => void): void {
    const nothing = {
      tumble: undefined,
      farkle: undefined,
      menu: undefined,
      saving: false,
      verdict: undefined,
      highlight: undefined,
    } as const;
    this.game = appends.durable;
    this.ui = { ...clearTurn(this.ui), ...nothing, stopped: fault.said };
    const reading = appends.read().then(
      (game) => {
        this.game = game;
        reread();
      },
      () => undefined,
    );
    void this.#parts.clock.track(reading);
  }
}

/** Who sits down with this event, among others. */
function seatsIn(event: GameEvent): readonly string[] {
  if (event.type === 'game started') return event.players;
  if (event.type === 'teamed') return event.members;
  return event.type === 'named' ? [event.name] : [];
}
