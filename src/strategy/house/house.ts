/** The players of the house: each decides from what everybody at the table sees. */

import type {
  FarkleRules,
  FiveDiceRules,
  HousePlayer,
  Move,
  RuleSet,
  Seen,
  SeenCards,
  SeenFarkle,
} from '../../game/index.ts';
import type { AdviserOf } from '../choices.ts';
import type { RaceOf } from '../farkle/race.ts';
import { carefulCards, carefulFarkle } from './careful.ts';
import type { Chance, Decide } from './decide.ts';
import { greedyCards, greedyFarkle } from './greedy.ts';
import { racingFarkle } from './racing.ts';
import {
  choosesBest,
  choosesFarkleLikePeople,
  choosesLikePeople,
  valuedCards,
  valuedFarkle,
} from './valued.ts';

/** What has been worked out, for those who would ask it. */
export interface KnownPlay {
  readonly adviserOf: AdviserOf;
  readonly raceOf: RaceOf;
}

const NOTHING_KNOWN: KnownPlay = { adviserOf: () => undefined, raceOf: () => undefined };

/** A method, so that the record takes the rules and games of both families. */
interface House<R extends RuleSet, S extends Seen> {
  seat(rules: R, player: HousePlayer, known: KnownPlay): { decide(seen: S, chance: Chance): Move };
}

const HOUSES: {
  readonly 'five-dice': House<FiveDiceRules, SeenCards>;
  readonly farkle: House<FarkleRules, SeenFarkle>;
} = {
  'five-dice': {
    seat: (rules, player, { adviserOf }) => ({ decide: cardsBy(rules, player, adviserOf) }),
  },
  farkle: { seat: (rules, player, { raceOf }) => ({ decide: farkleBy(rules, player, raceOf) }) },
};

/** How this player of the house plays by these rules. */
export function houseDecides(
  rules: RuleSet,
  player: HousePlayer,
  known: Partial<KnownPlay> = {},
): Decide<Seen> {
  const house: House<RuleSet, Seen> = HOUSES[rules.family];
  const seat = house.seat(rules, player, { ...NOTHING_KNOWN, ...known });
  return (seen, chance) => seat.decide(seen, chance);
}

function cardsBy(rules: FiveDiceRules, player: HousePlayer, adviserOf: AdviserOf): Decide<SeenCards> {
  if (player === 'greedy') return greedyCards(rules);
  if (player === 'careful') return carefulCards(rules);
  // A set that nobody can work out is played greedily by those who would know its values.
  const adviser = adviserOf(rules);
  if (adviser === undefined) return greedyCards(rules);
  return valuedCards(
    rules,
    adviser,
    player === 'master' ? choosesBest : choosesLikePeople(strengthOf(player)),
  );
}

function farkleBy(rules: FarkleRules, player: HousePlayer, raceOf: RaceOf): Decide<SeenFarkle> {
  if (player === 'greedy') return greedyFarkle(rules);
  if (player === 'careful') return carefulFarkle(rules);
  if (player === 'master') return racingFarkle(rules, raceOf, valuedFarkle(rules, choosesBest));
  return valuedFarkle(rules, choosesFarkleLikePeople(strengthOf(player)));
}

export function strengthOf(player: HousePlayer): number {
  return Number(player.split(':')[1]);
}
