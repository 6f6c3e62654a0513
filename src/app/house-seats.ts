/** Asks players of the house what they do with a roll, as soon as it lies there. */
import { type Game, type HousePlayer, seenOf } from '../game/index.ts';
import type { Look } from '../table/shown.ts';
import { beginsHouseTurn, houseOn } from '../table/state/house-turn.ts';
import type { HouseMind } from './house-mind.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';

export class HouseSeats {
  readonly #parts: Pick<TableParts, 'clock' | 'houseMind'>;
  readonly #present: Present;
  readonly #thought: () => void;

  /** `thought` is called when a move is known, some time later. */
  constructor(parts: Pick<TableParts, 'clock' | 'houseMind'>, present: Present, thought: () => void) {
    this.#parts = parts;
    this.#present = present;
    this.#thought = thought;
  }

  /** What the table looks like once the house has begun with a new roll. */
  follow(look: Look): Look {
    const { top, moment } = look;
    const { houseMind } = this.#parts;
    if (top.state !== 'house-plays' || houseMind === undefined) return look;
    const { game, play } = top;
    const begun = beginsHouseTurn(game, moment.nowMs);
    if (this.#present.ui.house?.roll === begun.roll) return look;
    this.#present.ui = { ...this.#present.ui, house: begun };
    const player = houseOn(play);
    if (player !== undefined && game.turn.dice !== undefined) this.#ask(houseMind, begun.roll, game, player);
    return this.#present.look();
  }

  #ask(mind: HouseMind, roll: string, game: Game, player: HousePlayer): void {
    const asked = mind(game.rules, player, seenOf(game)).then((move) => {
      const { ui } = this.#present;
      // Skipped or taken back meanwhile: it is asked anew.
      if (ui.house?.roll !== roll) return;
      this.#present.ui = { ...ui, house: { ...ui.house, move } };
      this.#thought();
    });
    void this.#parts.clock.track(asked);
  }
}
