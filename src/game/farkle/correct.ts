/** Corrections of a Farkle game: it has no boxes, but totals, turns and players. */
import type { Correction, Rename } from '../correction.ts';
import { type Decision, isRejection } from '../decision.ts';
import { newestDone } from '../done.ts';
import type { GameEvent } from '../event.ts';
import type { FarkleGame } from '../game.ts';
import { reject } from '../rejection.ts';
import { decideSkip } from './decide.ts';
import { ending, gameEnded } from './ending.ts';
import { evolveFarkle } from './evolve.ts';
import type { FarkleRules } from './rule-set.ts';

const NO_BOXES = 'Farkle has no boxes: take the bank back, or adjust the total.';

/** Its players, names and words are checked already; `game` is not abandoned. */
export function correctFarkle(
  rules: FarkleRules,
  game: FarkleGame,
  asked: Exclude<Correction, Rename>,
): Decision {
  const { by, why } = asked;
  switch (asked.type) {
    case 'undo': {
      const entry = newestDone(game.done)?.entry;
      if (entry === undefined) return reject('nothing-to-undo');
      const { player, what } = entry;
      return settled(rules, game, { type: 'undone', player, what, by, why });
    }
    case 'replace':
    case 'repair':
      return reject('no-such-box', NO_BOXES);
    case 'adjust':
      return settled(rules, game, { type: 'adjusted', player: asked.player, points: asked.points, by, why });
    case 'drop out':
      return decideDropOut(rules, game, asked);
    case 'postpone': {
      if (game.status !== 'playing') return reject('game-over');
      const decision = decideSkip(game);
      return isRejection(decision) ? decision : decision.map((event) => ({ ...event, by, why }));
    }
    default:
      return asked satisfies never;
  }
}

/** A game that is over stays over, with the totals as they are now. */
function settled(
  rules: FarkleRules,
  game: FarkleGame,
  event: Extract<GameEvent, { type: 'undone' | 'adjusted' | 'dropped out' }>,
): Decision {
  const after = evolveFarkle(game, event);
  return after.status === 'over' ? [event, gameEnded(rules, after)] : [event];
}

function decideDropOut(
  rules: FarkleRules,
  game: FarkleGame,
  { player, by, why }: Extract<Correction, { type: 'drop out' }>,
): Decision {
  const event = { type: 'dropped out', player, by, why } as const;
  if (game.status === 'over') return settled(rules, game, event);
  const out = { ...game, droppedOut: [...game.droppedOut, player] };
  if (out.droppedOut.length === game.players.length) return [event, gameEnded(rules, out)];
  if (player !== game.turn.player) return [event];
  const { next, ended } = ending(rules, out);
  return [{ ...event, ...next }, ...ended];
}
