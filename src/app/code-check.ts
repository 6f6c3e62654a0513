/** Somebody has entered a code with the buttons: whether it is theirs, or theirs from now on, and then they have the seat. */

import { askedName, NEWCOMER } from '../table/state/name-entry.ts';
import { codeNotice, type Notice, notKnownNotice } from '../table/state/notices.ts';
import { type AskedCode, codeAsked, type Reaction, withRefusal } from '../table/state/reaction.ts';
import { askName } from '../table/state/setup.ts';
import type { Ui } from '../table/state/ui.ts';
import { takeSeat } from '../table/take-seat.ts';
import type { Present } from './present.ts';
import type { TableParts } from './table-parts.ts';
import { NO_PEOPLE, type TablePeople } from './table-people.ts';

type CheckParts = Pick<TableParts, 'people' | 'clock'>;

/** The id of whoever has the seat now; or what is told instead, and whose code is asked for again. */
type Verdict = string | { readonly asks: string | undefined; tell(nowMs: number): Notice };

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
    const checked = this.#ask(asked, people).then((verdict) => {
      this.#checking = false;
      this.#present.ui = this.#after(asked, verdict);
      this.#changed();
    });
    void clock.track(checked);
  }

  async #ask({ id, player, digits }: AskedCode, people: TablePeople): Promise<Verdict> {
    if (id === NEWCOMER) {
      const came = await people.comeIn(this.#present.ui.setup.names[player] ?? '', digits);
      return typeof came === 'string'
        ? came
        : { asks: undefined, tell: (nowMs) => notKnownNotice(came, nowMs) };
    }
    const verdict = await people.checkCode(id, digits);
    return verdict === 'right' ? id : { asks: id, tell: (nowMs) => codeNotice(verdict, nowMs) };
  }

  #after({ id, player }: AskedCode, verdict: Verdict): Ui {
    const look = this.#present.look();
    const { ui, nowMs } = look.moment;
    const { setup } = ui;
    // Nobody waits for the answer any more.
    if (ui.place !== 'setup' || setup.claims !== id || setup.player !== player) return ui;
    if (typeof verdict !== 'string') {
      const again = { ...setup, ...askedName(player, nowMs), claims: verdict.asks };
      return { ...ui, setup: again, notice: verdict.tell(nowMs) };
    }
    const seated = takeSeat(look, player, verdict);
    const next = { ...seated.ui, setup: askName(seated.ui.setup, player, nowMs) };
    return seated.type === 'refused' ? withRefusal(next, seated.refusal, nowMs) : next;
  }
}
