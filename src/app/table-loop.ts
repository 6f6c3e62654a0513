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
import type { TableOptions } from '../table/options.ts';
import { keyScore, press } from '../table/press.ts';
import { type Reaction, type TableCommand, withRefusal } from '../table/reaction.ts';
import { refusalOf } from '../table/refusal.ts';
import type { Scene } from '../table/scene.ts';
import { alikeFace, choosable, type Situation } from '../table/situation.ts';
import { type Sound, toneOf } from '../table/tones.ts';
import { clearTurn, settle, startUi, type Ui } from '../table/ui.ts';
import type { TableView } from '../table/view.ts';
import { AppendQueue } from './append-queue.ts';
import type { Outcome } from './outcome.ts';
import { Renderer } from './renderer.ts';

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
  readonly pressed?: (source: Input | 'key', outcome: Outcome) => void;
}

export type ViewListener = (view: TableView) => void;

export class TableLoop {
  readonly #parts: TableParts;
  readonly #appends: AppendQueue;
  readonly #renderer: Renderer;
  readonly #listeners = new Set<ViewListener>();
  #game: Game | undefined;
  #ui: Ui;
  #publication: Timer | undefined;
  #closed = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#appends = new AppendQueue(parts.journal, parts.clock, (fault) => this.#stop(fault));
    this.#renderer = new Renderer(parts.board, parts.clock, () => this.#render());
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
    board.start({ inputs: (report) => this.#inputs(report), changed: () => this.#publishSoon() });
    this.#render();
  }

  /** A key of the on-screen cabinet scores this box at once, as far as the rules allow. */
  score(category: string): Outcome {
    if (this.#closed) return { type: 'ignored', reason: 'stopped' };
    return this.#react('key', keyScore(this.#situation(), category));
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
    return { ui: this.#ui, game: this.#game, options, nowMs };
  }

  /** Oldest press first. */
  #inputs({ presses }: InputReport): void {
    for (const { input, ageMs } of [...presses].sort((a, b) => b.ageMs - a.ageMs)) {
      if (this.#closed) return;
      this.#react(input, press(this.#situation(), input, ageMs));
    }
  }

  #react(source: Input | 'key', reaction: Reaction): Outcome {
    this.#ui = reaction.ui;
    const outcome = this.#outcomeOf(reaction);
    this.#render();
    if (outcome.type === 'events') this.#append(outcome.events);
    else if (outcome.type !== 'ignored') this.#sound(outcome.type);
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
    const { clock, options, draw } = this.#parts;
    const nowMs = clock.now();
    const decision = decide(options.ruleSets, this.#game, this.#complete(asked), draw);
    if (isRejection(decision)) {
      const refusal = refusalOf(decision, alikeFace(this.#game));
      this.#ui = withRefusal(this.#ui, refusal, nowMs);
      return { type: 'refused', refusal };
    }
    this.#ui = afterDecision(this.#ui, this.#game, decision, nowMs);
    if (!waitsForJournal(decision)) this.#evolve(decision);
    return { type: 'events', events: decision };
  }

  /** The seed is drawn here and sealed before anybody can roll with it. */
  #complete(asked: TableCommand): Command {
    if (asked.type !== 'start') return asked;
    const seed = Buffer.from(this.#parts.randomBytes(SEED_BYTES)).toString('hex');
    return { ...asked, seed, seal: seal(seed, asked.rules, asked.players) };
  }

  #append(events: readonly GameEvent[]): void {
    const waits = waitsForJournal(events);
    const sound = events.at(-1)?.type;
    if (sound !== undefined && (!waits || sound === 'rolled')) this.#sound(sound);
    this.#appends.append(events, () => {
      if (!waits) return;
      this.#evolve(events);
      this.#ui = afterAppend(this.#ui, events, this.#parts.clock.now());
      this.#render();
      if (sound !== undefined && sound !== 'rolled') this.#sound(sound);
    });
  }

  #evolve(events: readonly GameEvent[]): void {
    for (const event of events) this.#game = evolve(this.#game, event);
  }

  /** What was not durable goes back, and the table stands until somebody has mended the journal. */
  #stop(fault: Fault): void {
    const { clock } = this.#parts;
    this.#game = this.#appends.durable;
    this.#ui = { ...clearTurn(this.#ui), tumble: undefined, saving: false, stopped: fault.message };
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
