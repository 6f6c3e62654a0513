/**
 * How much people can press. Counters that run faster are a worn contact, or a board that lies: that input is left out until
 * it rests, as the firmware leaves out one that is stuck, so that neither the game nor the host has to follow it.
 */

import { DEBOUNCE, INPUTS, type Input } from '../../../hardware/cabinet.ts';
import { WIRE_TIMES } from '../../../hardware/wire-times.ts';
import { Allowance } from './allowance.ts';

/**
 * The debounce lets 22 presses of a button through a second, and 8 of the lever; nobody keeps that up: fast fingers do seven
 * a second, and all that were pressed while a report was lost come at once.
 */
const OF_ONE = { atOnce: 8, perSecond: 9 };
/** Four people who hammer at it. */
const OF_ALL = { atOnce: 30, perSecond: 40, afterPause: 120 };
/** How often a board may have been away: a cable that somebody wiggles; more is one that hides in pauses what it reports. */
const PAUSES = { atOnce: 3, perSecond: 0.1 };
/** How long reports may be lost on a wire that other frames pass. */
const LOST_MS = 3000;
/** From one press to the next, as the debounce lets them through. */
const APART_MS = INPUTS.map((input) => (input === 'lever' ? DEBOUNCE.leverQuietMs : DEBOUNCE.quietMs));
/** A chattering input counts again when it was left alone for so long. */
const REST_MS = 2000;

export class PressLimit {
  readonly #ofOne = INPUTS.map(() => new Allowance(OF_ONE));
  readonly #ofAll = new Allowance(OF_ALL);
  /** When each input did anything last. */
  readonly #busyMs = INPUTS.map(() => Number.NEGATIVE_INFINITY);
  readonly #chattering = new Set<Input>();
  readonly #pauses = new Allowance(PAUSES);
  /** When the board was heard last, whatever it said. */
  #heardMs = Number.NEGATIVE_INFINITY;
  /** Nothing was heard for so long before this report; 0: the board was there. */
  #awayMs = 0;
  /** When the last report was taken. */
  #tookMs = Number.NEGATIVE_INFINITY;
  /** Presses that nobody can have made, or that came from a chattering input. */
  leftOut = 0;

  /** In wire order. */
  get chattering(): readonly Input[] {
    return INPUTS.filter((input) => this.#chattering.has(input));
  }

  counts(input: Input): boolean {
    return !this.#chattering.has(input);
  }

  /** A good frame has come: presses that it brings, or the next one, may be of the time without any. */
  heard(nowMs: number): void {
    const silentMs = nowMs - this.#heardMs;
    this.#heardMs = nowMs;
    if (silentMs > WIRE_TIMES.silentMs && this.#pauses.take(1, nowMs) > 0) this.#awayMs = silentMs;
  }

  /** How many presses of each input count, in wire order. `moves`: presses, or a level that rose without one. */
  take(presses: readonly number[], moves: readonly number[], nowMs: number): readonly number[] {
    // Who was not heard may have been pressed often: too much of that is left out, and nobody's fault.
    const awayMs = this.#awayMs;
    this.#awayMs = 0;
    const sinceMs = Math.max(awayMs, Math.min(LOST_MS, nowMs - this.#tookMs));
    this.#tookMs = nowMs;
    if (isLie(moves, sinceMs)) return this.#leaveOut(presses, moves, nowMs);
    const allowed = INPUTS.map((input, index) =>
      this.#ofInput(input, index, moves[index] ?? 0, awayMs, nowMs),
    );
    let left = this.#ofAll.take(sum(allowed), nowMs);
    const tooMany = left < sum(allowed) && awayMs === 0;
    return INPUTS.map((input, index) => {
      const many = allowed[index] ?? 0;
      if (tooMany && many > 0) this.#chattering.add(input);
      const pressed = presses[index] ?? 0;
      const counted = this.counts(input) ? Math.min(pressed, many, left) : 0;
      left -= counted;
      this.leftOut += pressed - counted;
      return counted;
    });
  }

  #leaveOut(presses: readonly number[], moves: readonly number[], nowMs: number): readonly number[] {
    for (const [index, input] of INPUTS.entries()) {
      if (moves[index] === 0) continue;
      this.#busyMs[index] = nowMs;
      this.#chattering.add(input);
    }
    this.leftOut += sum(presses);
    return INPUTS.map(() => 0);
  }

  #ofInput(input: Input, index: number, moved: number, awayMs: number, nowMs: number): number {
    if (moved === 0) {
      if (nowMs - (this.#busyMs[index] ?? 0) >= REST_MS) this.#chattering.delete(input);
      return 0;
    }
    this.#busyMs[index] = nowMs;
    if (awayMs > 0) {
      const most = OF_ONE.atOnce + Math.floor((awayMs * OF_ONE.perSecond) / 1000);
      return this.counts(input) ? Math.min(moved, most) : 0;
    }
    const allowed = this.#ofOne[index]?.take(moved, nowMs) ?? 0;
    if (allowed < moved) this.#chattering.add(input);
    return this.counts(input) ? allowed : 0;
  }
}

/**
 * No debounce lets so many through in that time, even where it is not known to a few presses: nothing in such a report can be
 * believed, the one press of the lever neither.
 */
function isLie(moves: readonly number[], sinceMs: number): boolean {
  return moves.some((moved, index) => moved > OF_ONE.atOnce + sinceMs / (APART_MS[index] ?? 0));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
