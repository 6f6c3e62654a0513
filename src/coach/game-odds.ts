/** The odds of games by one rule set, with its table from the data folder. */
import type { FarkleRules, FiveDiceRules, RuleSet, Seen, SeenCards, SeenFarkle } from '../game/index.ts';
import { noRace } from '../strategy/farkle/race.ts';
import { bestTurnOf } from '../strategy/farkle/turn.ts';
import { tooLarge } from '../strategy/five-dice/advice.ts';
import { cardOdds } from '../strategy/odds/cards.ts';
import { type RaceOdds, raceOdds } from '../strategy/odds/race.ts';
import type { OddsWork } from '../strategy/odds/work.ts';
import { racing } from './race.ts';
import { valuesOf } from './values.ts';

/** Methods, so that the record takes the rules and games of both families. */
export interface GameOdds<S extends Seen = Seen> {
  of(seen: S): OddsWork;
  /** What is the same for every game: worked out while nobody asks. */
  begin(): Generator<undefined, void>;
}

interface OddsFamily<R extends RuleSet, S extends Seen> {
  by(rules: R, dataDir: string, chance: () => number): GameOdds<S> | undefined;
}

const FAMILIES: {
  readonly 'five-dice': OddsFamily<FiveDiceRules, SeenCards>;
  readonly farkle: OddsFamily<FarkleRules, SeenFarkle>;
} = {
  'five-dice': {
    by: (rules, dataDir) => (tooLarge(rules) === undefined ? cardOdds(valuesOf(rules, dataDir)) : undefined),
  },
  farkle: {
    by: (rules, dataDir) => {
      if (noRace(rules, bestTurnOf(rules).unit) !== undefined) return undefined;
      const work = racing(rules, dataDir);
      let odds: RaceOdds | undefined;
      // Whoever asks goes on with what others have begun.
      function* race(): Generator<undefined, RaceOdds> {
        while (odds === undefined) {
          const step = work.next();
          if (step.done === true) odds = raceOdds(step.value);
          else yield;
        }
        return odds;
      }
      return {
        *begin() {
          yield* race();
        },
        *of(seen) {
          return (yield* race())(seen);
        },
      };
    },
  },
};

/** Undefined for a set that cannot be worked out. `chance`: numbers from 0 to below 1. */
export function oddsBy(rules: RuleSet, dataDir: string, chance: () => number): GameOdds | undefined {
  const family: OddsFamily<RuleSet, Seen> = FAMILIES[rules.family];
  return family.by(rules, dataDir, chance);
}
