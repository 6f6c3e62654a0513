/**
 * The table at work. Each press is decided, shown and appended before the next one, so the order of the calls is the table's one
 * queue. Rolls and scores change the game once they are durable; a hold is lit first and appended behind.
 */
import type { InputReport } from '../board/board.ts';
import type { Fault } from '../fault/fault.ts';
import type { GameEvent } from '../game/index.ts';
import { namePlayer, operatorCommand, rehearse, remoteTest } from '../table/from-pages.ts';
import { idle } from '../table/idle.ts';
import { longPress } from '../table/long-press.ts';
import { keyPress, press } from '../table/press.ts';
import type { Look } from '../table/shown.ts';
import { waitsForJournal } from '../table/state/follow.ts';
import { languageAsked, type Reaction, type TableCommand } from '../table/state/reaction.ts';
import type { TableView } from '../table/view.ts';
import { AppendQueue } from './append-queue.ts';
import { Decider } from './decider.ts';
import { Fingers } from './fingers.ts';
import { HallBook } from './hall-book.ts';
import { makeView } from './make-view.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { Present } from './present.ts';
import { Publisher, type ViewListener } from './publisher.ts';
import { Renderer } from './renderer.ts';
import { RoundPlay } from './round-play.ts';
import { ServiceRoom } from './service-room.ts';
import { Speaker } from './speaker.ts';
import { Strategists } from './strategists.ts';
import type { CausedBy, TableParts } from './table-parts.ts';
import { Till } from './till.ts';
import { typeDice } from './typed-dice.ts';

export class TableLoop {
  readonly till: Till;
  readonly #parts: TableParts;
  readonly #appends: AppendQueue;
  readonly #renderer: Renderer;
  readonly #publisher: Publisher;
  readonly #decider: Decider;
  readonly #book: HallBook;
  readonly #speaker: Speaker;
  readonly #fingers = new Fingers();
  readonly #present: Present;
  readonly #strategists: Strategists;
  readonly #round: RoundPlay;
  readonly #service: ServiceRoom;
  /** The best of the games that have ended since then, with the game on the table; `ms` since 1970. */
  readonly bestSince = (ms: number) => this.#present.bestSince(ms);
  #closed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#decider = new Decider(parts);
    this.#book = new HallBook(parts);
    this.#speaker = new Speaker(parts);
    this.#renderer = new Renderer(parts.board, this.#speaker, parts.clock, () => this.#wake());
    this.#appends = new AppendQueue(parts, (fault) => this.#stop(fault));
    this.#publisher = new Publisher(parts.clock, () => this.view());
    this.#present = new Present(parts, this.#book, () => this.till.books.purse, this.#decider.typed);
    this.#service = new ServiceRoom(parts, this.#present, () => this.#render());
    this.till = new Till(parts, this.#appends, this.#present, this.#speaker, () => this.follow());
    this.#strategists = new Strategists(parts, this.#present, () => this.#render());
    this.#round = new RoundPlay(parts, this.#present, this.#decider, this.#appends, this.#act.bind(this));
  }

