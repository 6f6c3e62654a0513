/** How the turns of each player of a game end, remembered: most games ask for the same few hundred again and again. */
import {
  type FarkleRules,
  type HousePlayer,
  houseSeat,
  pointsByTable,
  type SeenFarkle,
} from '../../../game/index.ts';
import { bestTurnOf, type TurnModel } from '../../farkle/turn.ts';
import { beginningOf, endsOfTurn, type TurnAt, type TurnEnds } from './ends.ts';
import { offersOf, rollsWithOffers, sparedOffers } from './offers.ts';
import type { Task } from './task.ts';
import { bankAll, type FarkleWay, wayOf } from './ways.ts';

export interface FarkleTurns {
  readonly rules: FarkleRules;
  readonly turn: TurnModel;
  /** From before the first roll on. */
  readonly ends: (player: HousePlayer | undefined, task: Task) => TurnEnds;
  /** The turn under way. `way`: how it is played, else as such a player does. */
  readonly endsNow: (seen: SeenFarkle, task: Task, way?: FarkleWay) => TurnEnds;
  readonly endsOf: (way: FarkleWay) => TurnEnds;
}

export function farkleTurns(rules: FarkleRules): FarkleTurns {
  const turn = bestTurnOf(rules);
  const rolls = rollsWithOffers(rules);
  const pointsOf = pointsByTable(rules);
  const ofRolling = remembered(turn, rules.dice);
  const wayFor = (player: HousePlayer | undefined, task: Task): FarkleWay =>
    wayOf(rules, ofRolling, player)(task);
  const walk = (way: FarkleWay, at: TurnAt): TurnEnds => endsOfTurn(rules, turn.unit, rolls, way, at);
  const known = new Map<HousePlayer | undefined, readonly TurnEnds[][]>();
  const ends: FarkleTurns['ends'] = (player, task) => {
    const own = known.get(player) ?? [[], [], [], []];
    known.set(player, own);
    const found = own[2 * Number(task.entered) + Number(task.last)] as TurnEnds[];
    const [far] = task.last ? [] : found;
    // Farther away than any turn goes, it is all the same how far.
    if (far !== undefined && task.wins > far.most) return far;
    const step = task.wins === FAR ? 0 : Math.max(1, Math.ceil(task.wins / turn.unit));
    if (
      !task.last &&
      step > 0 &&
      far === undefined &&
      task.wins > ends(player, { ...task, wins: FAR }).most
    ) {
      return found[0] as TurnEnds;
    }
    found[step] ??= walk(wayFor(player, task), beginningOf(rules));
    return found[step];
  };
  return {
    ...{ rules, turn, ends, endsOf: (way) => walk(way, beginningOf(rules)) },
    endsNow: ({ players, turn: now }, task, way) => {
      const { player, dice, set, points, spared, stopped } = now;
      if (dice === undefined)
        return way === undefined ? ends(seatOf(players, player), task) : walk(way, beginningOf(rules));
      const free = dice.filter((_, slot) => set[slot] !== true);
      const roll = spared === true ? sparedOffers(rules) : offersOf(rules, pointsOf, free);
      // Nothing scores: the turn is over.
      if (roll.offers.length === 0) return walk(nothing, { points: 0, dice: 0, roll });
      const own = stopped === true ? bankAll : (way ?? wayFor(seatOf(players, player), task));
      return walk(own, { points, dice: free.length, roll });
    },
  };
}

/** Those that people will play: worked out while nobody asks. */
export function* usualTurns({ rules, turn, ends }: FarkleTurns): Generator<undefined, void> {
  for (const last of [false, true]) {
    for (let wins = turn.unit; wins <= rules.target; wins += turn.unit) {
      ends(undefined, { entered: true, wins, last });
      yield;
    }
  }
}

const FAR = Number.POSITIVE_INFINITY;
const nothing: FarkleWay = () => undefined;

export function seatOf(players: readonly string[], player: number): HousePlayer | undefined {
  return houseSeat(players[player] ?? '');
}

/** Beyond its table it is worked out anew each time. */
function remembered({ ofRolling, unit }: TurnModel, dice: number): TurnModel['ofRolling'] {
  const known: number[] = [];
  return (points, left) => {
    const at = (points / unit) * (dice + 1) + left;
    known[at] ??= ofRolling(points, left);
    return known[at];
  };
}
