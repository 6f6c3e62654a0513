/**
 * A game whose rules nobody has any more, or that a cabinet file has changed since: what its boxes are worth cannot be said, but
 * who plays, which dice lie there and how they were rolled follows from what is written.
 */
import type { Draw } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Game } from '../game.ts';
import { drawInto } from '../roll.ts';
import { difference } from './difference.ts';
import type { Flaw } from './flaw.ts';

type Started = Extract<GameEvent, { type: 'game started' }>;

/** Those that are made of dice that lie there. */
const OF_DICE: ReadonlySet<GameEvent['type']> = new Set([
  'scored',
  'claimed',
  'set aside',
  'spared',
  'farkled',
  'banked',
]);

/** Those that only the player does whose turn it is. */
const OF_THE_TURN: ReadonlySet<GameEvent['type']> = new Set([...OF_DICE, 'rolled', 'skipped']);

/** Those that happen only while the game is played. Its end is told again after a correction of a game that is over. */
const IN_PLAY: ReadonlySet<GameEvent['type']> = new Set([
  ...OF_THE_TURN,
  'cut',
  'held',
  'freed',
  'stopped',
  'teamed',
]);

/** `draw`: left out, the dice are as they stand. */
export function looseFlaw(
  started: Started,
  events: readonly GameEvent[],
  draw: Draw | undefined,
): Flaw | undefined {
  let game: Game | undefined;
  for (const [index, event] of events.entries()) {
    const fits = game === undefined ? isStart(started) : isInPlace(game, event, draw);
    const after = fits ? evolved(game, event) : undefined;
    if (after === undefined) return { index, why: { say: 'check.impossible', type: event.type } };
    game = after;
  }
  return undefined;
}

function isStart({ players, starter }: Started): boolean {
  return starter < players.length;
}

/** Undefined where there is nothing that it could change. */
function evolved(game: Game | undefined, event: GameEvent): Game | undefined {
  try {
    return evolve(game, event);
  } catch {
    return undefined;
  }
}

function isInPlace(game: Game, event: GameEvent, draw: Draw | undefined): boolean {
  const seats = game.players.length;
  if (event.type === 'game started') return false;
  if ('player' in event && event.player >= seats) return false;
  if ('next' in event && event.next !== undefined && event.next >= seats) return false;
  if (OF_THE_TURN.has(event.type) && 'player' in event && event.player !== game.turn.player) return false;
  if (OF_DICE.has(event.type) && game.turn.dice === undefined) return false;
  if (IN_PLAY.has(event.type) && game.status !== 'playing') return false;
  switch (event.type) {
    case 'rolled':
      return isRoll(game, event, draw);
    case 'held':
    case 'freed':
      return event.slot < game.turn.held.length;
    case 'game ended':
      return event.totals.length === seats && event.winners.every((player) => player < seats);
    default:
      return true;
  }
}

function isRoll(game: Game, rolled: Extract<GameEvent, { type: 'rolled' }>, draw: Draw | undefined): boolean {
  const { held, faces, holds = held } = rolled;
  const slots = game.turn.held.length;
  if (game.opened || [held, faces, holds].some(({ length }) => length !== slots)) return false;
  const asStored: Draw = () => faces.filter((_, slot) => held[slot] === false);
  const expected = drawInto(game, held, draw ?? asStored);
  return difference({ ...expected, ...(rolled.holds && { holds }) }, rolled) === undefined;
}
