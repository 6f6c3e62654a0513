/** Carries a dialogue over a link: sends, gathers the reply, waits for so long. */
import type { Clock } from '../../clock/clock.ts';
import { Fault } from '../../fault/fault.ts';
import type { Link } from '../../link/link.ts';
import type { Ask, Dialogue } from './stk500.ts';

/** Somebody wants it to end; the board can be flashed again. */
export interface Stop {
  readonly aborted: boolean;
}

export class Talk {
  readonly #link: Link;
  readonly #clock: Clock;
  readonly #stop: Stop;
  #heard: number[] = [];
  #lost: Fault | undefined;
  #closed = true;
  /** Looks whether what is waited for has come. */
  #look: () => void = () => undefined;

  constructor(link: Link, clock: Clock, stop: Stop) {
    this.#link = link;
    this.#clock = clock;
    this.#stop = stop;
  }

  async open(): Promise<void> {
    this.#closed = false;
    await this.#link.open({
      bytes: (chunk) => {
        this.#heard.push(...chunk);
        this.#look();
      },
      closed: (reason) => {
        this.#closed = true;
        this.#lost = reason;
        this.#look();
      },
    });
  }

  /** Resets the board, and lets its bootloader blink. */
  async reset(ms: number): Promise<void> {
    await this.#link.reset();
    await this.#until(() => false, ms);
  }

  /** Throws Faults: what the dialogue throws, `link-lost`, or `flash-failed` once somebody has stopped it. */
  async hold<T>(dialogue: Dialogue<T>): Promise<T> {
    let step = dialogue.next();
    while (!step.done) step = dialogue.next(await this.#ask(step.value));
    return step.value;
  }

  /** Sends again and again until `answer` finds what it looks for in what has come; undefined after so long. */
  async insist<T>(
    send: () => Uint8Array,
    answer: (heard: Uint8Array) => T | undefined,
    everyMs: number,
    withinMs: number,
  ): Promise<T | undefined> {
    let found: T | undefined;
    for (let ms = 0; ms < withinMs && found === undefined; ms += everyMs) {
      this.#link.write(send());
      await this.#until(() => {
        found ??= answer(Uint8Array.from(this.#heard.splice(0)));
        return found !== undefined;
      }, everyMs);
    }
    return found;
  }

  async close(): Promise<void> {
    await this.#link.close();
  }

  async #ask({ send, replyBytes, withinMs }: Ask): Promise<Uint8Array | undefined> {
    this.#heard = [];
    this.#link.write(send);
    await this.#until(() => this.#heard.length >= replyBytes, withinMs);
    return this.#heard.length === replyBytes ? Uint8Array.from(this.#heard) : undefined;
  }

  async #until(isThere: () => boolean, withinMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = this.#clock.after(withinMs, resolve);
      this.#look = () => {
        if (!this.#closed && !isThere()) return;
        timer.cancel();
        resolve();
      };
      this.#look();
    });
    this.#look = () => undefined;
    if (this.#closed) throw this.#lost ?? new Fault('flash-failed', { say: 'detail.flashOutOfStep' });
    if (this.#stop.aborted) throw new Fault('flash-failed', { say: 'detail.flashStopped' });
  }
}
