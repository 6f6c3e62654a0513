/** What was told against what became of it, in bands of ten percent. */

export interface Band {
  /** Percent that were told: from this one on, the next ten. */
  readonly from: number;
  /** Figures that were told, one of each player at each moment. */
  readonly figures: number;
  /** That they come from. */
  readonly games: number;
  /** Mean of what was told, and share that was won, in percent. */
  readonly told: number;
  readonly won: number;
  /** Standard error of their difference, in points of percent. */
  readonly error: number;
}

const BANDS = 10;

interface Sums {
  figures: number;
  told: number;
  won: number;
}

/**
 * Figures of one game hang together: they have one end. So a game is what is counted for the error: each adds the sum of all
 * its differences at once, and games do not depend on each other.
 */
export class Tally {
  readonly #games: Sums[][] = [];

  /** `game`: its number, from 0 on; `told`: a chance. */
  add(game: number, told: number, won: boolean): void {
    this.#games[game] ??= Array.from({ length: BANDS }, () => ({ figures: 0, told: 0, won: 0 }));
    const sums = this.#games[game]?.[Math.min(BANDS - 1, Math.floor(BANDS * told))] as Sums;
    sums.figures += 1;
    sums.told += told;
    sums.won += Number(won);
  }

  bands(): readonly Band[] {
    return Array.from({ length: BANDS }, (_, band) => {
      const all = this.#games.map((of) => of[band] as Sums).filter(({ figures }) => figures > 0);
      const sum = (of: (sums: Sums) => number): number => all.reduce((before, sums) => before + of(sums), 0);
      const figures = sum((each) => each.figures);
      const [told, won] = [sum((each) => each.told) / figures, sum((each) => each.won) / figures];
      const square = sum((each) => (each.won - each.told - (won - told) * each.figures) ** 2);
      const error = (100 * Math.sqrt(square)) / figures;
      return { from: 10 * band, figures, games: all.length, told: 100 * told, won: 100 * won, error };
    });
  }
}
