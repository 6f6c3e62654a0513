/** Taking something back in a Farkle game. Farkles come with their rolls and are never taken back. */
import type { Undone } from '../correction.ts';
import { factsWithout, newestDone, withPresent } from '../done.ts';
import type { Done, FarkleGame, FarkleTurn, Turns } from '../game.ts';
import { putFarkleFirst, unskipFarkle } from './turns.ts';

type FarkleDone = Done<FarkleGame, FarkleTurn>;

/** As `undoFiveDice`. */
export function undoFarkle(game: FarkleGame, fits: (kind: Undone['kind']) => boolean): FarkleGame {
  const found = newestDone(game.done, fits);
  if (found === undefined) throw new Error('There is nothing to take back.');
  const { entry, rest, rolledSince } = found;
  return {
    ...game,
    ...entry.back,
    ...pointsAfter(game, entry),
    ...turnsAfter(game, entry, rolledSince),
    ...factsWithout(game, entry),
    done: rest,
    lastTurn: undefined,
  };
}

function pointsAfter(game: FarkleGame, { player, what, turns }: FarkleDone): Partial<FarkleGame> {
  const less = (points: number) => game.totals.with(player, (game.totals[player] ?? 0) - points);
  if (what.kind === 'adjustment') return { totals: less(what.points) };
  if (what.kind !== 'bank' || turns === undefined) return {};
  const sheet = game.sheet[player] ?? [];
  return {
    totals: less(what.points),
    turns: game.turns.with(player, (game.turns[player] ?? 0) - 1),
    sheet: game.sheet.with(player, sheet.toSpliced(turns.turn.place ?? sheet.length - 1, 1)),
  };
}

function turnsAfter(
  game: FarkleGame,
  { player, what, status, turns }: FarkleDone,
  rolledSince: boolean,
): Turns<FarkleTurn> {
  const { turn, waiting, kept } = game;
  switch (what.kind) {
    case 'hold':
      return { turn: { ...turn, held: turn.held.with(what.slot, !what.held) }, waiting, kept };
    case 'bank': {
      if (turns === undefined) break;
      // The choice is made again with the same dice, as in the other games: set aside anew and banked, not rolled.
      const own: FarkleTurn = { ...turns.turn, stopped: true, again: true };
      return rolledSince ? putFarkleFirst(game, own) : { ...withPresent(turns, turn), turn: own };
    }
    case 'skip':
      if (turns === undefined) break;
      return rolledSince ? unskipFarkle(game, player) : turns;
    case 'drop-out':
      if (turns === undefined || status === 'over') break;
      return rolledSince ? putFarkleFirst(game, turns.turn) : turns;
    case 'adjustment':
    case 'name':
    case 'score':
    case 'claim':
    case 'repair':
      break;
    default:
      return what satisfies never;
  }
  return { turn, waiting, kept };
}
