/** What the table plays and shows now: the game after its newest decision, and what is shown beyond it. */
import type { Fault } from '../fault/fault.ts';
import { evolve, type Game, type GameEvent } from '../game/index.ts';
import type { Language } from '../language/languages.ts';
import { type Look, lookAt } from '../table/shown.ts';
import { askForNames } from '../table/state/fame-name.ts';
import { afterAppend, afterDecision } from '../table/state/follow.ts';
import { languageNotice } from '../table/state/notices.ts';
import { withRefusal } from '../table/state/reaction.ts';
import type { Refusal } from '../table/state/refusal.ts';
import { needsFacts } from '../table/state/service.ts';
import type { Hall } from '../table/state/situation.ts';
import { clearTurn, settle, startUi, type Ui } from '../table/state/ui.ts';
import type { TableParts } from './table-parts.ts';

type PresentParts = Pick<TableParts, 'clock' | 'options' | 'service' | 'keepLanguage'>;

export class Present {
  game: Game | undefined;
  ui: Ui;
  readonly #parts: PresentParts;
  readonly #hall: () => Hall;

  constructor(parts: PresentParts, hall: () => Hall) {
    this.#parts = parts;
    this.#hall = hall;
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
    const { clock, options, service: desk } = this.#parts;
    const nowMs = clock.now();
    this.ui = settle(this.ui, options, nowMs);
    const { ui } = this;
    const service = desk !== undefined && needsFacts(ui) ? desk.facts() : undefined;
    const game = ui.farkle?.game ?? this.game;
    return lookAt({ ui, game, options, hall: this.#hall(), service, nowMs });
  }

  evolve(events: readonly GameEvent[]): void {
    for (const event of events) this.game = evolve(this.game, event);
  }

  refuse(refusal: Refusal): void {
    this.ui = withRefusal(this.ui, refusal, this.#parts.clock.now());
  }

  /** The game has accepted a command; these events come of it. */
  decided(events: readonly GameEvent[]): void {
    this.ui = afterDecision(this.ui, this.game, events, this.#parts.clock.now());
  }

  /** What the table waited for is durable. `before`: the game that it was decided in. */
  appended(before: Game | undefined, events: readonly GameEvent[]): void {
    const { clock, options } = this.#parts;
    this.evolve(events);
    this.ui = afterAppend(this.ui, before, events, clock.now(), options);
  }

  /** The options are asked anew each time: display and pages follow at once. */
  speak(language: Language): void {
    const { options, keepLanguage, clock } = this.#parts;
    Object.assign(options, { language });
    if (keepLanguage?.(language) === false) this.ui = { ...this.ui, notice: languageNotice(clock.now()) };
  }

  askForNames(): void {
    this.ui = askForNames(this.look().moment);
  }

  /** What was not durable goes back: `game` is what remains. */
  stop(fault: Fault, game: Game | undefined): void {
    const nothing = {
      tumble: undefined,
      farkle: undefined,
      menu: undefined,
      saving: false,
      verdict: undefined,
    } as const;
    this.game = game;
    this.ui = { ...clearTurn(this.ui), ...nothing, stopped: fault.said };
  }
}
