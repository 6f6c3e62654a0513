/** Somebody has entered a code with the buttons: whether it is theirs, and then they have the seat. */

import { askedName } from '../table/state/name-entry.ts';
import { codeNotice } from '../table/state/notices.ts';
import { type AskedCode, codeAsked, type Reaction, withRefusal } from '../table/state/reaction.ts';
import { askName } from '../table/state/setup.ts';
import type { Ui } from '../table/state/ui.ts';
import { takeSeat } from '../table/take-seat.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';
import { NO_PEOPLE } from './table-people.ts';

type CheckParts = Pick<TableParts, 'people' | 'clock'>;

export class CodeCheck {
  readonly #parts: CheckParts;
  readonly #present: Present;
  readonly #changed: () => void;
  /** One after the other: whoever presses twice has tried once. */
  #checking = false;

  /** `changed` is called when something else is to be shown. */
  constructor(parts: CheckParts, present: Present, changed: () => void) {
    this.#parts = parts;
    this.#present = present;
    this.#changed = changed;
  }

  reacted(reaction: Reaction): void {
    const asked = codeAsked(reaction);
    if (asked === undefined || this.#checking) return;
    this.#checking = true;
    const { people = NO_PEOPLE, clock } = this.#parts;
    const checked = people.checkCode(asked.id, asked.digits).then((verdict) => {
      this.#checking = false;
      this.#present.ui = this.#after(asked, verdict);
      this.#changed();
    });
    void clock.track(checked);
  }

  #after({ id, player }: AskedCode, verdict: 'right' | 'wrong' | 'wait'): Ui {
    const look = this.#present.look();
    const { ui, nowMs } = look.moment;
    const { setup } = ui;
    // Nobody waits for the answer any more.
    if (ui.place !== 'setup' || setup.claims !== id || setup.player !== player) return ui;
    if (verdict !== 'right') {
      const again = { ...setup, ...askedName(player, nowMs), claims: id };
      return { ...ui, setup: again, notice: codeNotice(verdict, nowMs) };
    }
    const seated = takeSeat(look, player, id);
    const next = { ...seated.ui, setup: askName(seated.ui.setup, player, nowMs) };
    return seated.type === 'refused' ? withRefusal(next, seated.refusal, nowMs) : next;
  }
}
