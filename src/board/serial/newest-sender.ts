/** Sends the newest value of one kind (a text, a tone) as soon as the board has taken the one before. */
import type { MessageName } from '../../../hardware/protocol.ts';
import type { MessageOf } from './message.ts';
import type { Outbox } from './outbox.ts';

export class NewestSender<N extends MessageName> {
  readonly #outbox: Outbox;
  readonly #name: N;
  #wanted: MessageOf<N> | undefined;
  #underWay = false;

  constructor(outbox: Outbox, name: N) {
    this.#outbox = outbox;
    this.#name = name;
  }

  /** True when nothing is wanted or under way. */
  get idle(): boolean {
    return this.#wanted === undefined && !this.#underWay;
  }

  want(message: MessageOf<N>): void {
    this.#wanted = message;
  }

  pump(nowMs: number): void {
    if (this.#wanted === undefined || this.#underWay) return;
    const message = this.#wanted;
    this.#wanted = undefined;
    this.#underWay = true;
    this.#outbox.deliver(this.#name, this.#name, message, nowMs, () => {
      this.#underWay = false;
    });
  }

  /** A new session: what was under way is gone. */
  restart(): void {
    this.#underWay = false;
  }
}
