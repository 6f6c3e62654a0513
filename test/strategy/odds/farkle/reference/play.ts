/**
 * Games of Farkle played out, roll by roll, by people who play for most points of each turn and by players of the house as
 * they decide at the table. Shares nothing with the odds but what a choice is worth: no chance is ever carried on.
 */
import type { Face, FarkleRules, SeenFarkle } from '../../../../../src/game/index.ts';
import type { Outcome } from '../../reference/play.ts';
import { farklePlayer } from './players.ts';

/** Numbers that each die is drawn from. */
const FAIR = 2 ** 32 - (2 ** 32 % 6);

/** So many games from this position on: who won how many alone, and how many were shared. `draw`: below 2^32. */
export function playedOut(rules: FarkleRules, draw: () => number, seen: SeenFarkle, games: number): Outcome {
  const wins = seen.players.map(() => 0);
  let ties = 0;
  const play = playing(rules, draw, seen);
  for (let game = 0; game < games; game += 1) {
    const totals = play();
    const most = Math.max(...totals);
    const first = totals.indexOf(most);
    if (rules.ties === 'shared' && totals.lastIndexOf(most) !== first) ties += 1;
    else wins[first] = (wins[first] as number) + 1;
  }
  return { wins, ties };
}

/** Plays one game to its end: the totals. */
function playing(rules: FarkleRules, draw: () => number, seen: SeenFarkle): () => readonly number[] {
  const { players, farklePenalty, emptyFirstRoll, target } = { ...rules, ...seen };
  const seats = players.map((name) => farklePlayer(rules, name, () => draw() / 2 ** 32));

  return () => {
    let now: SeenFarkle = seen;
    for (let isBegun = true; ; isBegun = false) {
      const { player } = now.turn;
      const gained = turn(now, isBegun);
      const row = gained > 0 ? 0 : (now.farkles[player] as number) + 1;
      const isDue = row === farklePenalty?.inARow;
      const before = now.totals[player] as number;
      const total = before + (isDue ? (farklePenalty?.points ?? 0) : gained);
      const totals = now.totals.with(player, total);
      const reaches = now.reachedBy === undefined && gained > 0 && total >= target;
      if (reaches && rules.atTarget === 'ends') return totals;
      const reachedBy = reaches ? player : now.reachedBy;
      const next = (player + 1) % players.length;
      if (next === reachedBy) return totals;
      const farkles = now.farkles.with(player, isDue ? 0 : row);
      now = { ...now, totals, farkles, reachedBy, turn: { ...now.turn, player: next } };
    }
  };

  /** Points that are banked; 0: a farkle. */
  function turn(now: SeenFarkle, isBegun: boolean): number {
    const { player, dice: lying, set, points: before } = now.turn;
    const decide = seats[player] as ReturnType<typeof farklePlayer>;
    const begun = isBegun ? lying?.filter((_, slot) => set[slot] !== true) : undefined;
    let points = begun === undefined ? 0 : before;
    let isFirst = begun === undefined;
    for (let dice = begun ?? rolled(rules.dice); ; isFirst = false) {
      let done = decide(now, dice, points);
      if (done === undefined && isFirst && emptyFirstRoll !== null) {
        points += emptyFirstRoll;
        done = decide(now, dice, points, true);
      }
      if (done === undefined) return 0;
      points += done.points;
      if (done.dice === 0) return points;
      dice = rolled(done.dice);
    }
  }

  function rolled(count: number): readonly Face[] {
    const dice: Face[] = [];
    while (dice.length < count) {
      const number = draw();
      if (number < FAIR) dice.push(((number % 6) + 1) as Face);
    }
    return dice.sort();
  }
}