  /**
   * Reads the journal, goes on with an unfinished game, and only then starts the board, so that no press is lost on a
   * table that does not know its game yet; old games are no such reason to wait: `hall` resolves with the halls of fame.
   * Rejects with a Fault when the journal cannot be read, or its unfinished game has rules that this table has not.
   */
  async start(): Promise<{ readonly hall: Promise<void> }> {
    this.#present.begin(await this.#appends.read());
    await this.till.open();
    this.#parts.board.start({
      inputs: (report) => this.#inputs(report),
      coins: (report) => this.till.counted(report),
      changed: () => this.#boardChanged(),
    });
    this.#render();
    return { hall: this.#parts.clock.track(this.readHall()) };
  }

  /** One of the on-screen cabinet's keys that have no button, as a small letter: the boxes' keys, `q`, `s`, `y`, `n`. */
  key(key: string): Outcome {
    return this.#act((look) => keyPress(look, key));
  }

  /** In setup, or when the hall of fame asks: the name of this player as somebody has typed it; empty: the offered one. */
  name(player: number, name: string): Outcome {
    return this.#act((look) => namePlayer(look, player, name));
  }

  /** Makes the game that is set up, or one that nobody has rolled in yet, a rehearsal, or a real one again. */
  rehearse(rehearsal: boolean): Outcome {
    return this.#act((look) => rehearse(look, rehearsal));
  }

  /** The dice of a rehearsal's next rolls: one roll a line, the digits of the dice rolled. Replaces what still waits. */
  typeDice(text: string): Outcome {
    return this.#act(({ moment }) => typeDice(moment, text, this.#decider.typed));
  }

  /** A guest alone is told why not: nobody who only watches is to keep the table busy. */
  guest(asked: (look: Look) => Reaction): Outcome {
    return this.#act(asked, 'guest');
  }

  /** What an operator asks of the game; it is done once `settled` resolves without a fault. */
  command(asked: TableCommand): Outcome {
    return this.#act((look) => operatorCommand(look, asked));
  }

  /** An operator's page begins a test, over whatever is there, or ends service. */
  service(wanted: Parameters<typeof remoteTest>[1]): Outcome {
    return this.#act((look) => remoteTest(look, wanted));
  }

  /** Resolves when no append is under way, with the fault that has stopped the table. */
  settled(): Promise<Fault | undefined> {
    return this.#appends.settled();
  }

  /** Shows the halls of fame as the journal and the operator's edits have them now. */
  async readHall(): Promise<void> {
    await this.#book.read();
    if (!this.#closed) this.follow();
  }

  /** Shows what has changed beyond the game: halls of fame, options where they stand. */
  follow(): void {
    this.till.followPrices();
    this.#render();
    this.#publisher.soon();
  }

  /** What a page may know at this moment; undefined until the table has started. */
  view(): TableView | undefined {
    const [{ shown }, { board, people }] = [this.#renderer, this.#parts];
    return shown && makeView(shown, this.#present.look(), board, this.#appends, this.#book, people);
  }

  /** Calls the listener after every change of meaning, never on a press's own path. Returns how to stop that. */
  subscribe(listener: ViewListener): () => void {
    return this.#publisher.subscribe(listener);
  }

  /** No press counts any more; waits for the appends under way, then darkens and closes the board. The journal stays open. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#publisher.close();
    this.#renderer.close();
    await this.settled().then(() => this.#speaker.close());
    await this.#parts.board.close();
  }

  /** Oldest press first. */
  #inputs({ presses, pressed }: InputReport): void {
    this.#present.ui = this.#fingers.reported(this.#present.ui, pressed, this.#parts.clock.now());
    for (const { input, ageMs } of [...presses].sort((a, b) => b.ageMs - a.ageMs)) {
      if (this.#closed) return;
      this.#react(input, press(this.#present.look(), input, ageMs));
    }
    if (presses.length === 0) this.#render(); // Who lets go ends a long press.
  }

  #boardChanged(): void {
    const { board, clock } = this.#parts;
    this.#present.ui = this.#fingers.boardChanged(this.#present.ui, board.status(), clock.now());
    this.follow(); // Also sets the timer of a long press.
  }

  #act(reaction: (look: Look) => Reaction, source: CausedBy = 'key'): Outcome {
    if (this.#closed) return { type: 'ignored', reason: 'stopped' };
    return this.#react(source, reaction(this.#present.look()));
  }

  /** Time has passed: something is due by itself, or only looks different. */
  #wake(): void {
    if (this.#closed) return;
    const look = this.#present.look();
    const due = longPress(look) ?? idle(look);
    if (due === undefined) this.#render(look);
    else this.#react('table', due);
  }

  #react(source: CausedBy, reaction: Reaction): Outcome {
    const isPlayers = source !== 'table' && source !== 'guest';
    const touchedMs = isPlayers ? this.#parts.clock.now() : reaction.ui.touchedMs;
    this.#present.ui = { ...reaction.ui, touchedMs };
    this.#service.reacted(reaction);
    const language = languageAsked(reaction);
    if (language !== undefined) this.#present.speak(language);
    const outcome = outcomeOf(reaction, (asked) => this.#decide(asked));
    this.#render();
    if (outcome.type === 'events') this.#append(outcome.events);
    else if (outcome.type !== 'ignored' && isPlayers) this.#speaker.reacted(outcome.type);
    this.#parts.pressed?.(source, outcome);
    return outcome;
  }

  #decide(asked: TableCommand): Outcome {
    const answer = this.#decider.decide(this.#present.game, asked);
    if ('asks' in answer) return this.#round.ask(answer.asks);
    const decided = this.till.charged(this.#present.game, answer);
    if ('code' in decided) return this.#present.refuse(decided);
    this.#strategists.decided(decided);
    this.#present.decided(decided);
    if (!waitsForJournal(decided)) {
      this.#speaker.tell(decided, this.#present.game);
      this.#present.evolve(decided);
      this.#publisher.soon();
    }
    return { type: 'events', events: decided };
  }

  #append(events: readonly GameEvent[]): void {
    const waits = waitsForJournal(events);
    if (!waits) this.#speaker.events(events, undefined);
    else if (events.some(({ type }) => type === 'rolled')) this.#speaker.rolled();
    const before = this.#present.game;
    const booked = this.till.takes(before, events);
    const durable = () => {
      if (!waits) return;
      this.till.durable(booked);
      this.#speaker.tell(events, before);
      this.#present.appended(before, events);
      this.#publisher.soon(); // The picture may stay as it is: a roll counts once it is durable, and its dice tumble on.
      this.#render();
      this.#speaker.events(events, this.#present.ui.highlight);
      this.#book.follow(events, () => {
        if (events.some(({ type }) => type === 'game ended')) this.#present.askForNames();
        this.till.follow(events, this.#book.hall, this.#present.game);
        this.follow();
      });
    };
    this.#appends.append(events, durable, booked);
  }

  /** What was not durable goes back, and the table stands until somebody has mended the journal. */
  #stop(fault: Fault): void {
    this.#present.stop(fault, this.#appends, () => this.#render());
    this.#render();
  }

  #render(look = this.#present.look()): void {
    if (this.#closed) return;
    if (this.#renderer.render(this.#strategists.follow(look))) this.#publisher.soon();
    this.till.show(look.moment.play?.game.status === 'playing');
  }
}
