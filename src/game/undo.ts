/** Taking something back: the same in every family. Rolls and their numbers stay, and so does a farkle. */
import type { Undone } from './correction.ts';
import { newestDone } from './done.ts';
import type { Done, GameFacts, Played, Turn, Turns } from './game.ts';
import { putFirst } from './turns.ts';

/** What a family knows of the way back. */
export interface Backwards<G extends Played<G, T>, T extends Turn> {
  /** The turns once a skip is undone that somebody has rolled after; `before` is the turn that was skipped. */
  unskip(game: G, before: T): Turns<T>;
  /** What the points are again, where that is not in `back`. */
  points?(game: G, entry: Done<G, T>): Partial<G>;
}

/**
 * The game without the newest of these kinds. When nobody has rolled since, all turns are as they were before it; else
 * its own turn comes first and the present one waits unchanged.
 */
export function undo<G extends Played<G, T>, T extends Turn>(
  game: G,
  fits: (kind: Undone['kind']) => boolean,
  family: Backwards<G, T>,
): G {
  const found = newestDone(game.done, fits);
  if (found === undefined) throw new Error('There is nothing to take back.');
  const { entry, rest, rolledSince } = found;
  return {
    ...game,
    ...entry.back,
    ...family.points?.(game, entry),
    ...turnsAfter(game, entry, rolledSince, family),
    ...factsWithout(game, entry),
    done: rest,
  };
}

function turnsAfter<G extends Played<G, T>, T extends Turn>(
  game: G,
  { what, status, turns }: Done<G, T>,
  rolledSince: boolean,
  family: Backwards<G, T>,
): Turns<T> {
  const { turn, waiting, kept } = game;
  switch (what.kind) {
    case 'hold':
      return { turn: { ...turn, held: turn.held.with(what.slot, !what.held) }, waiting, kept };
    case 'claim':
      return { turn: choosingAgain(unclaimed(turn)), waiting, kept };
    case 'score':
    case 'bank': {
      if (turns === undefined) break;
      const again = choosingAgain(turns.turn);
      return rolledSince ? putFirst(game, again) : { ...withPresent(turns, turn), turn: again };
    }
    case 'skip':
      if (turns === undefined) break;
      return rolledSince ? family.unskip(game, turns.turn) : turns;
    case 'repair':
    case 'drop-out':
      if (turns === undefined) break;
      if (!rolledSince) return turns;
      // A box was opened in a finished game: there is no turn to return to.
      return status === 'over' ? { turn, waiting, kept } : putFirst(game, turns.turn);
    case 'adjustment':
    case 'name':
      break;
    default:
      return what satisfies never;
  }
  return { turn, waiting, kept };
}

/** The choice is made anew with the same dice, without another roll: what followed was seen. */
function choosingAgain<T extends Turn>(turn: T): T {
  return { ...turn, stopped: true, again: true };
}

function unclaimed<T extends Turn>(turn: T): T {
  const { claimed: _, ...others } = turn;
  return others as T;
}

/** What is forgotten and marked when this is taken back: the winners are gone, a game that was over goes on. */
function factsWithout<G extends GameFacts, T extends Turn>(
  game: GameFacts,
  { player, what, status }: Done<G, T>,
): Pick<GameFacts, 'players' | 'status' | 'winners' | 'corrected'> {
  return {
    players: what.kind === 'name' ? game.players.with(player, what.was) : game.players,
    status,
    winners: [],
    corrected: game.corrected || (what.kind !== 'hold' && what.kind !== 'name'),
  };
}

/** The turns as they were, but for the holds of the turn that was gone on with since. */
function withPresent<T extends Turn>(turns: Turns<T>, { player, round, rolls, held }: T): Turns<T> {
  const at = turns.waiting.findIndex(
    (each) => each.player === player && each.round === round && each.rolls === rolls,
  );
  const before = turns.waiting[at];
  return before === undefined ? turns : { ...turns, waiting: turns.waiting.with(at, { ...before, held }) };
}
