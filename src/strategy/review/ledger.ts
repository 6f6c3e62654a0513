/** A player's account of a game: every change of the expected total is booked once, so the sums hold exactly. */
import type { PlayerAnalysis } from '../../game/index.ts';

export type Account = Exclude<keyof PlayerAnalysis, 'result' | 'accuracy'>;

/** Binary fractions add up without rounding; a millionth of a point is finer than anything that is told. */
const GRID = 2 ** 20;

export function onGrid(points: number): number {
  return Math.round(points * GRID) / GRID;
}

export class Ledger {
  readonly #sums: Record<Account, number> = { par: 0, luck: 0, choices: 0, corrections: 0, adjustments: 0 };
  #expected = 0;

  /** The total that can be expected now. */
  get expected(): number {
    return this.#expected;
  }

  get sums(): Readonly<Record<Account, number>> {
    return this.#sums;
  }

  /** From now on this is expected; what changes by it is this account's. Returns the change. */
  book(account: Account, expected: number): number {
    const change = onGrid(expected) - this.#expected;
    this.#sums[account] += change;
    this.#expected += change;
    return change;
  }
}
