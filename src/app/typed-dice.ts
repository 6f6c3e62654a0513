/** The dice of a rehearsal that are typed and not rolled yet. */
import type { Draw } from '../game/index.ts';
import { type Reaction, refused } from '../table/state/reaction.ts';
import { type Refusal, tableRefusal } from '../table/state/refusal.ts';
import { refusesDice, type TypedRoll, typedRolls } from '../table/state/rehearsal.ts';
import type { Situation } from '../table/state/situation.ts';

export class TypedDice {
  #rolls: readonly TypedRoll[] = [];

  get waits(): boolean {
    return this.#rolls.length > 0;
  }

  /** What still waits is replaced: who typed something wrong types it again. */
  replace(rolls: readonly TypedRoll[]): void {
    this.#rolls = rolls;
  }

  /**
   * A draw from the next typed roll. When `problem` has something to say afterwards, its dice are placeholders and the
   * decision must be dropped; else `take` uses the roll up.
   */
  attempt(): { readonly draw: Draw; readonly problem: () => Refusal | undefined; readonly take: () => void } {
    const [roll, ...rest] = this.#rolls;
    let problem: Refusal | undefined;
    let drawn = false;
    const draw: Draw = ({ count }) => {
      drawn = true;
      if (roll === undefined) problem = tableRefusal('type-dice');
      else if (roll.digits.length !== count) problem = wrongCount(roll, count);
      const digits = problem === undefined && roll !== undefined ? roll.digits : '1'.repeat(count);
      return [...digits].map((digit) => Number(digit) as 1 | 2 | 3 | 4 | 5 | 6);
    };
    const take = (): void => {
      if (drawn) this.#rolls = rest;
    };
    return { draw, problem: () => problem, take };
  }
}

/** One roll a line; refused as a whole when a line is wrong, or when the game is no rehearsal. */
export function typeDice(situation: Situation, text: string, typed: TypedDice): Reaction {
  const { ui, nowMs } = situation;
  const refusal = refusesDice(situation);
  if (refusal !== undefined) return refused(ui, refusal, nowMs);
  const rolls = typedRolls(text);
  if ('code' in rolls) return refused(ui, rolls, nowMs);
  typed.replace(rolls);
  return { type: 'shown', ui };
}

function wrongCount({ digits, line }: TypedRoll, count: number): Refusal {
  return tableRefusal('typed-wrong', { say: 'table.wrongCount', line, digits, count });
}
