/**
 * The table at work. Presses of the board and keys of the cabinet come in one after the other; each is decided, shown
 * and appended before the next one is looked at, so the order of the calls is the one queue of the table.
 * Rolls and scores change the game only once they are durable; a hold is lit first and appended behind.
 */
import type { Input } from '../../hardware/table.ts';
import type { Board, InputReport } from '../board/board.ts';
import type { Clock, Timer } from '../clock/clock.ts';
import { seal } from '../fairness/seal.ts';
import { Fault } from '../fault/fault.ts';
import {
  type Command,
  type Decision,
  type Draw,
  decide,
  evolve,
  findRules,
  type Game,
  type GameEvent,
  isRejection,
} from '../game/index.ts';
import type { Journal } from '../journal/journal.ts';
import { afterAppend, afterDecision, waitsForJournal } from '../table/follow.ts';
import { hallOf } from '../table/hall.ts';
import { idle } from '../table/idle.ts';
import { keyPress } from '../table/key.ts';
import { longPress, withDown } from '../table/long-press.ts';
import type { TableOptions } from '../table/options.ts';
import { press } from '../table/press.ts';
import { type Reaction, refused, type TableCommand, withRefusal } from '../table/reaction.ts';
import { type Refusal, refusalOf } from '../table/refusal.ts';
import { refusesDice, rehearse, typedRolls } from '../table/rehearsal.ts';
import type { Scene } from '../table/scene.ts';
import { setupView } from '../table/setup-view.ts';
import { alikeFace, choosable, type Hall, type Situation } from '../table/situation.ts';
import { namePlayer } from '../table/start-game.ts';
import { type Sound, toneOf } from '../table/tones.ts';
import { clearTurn, settle, startUi, type Ui } from '../table/ui.ts';
import type { TableView } from '../table/view.ts';
import { AppendQueue } from './append-queue.ts';
import type { Outcome } from './outcome.ts';
import { Renderer } from './renderer.ts';
import { TypedDice } from './typed-dice.ts';

const SEED_BYTES = 32;

export interface TableParts {
  readonly clock: Clock;
  readonly board: Board;
  readonly journal: Journal;
  readonly options: TableOptions;
  /** Faces come from here alone: `fairDraw`, or `forcedDraw` in rehearsals and tests. */
  readonly draw: Draw;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Told the outcome of every press, for the log. */
  readonly pressed?: (source: Source, outcome: Outcome) => void;
}

/** Who caused something: a button, a key or word from outside, or the table itself because time has passed. */
export type Source = Input | 'key' | 'table';

export type ViewListener = (view: TableView) => void;

