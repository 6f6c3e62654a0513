/** The odds of games by one rule set, with its table from the data folder. */
import type {
  FarkleRules,
  FiveDiceRules,
  HousePlayer,
  RuleSet,
  Seen,
  SeenCards,
  SeenFarkle,
} from '../game/index.ts';
import { noRace } from '../strategy/farkle/race.ts';
import { tooLarge } from '../strategy/five-dice/advice.ts';
import { cardOdds } from '../strategy/odds/cards.ts';
import { farkleOdds, type RaceTables } from '../strategy/odds/farkle/odds.ts';
import type { PairChances } from '../strategy/odds/farkle/pairs.ts';
import { type FarkleTurns, farkleTurns, usualTurns } from '../strategy/odds/farkle/turns.ts';
import type { OddsWork } from '../strategy/odds/work.ts';
import { doneOnce } from '../strategy/steps.ts';
import { racing, racingAgainst } from './race.ts';
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
    by: (rules, dataDir, chance) => {
      const turns = farkleTurns(rules);
      const hasRace = noRace(rules, turns.turn.unit) === undefined;
      const tables = hasRace ? raceTables(turns, dataDir) : undefined;
      return {
        of: farkleOdds(turns, tables, chance),
        *begin() {
          if (tables !== undefined) yield* tables.race();
          yield* usualTurns(turns);
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

function raceTables(turns: FarkleTurns, dataDir: string): RaceTables {
  const race = doneOnce(() => racing(turns.rules, dataDir));
  const houses = new Map<HousePlayer, () => Generator<undefined, PairChances>>();
  return {
    race,
    against: (player) => {
      const begin = function* (): Generator<undefined, PairChances> {
        return yield* racingAgainst(player, turns, yield* race(), dataDir);
      };
      const work = houses.get(player) ?? doneOnce(begin);
      houses.set(player, work);
      return work();
    },
  };
}
