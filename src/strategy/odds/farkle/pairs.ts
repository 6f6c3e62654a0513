/**
 * Two at Farkle who each play in a way of their own: the chance of one of them from every pair of totals, exactly. Banked
 * points only grow, so a pair depends on later ones, and on itself after a farkle of both.
 */
import type { FarkleRules, HousePlayer } from '../../../game/index.ts';
import { chanceToWin } from '../../farkle/advice.ts';
import { type RaceModel, turnInRace } from '../../farkle/race.ts';
import type { TurnEnds } from './ends.ts';
import type { FarkleTurns } from './turns.ts';
import { type FarkleWay, raceWay } from './ways.ts';

/** How turns end from a total, in units, against another. */
export type Racer = (own: number, other: number) => TurnEnds;

/** Chances of one to win, `[one * totals + two]`. */
export interface PairChances {
  readonly oneBegins: Float64Array;
  readonly twoBegins: Float64Array;
}

/** Pairs that are done in a row: some milliseconds. */
const PORTION = 64;

export function* solvingPairs(totals: number, one: Racer, two: Racer): Generator<undefined, PairChances> {
  const oneBegins = new Float64Array(totals ** 2);
  const twoBegins = new Float64Array(totals ** 2);
  let done = 0;
  for (let sum = 2 * (totals - 1); sum >= 0; sum -= 1) {
    for (let own = Math.max(0, sum - totals + 1); own <= Math.min(sum, totals - 1); own += 1) {
      const other = sum - own;
      const mine = one(own, other).chances;
      const theirs = two(other, own).chances;
      let win = 0;
      for (let more = 1; more < mine.length; more += 1) {
        const then = own + more < totals ? (twoBegins[(own + more) * totals + other] as number) : 1;
        win += (mine[more] as number) * then;
      }
      let left = 0;
      for (let more = 1; more < theirs.length && other + more < totals; more += 1) {
        left += (theirs[more] as number) * (oneBegins[own * totals + other + more] as number);
      }
      const [farkle, theirFarkle] = [mine[0] as number, theirs[0] as number];
      const begins = (win + farkle * left) / (1 - farkle * theirFarkle);
      oneBegins[own * totals + other] = begins;
      twoBegins[own * totals + other] = left + theirFarkle * begins;
      done += 1;
      if (done % PORTION === 0) yield;
    }
  }
  return { oneBegins, twoBegins };
}

/** A player of the house, who looks at no other total while nobody has reached the target. */
export function houseRacer(turns: FarkleTurns, player: HousePlayer): Racer {
  const { rules, turn } = turns;
  return (own) => turns.ends(player, taskAt(rules, own * turn.unit));
}

/** Who plays to win the race. */
export function bestRacer(turns: FarkleTurns, race: RaceModel): Racer {
  const ways = raceWays(race);
  return (own, other) => turns.endsOf(ways(own, other));
}

/** Totals in units. */
export function raceWays(race: RaceModel): (own: number, other: number) => FarkleWay {
  const { unit } = race.turn;
  const begin = turnInRace(race);
  return (own, other) => {
    const afterFarkle = 1 - chanceToWin(race, other * unit, own * unit);
    return raceWay(begin(own, other, afterFarkle), own, unit);
  };
}

function taskAt({ target }: FarkleRules, own: number) {
  return { entered: own > 0, wins: target - own, last: false };
}
