/** Who thinks along at the table: players of the house, and the coach. */
import type { GameEvent } from '../game/index.ts';
import type { Look } from '../table/shown.ts';
import { CoachSeat } from './coach-seat.ts';
import { HouseSeats } from './house-seats.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';

export class Strategists {
  readonly #house: HouseSeats;
  readonly #coach: CoachSeat;

  /** `thought` is called when one of them has an answer, some time later. */
  constructor(
    parts: Pick<TableParts, 'clock' | 'houseMind' | 'advise'>,
    present: Present,
    thought: () => void,
  ) {
    this.#house = new HouseSeats(parts, present, thought);
    this.#coach = new CoachSeat(parts, present, thought);
  }

  /** What the table looks like once they have been asked about a new roll. */
  follow(look: Look): Look {
    return this.#coach.follow(this.#house.follow(look));
  }

  /** The game has accepted these events, and does not follow them yet. */
  decided(events: readonly GameEvent[]): void {
    this.#coach.decided(events);
  }
}
