/** When a Farkle game ends. */
import type { Decision } from '../decision.ts';
import type { GameEvent } from '../event.ts';
import type { Corrected } from '../family.ts';
import type { FarkleGame } from '../game.ts';
import { winnersOf } from '../set-facts.ts';
import { nextInOrder } from '../turns.ts';
import type { FarkleRules } from './rule-set.ts';

export interface Ending {
  /** To be told by the event that ends the turn, where only turns that were skipped are left. */
  readonly next: { readonly next?: number };
  readonly ended: readonly GameEvent[];
}

const GOES_ON: Ending = { next: {}, ended: [] };

/** What follows when the present turn is over; `game` has its points already. */
export function farkleEnding(rules: FarkleRules, game: FarkleGame): Ending {
  if (game.reachedBy === undefined) return GOES_ON;
  if (rules.atTarget === 'othersGetOneTurn') {
    return isLast(game) ? { next: {}, ended: [gameEnded(rules, game)] } : GOES_ON;
  }
  const next = skippedPlayer(game);
  return next === undefined ? { next: {}, ended: [gameEnded(rules, game)] } : { next: { next }, ended: [] };
}

function gameEnded(rules: FarkleRules, { totals, droppedOut }: FarkleGame): GameEvent {
  return { type: 'game ended', totals, winners: winnersOf(rules, totals, droppedOut) };
}

/** A game that is over stays over, with the totals as they are now; who drops out may end the game. */
export function settleFarkle(
  rules: FarkleRules,
  before: FarkleGame,
  event: Corrected,
  after: FarkleGame,
): Decision {
  const { droppedOut, players } = after;
  if (after.status === 'over' || droppedOut.length === players.length)
    return [event, gameEnded(rules, after)];
  if (event.type !== 'dropped out' || event.player !== before.turn.player) return [event];
  const { next, ended } = farkleEnding(rules, { ...before, droppedOut });
  return [{ ...event, ...next }, ...ended];
}

/** Nobody plays between this turn and the one who has reached the target. */
function isLast(game: FarkleGame): boolean {
  const { turn, waiting, reachedBy, droppedOut, players } = game;
  if (waiting.some(({ player }) => !droppedOut.includes(player))) return false;
  if (turn.owed === true && waiting.length === 0 && !droppedOut.includes(turn.player)) return false;
  let next = nextInOrder(game, waiting.at(-1) ?? turn);
  for (let passed = 1; next.player !== reachedBy && passed < players.length; passed += 1) {
    if (!droppedOut.includes(next.player)) return false;
    next = nextInOrder(game, next);
  }
  return true;
}

/** The next player who still has a turn that was skipped: it would have come before the target was reached. */
function skippedPlayer({ turn, kept, players, droppedOut }: FarkleGame): number | undefined {
  return players
    .map((_, step) => (turn.player + 1 + step) % players.length)
    .find((player) => kept[player] !== undefined && !droppedOut.includes(player));
}
