/** Asks the coach what each choice is worth, as soon as a roll lies there; an answer that comes late is not heard. */
import { type GameEvent, rollKey, seenOf } from '../game/index.ts';
import type { Look } from '../table/shown.ts';
import { coached, withVerdict } from '../table/state/coach.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';

export class CoachSeat {
  readonly #parts: Pick<TableParts, 'clock' | 'advise'>;
  readonly #present: Present;
  readonly #advised: () => void;

  /** `advised` is called when something may look different, some time later. */
  constructor(parts: Pick<TableParts, 'clock' | 'advise'>, present: Present, advised: () => void) {
    this.#parts = parts;
    this.#present = present;
    this.#advised = advised;
  }

  /** What the table looks like once the coach has been asked about a new roll. */
  follow(look: Look): Look {
    const { advise } = this.#parts;
    const game = coached(look.moment);
    if (advise === undefined || game === undefined) return look;
    const roll = rollKey(game);
    if (this.#present.ui.advice?.roll === roll) return look;
    this.#present.ui = { ...this.#present.ui, advice: { roll, choices: [] } };
    void this.#parts.clock.track(
      advise(game.rules, seenOf(game)).then((choices) => {
        const { ui } = this.#present;
        if (ui.advice?.roll !== roll || choices.length === 0) return;
        this.#present.ui = { ...ui, advice: { roll, choices } };
        this.#advised();
      }),
    );
    return this.#present.look();
  }

  /** The game has accepted a choice: what it has cost. To be told before the game follows these events. */
  decided(events: readonly GameEvent[]): void {
    const { game, ui } = this.#present;
    if (game !== undefined) this.#present.ui = withVerdict(ui, game, events);
  }
}
