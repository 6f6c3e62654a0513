/** The odds of Farkle for any number of players: games played out, turn by turn, with turns drawn as each player's own end. */
import type { FarkleRules, Odds, SeenFarkle } from '../../../game/index.ts';
import type { OddsWork } from '../work.ts';
import { drawnOf } from './ends.ts';
import { turnNeeds } from './needs.ts';
import { taskOf } from './task.ts';
import { type FarkleTurns, seatOf } from './turns.ts';

/** Shares of wins are off by 0.16 points of percent then, and by three times as much in one of 400 cases. */
const GAMES = 100_000;
/** Off by 1.6 points of percent. */
export const FIRST_GAMES = 1000;
/** After so few there is something to tell, off by 6 points; then whenever it has become twice as good. */
const FEWEST_GAMES = 64;
const TWICE_AS_GOOD = 4;
/** Played in a row: hardly a millisecond. */
const PORTION = 20;
/** Nobody's game is as long: own sets may have entries that hardly anybody comes to. */
const MOST_TURNS = 2000;

/** A number from 0 to below 1. */
type Chance = () => number;

/** With first answers, each better than the one before. Undefined where nobody is left to beat. */
export function* sampledOdds(turns: FarkleTurns, seen: SeenFarkle, chance: Chance, games = GAMES): OddsWork {
  const inPlay = [...seen.players.keys()].filter((player) => !seen.droppedOut.includes(player));
  if (inPlay.length < 2 || seen.status !== 'playing') return undefined;
  const play = gamesFrom(turns, seen, inPlay, chance);
  const wins = seen.players.map(() => 0);
  let ties = 0;
  const needs = turnNeeds(turns, seen);
  const odds = (how: Odds['how'], played: number): Odds => ({
    players: wins.map((count) => ({ win: count / played })),
    ...{ tie: ties / played, how, assumes: 'bestTurns', needs },
  });
  let telling = FEWEST_GAMES;
  for (let played = 1; played <= games; played += 1) {
    const winner = play();
    if (winner === undefined) ties += 1;
    else wins[winner] = (wins[winner] as number) + 1;
    if (played === telling) {
      yield odds('first', played);
      telling *= TWICE_AS_GOOD;
    } else if (played % PORTION === 0) yield undefined;
  }
  return odds('sampled', games);
}

/** Plays one game to its end: who wins it alone; undefined: it is shared. */
function gamesFrom(
  turns: FarkleTurns,
  seen: SeenFarkle,
  inPlay: readonly number[],
  chance: Chance,
): () => number | undefined {
  const { rules } = turns;
  const { players, turn, totals: begun, farkles: inARow } = seen;
  const seats = players.map((_, player) => seatOf(players, player));
  const isIn = players.map((_, player) => inPlay.includes(player));
  const totals = new Float64Array(players.length);
  const farkles = new Int32Array(players.length);
  const now = turns.endsNow(seen, taskOf(rules, begun, turn.player, seen.reachedBy));
  const { unit } = turns.turn;
  return () => {
    totals.set(begun);
    farkles.set(inARow);
    let reachedBy = seen.reachedBy;
    let player = turn.player;
    let points = drawnOf(now, unit, chance);
    for (let played = 0; played < MOST_TURNS; played += 1) {
      add(rules, totals, farkles, player, points);
      if (reachedBy === undefined && points > 0 && (totals[player] as number) >= rules.target) {
        if (rules.atTarget === 'ends') break;
        reachedBy = player;
      }
      do player = (player + 1) % totals.length;
      while (isIn[player] !== true && player !== reachedBy);
      if (player === reachedBy) break;
      points = turns.draw(seats[player], taskOf(rules, totals, player, reachedBy), chance);
    }
    return winnerOf(rules, totals, inPlay);
  };
}

function add(
  { farklePenalty: penalty }: FarkleRules,
  totals: Float64Array,
  farkles: Int32Array,
  player: number,
  points: number,
): void {
  farkles[player] = points > 0 ? 0 : (farkles[player] as number) + 1;
  const isDue = penalty !== null && farkles[player] === penalty.inARow;
  if (isDue) farkles[player] = 0;
  totals[player] = (totals[player] as number) + (isDue ? penalty.points : points);
}

function winnerOf(
  { ties }: FarkleRules,
  totals: Float64Array,
  inPlay: readonly number[],
): number | undefined {
  let [best, most, level] = [-1, Number.NEGATIVE_INFINITY, 0];
  for (const player of inPlay) {
    const total = totals[player] as number;
    if (total > most) [best, most, level] = [player, total, 1];
    else if (total === most) level += 1;
  }
  return level > 1 && ties === 'shared' ? undefined : best;
}
