/** Chances of totals, kept where they are not negligible. Totals are whole numbers from 0. */

/** Lost at either end of a distribution, many times over: still far from any figure that is told. */
const NEGLIGIBLE = 1e-14;
/** Room for what is added later, in points. */
const SLACK = 32;

export class Distribution {
  #chances = new Float64Array(0);
  /** The total of the first entry. */
  #from = 0;

  static certain(total: number): Distribution {
    const one = new Distribution();
    one.#from = total;
    one.#chances = new Float64Array([1]);
    return one;
  }

  /** Adds the other one, so many points higher, times `share`. */
  add(other: Distribution, points: number, share: number): void {
    const from = other.#from + points;
    this.#reach(from, from + other.#chances.length);
    const own = this.#chances;
    const added = other.#chances;
    const shift = from - this.#from;
    for (let at = 0; at < added.length; at += 1) {
      own[shift + at] = (own[shift + at] as number) + share * (added[at] as number);
    }
  }

  /** Without ends that do not matter. */
  trim(): void {
    const first = this.#chances.findIndex((chance) => chance > NEGLIGIBLE);
    const last = this.#chances.findLastIndex((chance) => chance > NEGLIGIBLE);
    this.#chances = this.#chances.slice(first, last + 1);
    this.#from += first;
  }

  /** The least total that at least so many percent of all do not exceed. */
  percentile(percent: number): number {
    const wanted = (percent / 100) * this.#chances.reduce((sum, chance) => sum + chance, 0);
    let sum = 0;
    const at = this.#chances.findIndex((chance) => {
      sum += chance;
      return sum >= wanted;
    });
    return this.#from + at;
  }

  #reach(from: number, to: number): void {
    const old = this.#chances;
    const oldFrom = this.#from;
    if (from >= oldFrom && to <= oldFrom + old.length) return;
    if (old.length === 0) {
      this.#from = from;
      this.#chances = new Float64Array(to - from);
      return;
    }
    this.#from = Math.max(0, Math.min(oldFrom, from - SLACK));
    this.#chances = new Float64Array(Math.max(oldFrom + old.length, to + SLACK) - this.#from);
    this.#chances.set(old, oldFrom - this.#from);
  }
}
