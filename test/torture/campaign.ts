/** A campaign tries again and again to make the table lose something, and counts. */
import { Chance } from './chance.ts';

/** How many tries a campaign makes. */
export interface Tries {
  /** In `npm run torture`. */
  readonly full: number;
  /** In `npm test`, and with `--quick`. */
  readonly quick: number;
}

export interface Campaign {
  readonly name: string;
  /** What is done, and what must hold, in one sentence that goes on from the number of tries: "kills: …". */
  readonly what: string;
  readonly tries: Tries;
  /** Figures that README.md here tells. */
  readonly told?: readonly string[];
  /** In full it makes fewer tries when there is nothing left to try. */
  readonly endsEarly?: boolean;
  run(trial: Trial): Promise<void>;
}

/** Losses that are told in words; the others only count. */
const TOLD = 10;

/** One run of a campaign: where its chance comes from, and what became of its tries. */
export class Trial {
  readonly tries: number;
  readonly chance: Chance;
  /** Of wall time, in a run that was ended and that this one goes on with. */
  earlierSeconds = 0;
  survived = 0;
  lost = 0;
  /** What was lost, in words; the first few. */
  readonly losses: string[] = [];
  /** What was measured by the way: name → value with its unit. */
  readonly figures = new Map<string, string>();

  constructor(tries: number, seed: number) {
    this.tries = tries;
    this.chance = new Chance(seed);
  }

  /** One try: survived unless `work` throws. */
  async attempt(what: string, work: () => Promise<void> | void): Promise<boolean> {
    try {
      await work();
      this.survived += 1;
      return true;
    } catch (error) {
      this.lose(`${what}: ${error instanceof Error ? error.message : error}`);
      return false;
    }
  }

  lose(what: string): void {
    this.lost += 1;
    if (this.losses.length < TOLD) this.losses.push(what);
  }

  /** Keeps the largest value of a figure. */
  worst(name: string, value: number, unit: string): void {
    const before = Number.parseFloat(this.figures.get(name) ?? '-Infinity');
    if (value > before) this.figures.set(name, `${Number(value.toFixed(1))} ${unit}`);
  }
}

/** Throws, as a loss, when something that must hold does not. */
export function must(holds: boolean, otherwise: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
}