export class TableLoop {
  readonly #parts: TableParts;
  readonly #appends: AppendQueue;
  readonly #renderer: Renderer;
  readonly #listeners = new Set<ViewListener>();
  readonly #typed = new TypedDice();
  #game: Game | undefined;
  #hall: Hall = {};
  #pressed: ReadonlySet<Input> = new Set();
  #ui: Ui;
  #publication: Timer | undefined;
  #closed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#appends = new AppendQueue(parts.journal, parts.clock, (fault) => this.#stop(fault));
    this.#renderer = new Renderer(parts.board, parts.clock, () => this.#wake());
    this.#ui = startUi(undefined, parts.options, parts.clock.now());
  }

  /**
   * Reads the journal, goes on with an unfinished game, and only then starts the board, so that no press is lost on a
   * table that does not know its game yet. Rejects with a Fault when the journal cannot be read, or when its unfinished
   * game is played by rules that this table does not have.
   */
  async start(): Promise<void> {
    const { clock, board, options } = this.#parts;
    this.#game = await this.#appends.read();
    const unfinished = this.#game?.status === 'playing' ? this.#game : undefined;
    if (unfinished !== undefined && findRules(options.ruleSets, unfinished.rules) === undefined) {
      const detail = `the unfinished game ${unfinished.number} is played by "${unfinished.rules}", which no rule set is called`;
      throw new Fault('config-wrong', detail);
    }
    this.#ui = startUi(this.#game, options, clock.now());
    await this.#readHall();
    board.start({ inputs: (report) => this.#inputs(report), changed: () => this.#boardChanged() });
    this.#render();
  }

  /** One of the on-screen cabinet's keys that have no button, as a small letter: the boxes' keys, `q`, `s`, `y`, `n`. */
  key(key: string): Outcome {
    return this.#act((situation) => keyPress(situation, key));
  }

  /** In setup: the name of the player of this index as somebody has typed it; empty: the offered one again. */
  name(player: number, name: string): Outcome {
    return this.#act((situation) => namePlayer(situation, player, name));
  }

  /** Makes the game that is set up, or one that nobody has rolled in yet, a rehearsal, or a real one again. */
  rehearse(rehearsal: boolean): Outcome {
    return this.#act((situation) => rehearse(situation, rehearsal));
  }

  /** The dice of a rehearsal's next rolls: one roll a line, the digits of the dice rolled. Replaces what still waits. */
  typeDice(text: string): Outcome {
    return this.#act((situation) => {
      const rolls = typedRolls(text);
      const refusal = refusesDice(situation) ?? ('code' in rolls ? rolls : undefined);
      if (refusal !== undefined) return refused(situation.ui, refusal, situation.nowMs);
      if (!('code' in rolls)) this.#typed.replace(rolls);
      return { type: 'shown', ui: situation.ui };
    });
  }

  /** What a page may know at this moment; undefined until the table has started. */
  view(): TableView | undefined {
    const shown = this.#renderer.shown;
    if (shown === undefined) return undefined;
    const situation = this.#situation();
    const { game, ui, options, nowMs } = situation;
    const { state, description, fault } = this.#parts.board.status();
    const boxes = ui.tumble === undefined && ui.place === 'game' ? choosable(situation) : [];
    return {
      ...shown,
      game: game !== undefined && findRules(options.ruleSets, game.rules) !== undefined ? game : undefined,
      possible: Object.fromEntries(boxes.map(({ category, points }) => [category, points])),
      setup: setupView(situation),
      hall: this.#hall,
      board: { state, description, emulated: this.#parts.board.emulated },
      fault: ui.stopped ?? fault?.message,
      nowMs,
    };
  }

  /** Calls the listener after every change of meaning, never on a press's own path. Returns how to stop that. */
  subscribe(listener: ViewListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** No press counts any more; waits for the appends under way, then darkens and closes the board. The journal stays open. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#publication?.cancel();
    this.#renderer.close();
    this.#listeners.clear();
    await this.#appends.settled();
    await this.#parts.board.close();
  }

  #situation(): Situation {
    const { clock, options } = this.#parts;
    const nowMs = clock.now();
    this.#ui = settle(this.#ui, options, nowMs);
    return { ui: this.#ui, game: this.#ui.farkle?.game ?? this.#game, options, hall: this.#hall, nowMs };
  }

  /** Oldest press first. */
  #inputs({ presses, pressed }: InputReport): void {
    this.#ui = withDown(this.#ui, this.#pressed, pressed, this.#parts.clock.now());
    this.#pressed = pressed;
    for (const { input, ageMs } of [...presses].sort((a, b) => b.ageMs - a.ageMs)) {
      if (this.#closed) return;
      this.#react(input, press(this.#situation(), input, ageMs));
    }
    // Who lets go ends a long press.
    if (presses.length === 0) this.#render();
  }

  /** A board that is gone cannot say that a button was let go. */
  #boardChanged(): void {
    if (this.#parts.board.status().state !== 'ready') {
      this.#pressed = new Set();
      this.#ui = { ...this.#ui, down: {} };
    }
    this.#publishSoon();
  }

  #act(reaction: (situation: Situation) => Reaction): Outcome {
    if (this.#closed) return { type: 'ignored', reason: 'stopped' };
    return this.#react('key', reaction(this.#situation()));
  }

  /** Time has passed: something is due by itself, or only looks different. */
  #wake(): void {
    if (this.#closed) return;
    const situation = this.#situation();
    const due = longPress(situation) ?? idle(situation);
    if (due === undefined) this.#render();
    else this.#react('table', due);
  }

  #react(source: Source, reaction: Reaction): Outcome {
    const { clock } = this.#parts;
    this.#ui = source === 'table' ? reaction.ui : { ...reaction.ui, touchedMs: clock.now() };
    const outcome = this.#outcomeOf(reaction);
    this.#render();
    if (outcome.type === 'events') this.#append(outcome.events);
    else if (outcome.type !== 'ignored' && source !== 'table') this.#sound(outcome.type);
    this.#parts.pressed?.(source, outcome);
    return outcome;
  }

  #outcomeOf(reaction: Reaction): Outcome {
    switch (reaction.type) {
      case 'command':
        return this.#decide(reaction.command);
      case 'shown':
        return { type: 'shown' };
      case 'refused':
        return { type: 'refused', refusal: reaction.refusal };
      case 'ignored':
        return { type: 'ignored', reason: reaction.reason };
      default:
        return reaction satisfies never;
    }
  }

  #decide(asked: TableCommand): Outcome {
    const nowMs = this.#parts.clock.now();
    const decision = this.#decisionOf(asked);
    if ('refusal' in decision) return this.#refuse(decision.refusal, nowMs);
    if (isRejection(decision)) return this.#refuse(refusalOf(decision, alikeFace(this.#game)), nowMs);
    this.#ui = afterDecision(this.#ui, this.#game, decision, nowMs);
    if (!waitsForJournal(decision)) this.#evolve(decision);
    return { type: 'events', events: decision };
  }

  #refuse(refusal: Refusal, nowMs: number): Outcome {
    this.#ui = withRefusal(this.#ui, refusal, nowMs);
    return { type: 'refused', refusal };
  }

  /** An unfinished game makes way for a new one; a rehearsal takes its dice from what was typed. */
  #decisionOf(asked: TableCommand): Decision | { readonly refusal: Refusal } {
    const { options, draw } = this.#parts;
    const game = this.#game;
    const { ruleSets } = options;
    const command = this.#complete(asked);
    if (command.type === 'start' && game?.status === 'playing') {
      const abandoned = { type: 'game abandoned' } as const;
      const started = decide(ruleSets, evolve(game, abandoned), command, draw);
      return isRejection(started) ? started : [abandoned, ...started];
    }
    if (command.type !== 'roll' || game?.rehearsal !== true) return decide(ruleSets, game, command, draw);
    const typed = this.#typed.attempt();
    const decision = decide(ruleSets, game, command, typed.draw);
    const refusal = typed.problem();
    if (refusal !== undefined) return { refusal };
    typed.take();
    return decision;
  }

  /** The seed is drawn here and sealed before anybody can roll with it. */
  #complete(asked: TableCommand): Command {
    if (asked.type !== 'start') return asked;
    const { rehearsal, ...start } = asked;
    const seed = Buffer.from(this.#parts.randomBytes(SEED_BYTES)).toString('hex');
    const sealed = { ...start, seed, seal: seal(seed, start.rules, start.players) };
    return rehearsal ? { ...sealed, rehearsal } : sealed;
  }

  #append(events: readonly GameEvent[]): void {
    const waits = waitsForJournal(events);
    // What a roll led to is not told before its dice stand.
    const sound = events.some(({ type }) => type === 'rolled') ? 'rolled' : events.at(-1)?.type;
    if (sound !== undefined && (!waits || sound === 'rolled')) this.#sound(sound);
    const before = this.#game;
    this.#appends.append(events, () => {
      if (!waits) return;
      this.#evolve(events);
      this.#ui = afterAppend(this.#ui, before, events, this.#parts.clock.now());
      this.#render();
      if (sound !== undefined && sound !== 'rolled') this.#sound(sound);
      if (events.some(({ type }) => type === 'game ended' || type === 'taken back')) void this.#readHall();
    });
  }

  /** A hall of fame that cannot be read stops nobody from playing: it stays as it was. */
  async #readHall(): Promise<void> {
    const { clock, journal, options } = this.#parts;
    const reading = journal.finished().then(
      (games) => {
        this.#hall = hallOf(options.ruleSets, games);
        if (this.#renderer.shown !== undefined) this.#render();
      },
      () => undefined,
    );
    await clock.track(reading);
  }

  #evolve(events: readonly GameEvent[]): void {
    for (const event of events) this.#game = evolve(this.#game, event);
  }

  /** What was not durable goes back, and the table stands until somebody has mended the journal. */
  #stop(fault: Fault): void {
    const { clock } = this.#parts;
    this.#game = this.#appends.durable;
    const nothing = { tumble: undefined, farkle: undefined, menu: undefined, saving: false } as const;
    this.#ui = { ...clearTurn(this.#ui), ...nothing, stopped: fault.message };
    this.#render();
    const reading = this.#appends.read().then(
      (game) => {
        this.#game = game;
        this.#render();
      },
      // The journal cannot be read either: the game after the last durable event stays.
      () => undefined,
    );
    void clock.track(reading);
  }

  #render(): void {
    if (this.#closed) return;
    const before = this.#renderer.shown;
    const { scene, display } = this.#renderer.render(this.#situation());
    if (scene !== before?.scene || display !== before.display) this.#publishSoon();
    if (before !== undefined && aDieStopped(before.scene, scene)) this.#sound('landed');
    if (scene.farkle !== undefined && before?.scene.farkle === undefined) this.#sound('farkled');
  }

  #sound(sound: Sound): void {
    const tone = toneOf(sound, this.#parts.options.buzzer);
    if (tone !== undefined) this.#parts.board.tone(tone);
  }

  #publishSoon(): void {
    if (this.#closed || this.#publication !== undefined) return;
    this.#publication = this.#parts.clock.after(0, () => {
      this.#publication = undefined;
      const view = this.view();
      if (view !== undefined) for (const listener of this.#listeners) listener(view);
    });
  }
}

function aDieStopped(before: Scene, after: Scene): boolean {
  return before.slots.some(({ kind }, slot) => kind === 'tumbling' && after.slots[slot]?.kind === 'die');
}
