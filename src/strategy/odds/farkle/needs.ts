/** What players of Farkle must get in one turn, to reach the target with it or to overtake who has reached it. */
import type { SeenFarkle, TurnNeed } from '../../../game/index.ts';
import { leastBank } from '../../house/greedy.ts';
import { taskOf } from './task.ts';
import { type FarkleTurns, seatOf } from './turns.ts';
import type { FarkleWay } from './ways.ts';

/** Rarer is no goal that anybody could have in mind, unless there is no other turn. */
const LEAST_CHANCE = 0.01;

/** Who is on comes first. `wayOf`: how players play, else as such a player does. */
export function turnNeeds(
  turns: FarkleTurns,
  seen: SeenFarkle,
  wayOf: (player: number) => FarkleWay | undefined = () => undefined,
): readonly TurnNeed[] {
  const { rules, turn: model } = turns;
  const { turn, reachedBy, players } = seen;
  // Nobody has to pass who has dropped out.
  const totals = seen.totals.map((total, player) => (seen.droppedOut.includes(player) ? 0 : total));
  const toCome = playersToCome(seen);
  return toCome.flatMap((player): readonly TurnNeed[] => {
    const isOn = player === turn.player;
    const task = taskOf(rules, totals, player, reachedBy);
    const least = Math.max(task.wins, leastBank(rules, Number(task.entered)));
    const points = Math.ceil(least / model.unit) * model.unit;
    const seat = seatOf(players, player);
    const held = isOn ? turn.points : 0;
    // Farther than a turn for points goes, nobody gets in another way either.
    const far = turns.ends(seat, { ...task, wins: Number.POSITIVE_INFINITY, last: false });
    if (!task.last && points - held > far.most) return [];
    const way = wayOf(player);
    const fresh = () => (way === undefined ? turns.ends(seat, task) : turns.endsOf(way));
    const { chances } = isOn ? turns.endsNow(seen, task, way) : fresh();
    const chance = chances.subarray(points / model.unit).reduce((sum, each) => sum + each, 0);
    if (chance === 0 || (!task.last && chance < LEAST_CHANCE)) return [];
    return [
      {
        ...{ player, points, chance: Math.min(1, chance) },
        ...{ turn: isOn ? 'this' : 'next', held },
        atLeast: rules.atTarget === 'othersGetOneTurn' && !(task.last && toCome.length === 1),
      },
    ];
  });
}

/** From who is on to the last one who has a turn. */
function playersToCome({ players, turn, reachedBy, droppedOut }: SeenFarkle): readonly number[] {
  const order = players.map((_, step) => (turn.player + step) % players.length);
  const end = reachedBy === undefined ? -1 : order.indexOf(reachedBy);
  return order.slice(0, end < 0 ? order.length : end).filter((player) => !droppedOut.includes(player));
}
