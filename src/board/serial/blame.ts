/** Why the board is not ready, or takes nothing although it is: one fault at a time, which stays until that has changed. */
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { Fault } from '../../fault/fault.ts';
import type { Outbox } from './outbox.ts';

export class Blame {
  readonly #outbox: Outbox;
  readonly #board: { readonly port: string };
  #fault: Fault | undefined;
  #isDeaf = false;
  /** When the board gave its first WELCOME since it was ready, or since the link was opened. */
  #answeredMs = Number.POSITIVE_INFINITY;

  /** `port`: the name of the link, for messages to people. */
  constructor(outbox: Outbox, board: { readonly port: string }) {
    this.#outbox = outbox;
    this.#board = board;
  }

  get fault(): Fault | undefined {
    return this.#fault;
  }

  get isRefused(): boolean {
    return this.#fault?.code === 'firmware-mismatch';
  }

  /** When `judge` has something to say at the latest, for a board that answers. */
  nextAt(ready: boolean): number {
    return this.#isDeaf ? Number.POSITIVE_INFINITY : this.#deafAt(ready);
  }

  /** The link was opened: who answers there is not known. */
  opened(): void {
    this.#answeredMs = Number.POSITIVE_INFINITY;
  }

  /** Who greets is not ready yet: a silent one stays to blame until then. */
  welcomed(refusal: Fault | undefined, nowMs: number): void {
    if (refusal !== undefined || this.isRefused) this.#blame(refusal);
    if (refusal === undefined) this.#answeredMs = Math.min(this.#answeredMs, nowMs);
  }

  /** Nothing has come for a second; the board that greets each time, and then says nothing more, is no silent one. */
  silent(ready: boolean, nowMs: number): void {
    const { port } = this.#board;
    if (!ready && nowMs >= this.#deafAt(ready)) this.#callDeaf(ready);
    else this.#blame(new Fault('board-silent', { say: 'detail.silent', port, seconds: 1 }));
  }

  /** A board that talks and takes nothing is named, until it takes what it is sent. True when that has changed. */
  judge(ready: boolean, nowMs: number): boolean {
    const isDeaf = nowMs >= this.#deafAt(ready);
    if (isDeaf === this.#isDeaf || !(isDeaf || ready)) return false;
    if (isDeaf) this.#callDeaf(ready);
    else this.clear();
    return true;
  }

  /** The board is ready and takes what it is sent, or the link is closed. */
  clear(): void {
    this.#blame(undefined);
    this.#answeredMs = Number.POSITIVE_INFINITY;
  }

  #deafAt(ready: boolean): number {
    return ready ? this.#outbox.deafAt : this.#answeredMs + WIRE_TIMES.reopenMs;
  }

  #callDeaf(ready: boolean): void {
    const isMute = !ready && this.#outbox.countUnderWay('config') === 0;
    const { port } = this.#board;
    this.#blame(new Fault('board-silent', { say: isMute ? 'detail.mute' : 'detail.deaf', port }));
    this.#isDeaf = true;
  }

  #blame(fault: Fault | undefined): void {
    this.#fault = fault;
    this.#isDeaf = false;
  }
}
