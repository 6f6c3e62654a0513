/** Chances of totals, kept where they are not negligible. Totals are whole numbers from 0. */

/** Moved at either end of a distribution, many times over: still far from any figure that is told. */
const NEGLIGIBLE = 1e-14;
/** Room for what is added later, in points. */
const SLACK = 32;

const NO_ROOM = new Float64Array(0);

export class Distribution {
  #chances: Float64Array = NO_ROOM;
  /** The total of the first entry. */
  #from = 0;
  /** What is used of the room: from `#first` up to before `#end`. */
  #first = 0;
  #end = 0;

  static certain(total: number): Distribution {
    const one = new Distribution();
    one.#from = total;
    one.#chances = new Float64Array([1]);
    one.#end = 1;
    return one;
  }

  /** `counts`: of each total from 0 on, how often it came in so many cases. */
  static counted(counts: Float64Array, cases: number): Distribution {
    const all = new Distribution();
    all.#chances = counts.map((count) => count / cases);
    all.#end = counts.length;
    all.trim(0);
    return all;
  }

  /** The least and the largest total that has a chance. */
  get least(): number {
    return this.#from + this.#first;
  }

  get most(): number {
    return this.#from + this.#end - 1;
  }

  chanceOf(total: number): number {
    const at = total - this.#from;
    return at >= this.#first && at < this.#end ? (this.#chances[at] as number) : 0;
  }

  get mean(): number {
    let sum = 0;
    for (let total = this.least; total <= this.most; total += 1) sum += total * this.chanceOf(total);
    return sum / this.sum;
  }

  /** All chances together: less than 1 where something was left out. */
  get sum(): number {
    let sum = 0;
    for (let at = this.#first; at < this.#end; at += 1) sum += this.#chances[at] as number;
    return sum;
  }

  /** Adds the other one, so many points higher, times `share`. */
  add(other: Distribution, points: number, share: number): void {
    const length = other.#end - other.#first;
    const from = other.#from + other.#first + points;
    this.#reach(from, from + length);
    const own = this.#chances;
    const added = other.#chances;
    const first = from - this.#from;
    const shift = other.#first - first;
    for (let at = first; at < first + length; at += 1) {
      own[at] = (own[at] as number) + share * (added[at + shift] as number);
    }
  }

  /** Ends that do not matter count as the totals next to them. */
  trim(negligible = NEGLIGIBLE): void {
    const chances = this.#chances;
    for (; this.#first + 1 < this.#end; this.#first += 1) {
      const here = chances[this.#first] as number;
      if (here > negligible) break;
      chances[this.#first + 1] = (chances[this.#first + 1] as number) + here;
    }
    for (; this.#first + 1 < this.#end; this.#end -= 1) {
      const here = chances[this.#end - 1] as number;
      if (here > negligible) break;
      chances[this.#end - 2] = (chances[this.#end - 2] as number) + here;
    }
  }

  /** The least total that at least so many percent of all do not exceed. */
  percentile(percent: number): number {
    const wanted = (percent / 100) * this.sum;
    let sum = 0;
    for (let at = this.#first; at < this.#end; at += 1) {
      sum += this.#chances[at] as number;
      if (sum >= wanted) return this.#from + at;
    }
    return this.most;
  }

  #reach(from: number, to: number): void {
    const old = this.#chances;
    if (this.#end === this.#first) {
      this.#chances = new Float64Array(to - from + 2 * SLACK);
      this.#from = Math.max(0, from - SLACK);
      this.#first = from - this.#from;
      this.#end = to - this.#from;
      return;
    }
    const [least, most] = [Math.min(from, this.least), Math.max(to, this.most + 1)];
    if (least < this.#from || most > this.#from + old.length) {
      const start = Math.max(0, least - SLACK);
      const room = new Float64Array(most + SLACK - start);
      room.set(old.subarray(this.#first, this.#end), this.least - start);
      this.#chances = room;
      this.#from = start;
    }
    this.#first = least - this.#from;
    this.#end = most - this.#from;
  }
}
