/**
 * The odds of a game of Farkle. Two who race are told exactly: people and the master play to win, others of the house in
 * their own way. More players, and sets whose end is another one, are told from games played out.
 */
import type { HousePlayer, Odds, SeenFarkle } from '../../../game/index.ts';
import { chanceToWin } from '../../farkle/advice.ts';
import { type Pair, pairOf } from '../../farkle/pair.ts';
import type { RaceModel } from '../../farkle/race.ts';
import { doneOnce } from '../../steps.ts';
import type { OddsWork } from '../work.ts';
import { FIRST_GAMES, sampledOdds } from './games.ts';
import { turnNeeds } from './needs.ts';
import { houseRacer, type PairChances, raceWays, solvingPairs } from './pairs.ts';
import { taskOf } from './task.ts';
import { type FarkleTurns, seatOf } from './turns.ts';
import type { FarkleWay } from './ways.ts';

/** Where two race: what has been found out about it, or is found out now. */
export interface RaceTables {
  readonly race: () => Generator<undefined, RaceModel>;
  /** Of one who plays to win against this player of the house. */
  readonly against: (player: HousePlayer) => Generator<undefined, PairChances>;
}

/** Who is neither a person nor the master. */
type Other = Exclude<HousePlayer, 'master'>;

/** Of the player who begins a turn with that total, in units, against another. */
type Begins = (player: number, own: number, theirs: number) => number;

/** How two play, once it is known. */
interface Known {
  readonly begins: Begins;
  /** Undefined: in the way of the house. Each one holds until the next is asked for. */
  readonly wayOf: (player: number) => FarkleWay | undefined;
}

/** `tables`: undefined where there is no race. `chance`: a number from 0 to below 1. */
export function farkleOdds(
  turns: FarkleTurns,
  tables: RaceTables | undefined,
  chance: () => number,
): (seen: SeenFarkle) => OddsWork {
  const { unit } = turns.turn;
  const houses = new Map<string, () => Generator<undefined, PairChances>>();
  return function* (seen) {
    const pair = tables && pairOf(turns, seen);
    if (tables === undefined || pair === undefined) return yield* sampledOdds(turns, seen, chance);
    const work = knownOf(tables, seen, pair);
    let step = work.next();
    if (step.done !== true) {
      const rough = sampledOdds(turns, seen, chance, FIRST_GAMES);
      for (let part = rough.next(); ; part = rough.next()) {
        yield part.value && { ...part.value, how: 'first', assumes: 'perfect' };
        if (part.done === true) break;
      }
    }
    while (step.done !== true) {
      yield undefined;
      step = work.next();
    }
    return told(seen, pair, step.value);
  };

  function* knownOf(tables: RaceTables, seen: SeenFarkle, pair: Pair): Generator<undefined, Known> {
    const { player, other } = pair;
    const [mine, theirs] = [otherSeat(seen, player), otherSeat(seen, other)];
    if (mine !== undefined && theirs !== undefined) {
      const chances = yield* betweenHouses(mine, theirs);
      return { begins: beginsOf(chances, player), wayOf: () => undefined };
    }
    const race = yield* tables.race();
    const ways = raceWays(race);
    const [own, against] = [pair.own / unit, pair.theirs / unit];
    const wayOf: Known['wayOf'] = (each) => {
      if (otherSeat(seen, each) !== undefined) return undefined;
      return each === player ? ways(own, against) : ways(against, own);
    };
    const house = mine ?? theirs;
    if (house === undefined) {
      return { begins: (_, now, than) => chanceToWin(race, now * unit, than * unit), wayOf };
    }
    const chances = yield* tables.against(house);
    return { begins: beginsOf(chances, mine === undefined ? player : other), wayOf };
  }

  function betweenHouses(one: Other, two: Other): Generator<undefined, PairChances> {
    const key = `${one} ${two}`;
    const totals = Math.ceil(turns.rules.target / unit);
    const begin = () => solvingPairs(totals, houseRacer(turns, one), houseRacer(turns, two));
    const work = houses.get(key) ?? doneOnce(begin);
    houses.set(key, work);
    return work();
  }

  /** `one`: whose chances they are. */
  function beginsOf({ oneBegins, twoBegins }: PairChances, one: number): Begins {
    const totals = Math.sqrt(oneBegins.length);
    return (player, own, theirs) =>
      player === one
        ? (oneBegins[own * totals + theirs] as number)
        : 1 - (twoBegins[theirs * totals + own] as number);
  }

  function told(seen: SeenFarkle, { player, other, own, theirs }: Pair, { begins, wayOf }: Known): Odds {
    const [mine, against] = [own / unit, theirs / unit];
    const { target } = turns.rules;
    let win = begins(player, mine, against);
    if (seen.turn.dice !== undefined) {
      const { chances } = turns.endsNow(
        seen,
        taskOf(turns.rules, seen.totals, player, undefined),
        wayOf(player),
      );
      win = chances.reduce((sum, chance, more) => {
        const reaches = own + more * unit >= target;
        return sum + (chance === 0 ? 0 : chance * (reaches ? 1 : 1 - begins(other, against, mine + more)));
      }, 0);
    }
    return {
      players: seen.players.map((_, each) => ({ win: each === player ? win : each === other ? 1 - win : 0 })),
      ...{ tie: 0, how: 'exact', assumes: 'perfect', needs: turnNeeds(turns, seen, wayOf) },
    };
  }
}

function otherSeat({ players }: SeenFarkle, player: number): Other | undefined {
  const seat = seatOf(players, player);
  return seat === 'master' ? undefined : seat;
}
