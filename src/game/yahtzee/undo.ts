/** Taking something back in a five-dice game. */
import type { Undone } from '../correction.ts';
import { factsWithout, newestDone, withPresent } from '../done.ts';
import type { Done, FiveDiceGame, Turn, Turns } from '../game.ts';
import { putFirst, unskip } from './turns.ts';

/**
 * The game without the newest of these kinds. When nobody has rolled since, all turns are as they were before it; else
 * its own turn comes first and the present one waits unchanged. Rolls and their numbers stay.
 */
export function undoFiveDice(game: FiveDiceGame, fits: (kind: Undone['kind']) => boolean): FiveDiceGame {
  const found = newestDone(game.done, fits);
  if (found === undefined) throw new Error('There is nothing to take back.');
  const { entry, rest, rolledSince } = found;
  return {
    ...game,
    ...entry.back,
    ...turnsAfter(game, entry, rolledSince),
    ...factsWithout(game, entry),
    done: rest,
  };
}

function turnsAfter(
  game: FiveDiceGame,
  { what, status, turns }: Done<FiveDiceGame, Turn>,
  rolledSince: boolean,
): Turns<Turn> {
  const { turn, waiting, kept } = game;
  switch (what.kind) {
    case 'hold':
      return { turn: { ...turn, held: turn.held.with(what.slot, !what.held) }, waiting, kept };
    case 'claim': {
      const { claimed: _, ...unclaimed } = turn;
      return { turn: choosingAgain(unclaimed), waiting, kept };
    }
    case 'score': {
      if (turns === undefined) break;
      const again = choosingAgain(turns.turn);
      return rolledSince ? putFirst(game, again) : { ...withPresent(turns, turn), turn: again };
    }
    case 'skip':
      if (turns === undefined) break;
      return rolledSince ? unskip(game, turns.turn) : turns;
    case 'repair':
    case 'drop-out':
      if (turns === undefined) break;
      if (!rolledSince) return turns;
      // A box was opened in a finished game: there is no turn to return to.
      return status === 'over' ? { turn, waiting, kept } : putFirst(game, turns.turn);
    case 'adjustment':
    case 'name':
    case 'bank':
      break;
    default:
      return what satisfies never;
  }
  return { turn, waiting, kept };
}

/** Boxes are chosen without another roll: what followed was seen. */
function choosingAgain(turn: Turn): Turn {
  return { ...turn, stopped: true, again: true };
}
