/** How the turns of each player of a game end, remembered: most games ask for the same few hundred again and again. */
import {
  type FarkleRules,
  type HousePlayer,
  houseSeat,
  pointsByTable,
  type SeenFarkle,
} from '../../../game/index.ts';
import { bestTurnOf, type TurnModel } from '../../farkle/turn.ts';
import { turnDrawer } from './drawn.ts';
import { beginningOf, drawnOf, endsOfTurn, type TurnAt, type TurnEnds } from './ends.ts';
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
  /** Points of one turn, drawn by numbers from 0 to below 1. */
  readonly draw: (player: HousePlayer | undefined, task: Task, chance: () => number) => number;
}

/** A turn of some kind: how it is played, how often it was drawn, and how it ends where that has been worked out. */
interface Kind {
  readonly way: FarkleWay;
  drawn: number;
  ends?: TurnEnds;
}

/** To work out how a turn ends takes as long as to play so many of them. */
const WORTH_IT = 1000;

export function farkleTurns(rules: FarkleRules): FarkleTurns {
  const turn = bestTurnOf(rules);
  const rolls = rollsWithOffers(rules);
  const pointsOf = pointsByTable(rules);
  const ofRolling = remembered(turn, rules.dice);
  const wayFor = (player: HousePlayer | undefined, task: Task): FarkleWay =>
    wayOf(rules, ofRolling, player)(task);
  const walk = (way: FarkleWay, at: TurnAt): TurnEnds => endsOfTurn(rules, turn.unit, rolls, way, at);
  const drawTurn = turnDrawer(rules, rolls);
  const known = new Map<HousePlayer | undefined, readonly Kind[][]>();
  const kindOf = (player: HousePlayer | undefined, task: Task): Kind => {
    let own = known.get(player);
    if (own === undefined) {
      own = [[], [], [], []];
      known.set(player, own);
    }
    const found = own[2 * Number(task.entered) + Number(task.last)] as Kind[];
    // Farther away than any turn goes, it is all the same how far.
    if (!task.last) {
      found[0] ??= { way: wayFor(player, { ...task, wins: Number.POSITIVE_INFINITY }), drawn: 0 };
      if (task.wins > endsOfKind(found[0]).most) return found[0];
    }
    const step = Math.max(1, Math.ceil(task.wins / turn.unit));
    found[step] ??= { way: wayFor(player, task), drawn: 0 };
    return found[step];
  };
  const endsOfKind = (kind: Kind): TurnEnds => {
    kind.ends ??= walk(kind.way, beginningOf(rules));
    return kind.ends;
  };
  const ends: FarkleTurns['ends'] = (player, task) => endsOfKind(kindOf(player, task));
  const draw: FarkleTurns['draw'] = (player, task, chance) => {
    const kind = kindOf(player, task);
    kind.drawn += 1;
    if (kind.ends === undefined && kind.drawn < WORTH_IT) return drawTurn(kind.way, chance);
    return drawnOf(endsOfKind(kind), turn.unit, chance);
  };
  return {
    ...{ rules, turn, ends, draw, endsOf: (way) => walk(way, beginningOf(rules)) },
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
