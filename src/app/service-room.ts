/** What service and setup ask of the machine around the table, and what becomes of it on the display. */
import { deedAsked, type Reaction } from '../table/state/reaction.ts';
import { asksForPin, withPin } from '../table/state/service.ts';
import { asksForGames, withGames } from '../table/state/service-recall.ts';
import type { Deed } from '../table/state/service-state.ts';
import { withTold } from '../table/state/service-walk.ts';
import { TOLD_MS } from '../table/times.ts';
import { CodeCheck } from './code-check.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';

type RoomParts = Pick<TableParts, 'service' | 'clock' | 'people'>;

export class ServiceRoom {
  readonly #parts: RoomParts;
  readonly #present: Present;
  readonly #changed: () => void;
  readonly #codes: CodeCheck;

  /** `changed` is called when something else is to be shown. */
  constructor(parts: RoomParts, present: Present, changed: () => void) {
    this.#parts = parts;
    this.#present = present;
    this.#changed = changed;
    this.#codes = new CodeCheck(parts, present, changed);
  }

  /** Does what a press has asked for. */
  reacted(reaction: Reaction): void {
    const { service } = this.#parts;
    this.#codes.reacted(reaction);
    if (asksForPin(reaction)) this.#present.ui = withPin(this.#present.ui, service?.newPin());
    if (asksForGames(reaction)) this.#recall();
    const deed = deedAsked(reaction);
    if (deed !== undefined) this.#do(deed);
  }

  #recall(): void {
    const { service: desk, clock } = this.#parts;
    if (desk === undefined) return;
    const read = desk.recall().then((games) => {
      const { ui } = this.#present;
      this.#present.ui = { ...ui, service: withGames(ui.service, games) };
      this.#changed();
    });
    void clock.track(read);
  }

  #do(deed: Deed): void {
    const { service: desk, clock } = this.#parts;
    if (desk === undefined) return;
    const done = desk.run(deed).then((word) => {
      const { ui } = this.#present;
      const told = { word, untilMs: clock.now() + TOLD_MS };
      this.#present.ui = { ...ui, service: withTold(ui.service, told) };
      this.#changed();
    });
    void clock.track(done);
  }
}
