/** Plays by what is said alone, as a person does who knows the rules and where the buttons are. */
import type { Input } from '../../hardware/cabinet.ts';

const MOST_PRESSES = 2000;
/** Boxes of a card, walked through once: then whatever is shown is scratched. */
const BOXES = 13;

export class BlindPlayer {
  #dice: readonly number[] = [];
  #kept = new Set<number>();
  #walked = 0;

  /** `press` resolves with all that was said because of it. Resolves with what was said at the end of the game. */
  async play(press: (input: Input) => Promise<string>): Promise<string> {
    let heard = await press('lever');
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if (/finishes with| wins with |share the win/.test(heard)) return heard;
      heard = await press(this.#next(heard));
    }
    throw new Error(`The game never ended; the last words were "${heard}".`);
  }

  #next(heard: string): Input {
    this.#remember(heard);
    if (/Press select again/.test(heard)) return 'select';
    if (/twice to scratch|There is no .*accept/.test(heard)) {
      this.#walked += 1;
      return this.#walked > BOXES ? 'select' : 'next';
    }
    if (/would get \d+ points?\.|\w\. The Total is \d/.test(heard)) return 'select';
    if (/[Nn]o rolls left/.test(heard)) return 'next';
    if (/Pull the lever/.test(heard)) return 'lever';
    // Somebody's dice lie, and may roll again.
    const wanted = this.#dice.findIndex(
      (face, slot) => face === commonest(this.#dice) && !this.#kept.has(slot + 1),
    );
    if (wanted !== -1) return `hold${wanted + 1}` as Input;
    return this.#kept.size === this.#dice.length ? 'next' : 'lever';
  }

  #remember(heard: string): void {
    if (/'s turn\./.test(heard)) {
      this.#kept.clear();
      this.#walked = 0;
    }
    const faces = /Dice: ([\d, ]+)\./.exec(heard)?.[1];
    if (faces !== undefined) this.#dice = faces.split(', ').map(Number);
    for (const [, die] of heard.matchAll(/Die (\d), a \d, stays\./g)) this.#kept.add(Number(die));
  }
}

function commonest(faces: readonly number[]): number {
  const count = (face: number) => faces.filter((each) => each === face).length;
  return [...faces].sort((a, b) => count(b) - count(a) || b - a)[0] ?? 0;
}
