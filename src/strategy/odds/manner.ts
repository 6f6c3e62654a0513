/** How somebody plays, as far as it decides how turns end. */
import { AT_ONCE, type EndingChances, type Follow, type Underway } from '../five-dice/follow.ts';
import type { Model, ModelRow } from '../five-dice/model.ts';
import type { RollOutcome } from '../five-dice/outcomes.ts';

export interface Manner {
  /** From the beginning of a turn on. */
  readonly follow: Follow;
  /** From the dice that lie there on. */
  readonly endings: (turn: Underway) => EndingChances;
  /** About how much of what best play makes of a card: it tells what cards are alike. */
  readonly makes: number;
}

/** How a turn ends: of these outcomes (by number) the chances, which stand at their numbers. The same arrays each time. */
export interface Shares {
  readonly outcomes: readonly number[];
  readonly chances: Float64Array;
}

/**
 * Of a way to play that knows one subtotal at a time; `endings` offers the same outcomes for all subtotals of a row.
 * `alike`: a name of each subtotal; with those of one name every turn ends alike.
 */
export function mannerByShares(
  model: Model,
  endings: (turn: Underway) => Shares,
  alike: readonly string[] = [],
): Omit<Manner, 'makes'> {
  const outcomeAt = (number: number): RollOutcome => model.outcomes[number] as RollOutcome;
  const { hands, rules } = model;
  const chances = new Float64Array(AT_ONCE * model.outcomes.length);
  const firstRoll = new Float64Array(hands.chances.length);
  return {
    follow: (row, upper, isWanted) => {
      const { high } = model.rows[row] as ModelRow;
      let offered: readonly number[] = [];
      let ended: Shares | undefined;
      let last: string | undefined;
      for (let lane = 0; lane < AT_ONCE && upper + lane <= high; lane += 1) {
        if (!isWanted(lane)) continue;
        const name = alike[upper + lane];
        if (ended === undefined || name === undefined || name !== last) {
          firstRoll.set(hands.chances);
          ended = endings({ row, upper: upper + lane, chances: firstRoll, rollsLeft: rules.rolls - 1 });
        }
        last = name;
        offered = ended.outcomes;
        for (let index = 0; index < offered.length; index += 1) {
          chances[AT_ONCE * index + lane] = ended.chances[offered[index] as number] as number;
        }
      }
      return { outcomes: offered.map(outcomeAt), chances };
    },
    endings: (turn) => {
      const { outcomes, chances } = endings(turn);
      const possible = outcomes.filter((number) => (chances[number] as number) > 0);
      return new Map(possible.map((number) => [outcomeAt(number), chances[number] as number]));
    },
  };
}
