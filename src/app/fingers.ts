/** Which buttons are down, as far as the board can tell, and since when. */
import type { Input } from '../../hardware/cabinet.ts';
import type { BoardStatus } from '../board/board.ts';
import { withDown, withStuck } from '../table/long-press.ts';
import { withChatterNotice, withStuckNotice } from '../table/state/stuck.ts';
import type { Ui } from '../table/state/ui.ts';

export class Fingers {
  #pressed: ReadonlySet<Input> = new Set();
  #wasReady = false;
  #stuck: readonly Input[] = [];
  #chattering: readonly Input[] = [];

  /** The ui after a report of the board. */
  reported(ui: Ui, pressed: ReadonlySet<Input>, nowMs: number): Ui {
    const next = withDown(ui, this.#pressed, pressed, nowMs);
    this.#pressed = pressed;
    return next;
  }

  /** The ui after a change of the board's status. A board that is gone cannot say that a button was let go. */
  boardChanged(
    ui: Ui,
    { state, stuck, chattering }: Pick<BoardStatus, 'state' | 'stuck' | 'chattering'>,
    nowMs: number,
  ): Ui {
    const ready = state === 'ready';
    if (!ready) this.#pressed = new Set();
    const next = withStuck(ready ? ui : { ...ui, down: {} }, stuck, ready && !this.#wasReady, nowMs);
    const fresh = stuck.filter((input) => !this.#stuck.includes(input));
    const chatters = chattering.filter((input) => !this.#chattering.includes(input));
    this.#wasReady = ready;
    this.#stuck = stuck;
    this.#chattering = chattering;
    return withChatterNotice(withStuckNotice(next, fresh, nowMs), chatters, nowMs);
  }
}
