/** The emblem of whose turn it is, or who has won: where the table knows them. */
import { type Game, mateOf, seatsOf, teamSeatsOf } from '../../../game/index.ts';
import { TILE_SETS } from '../../picture/tile-sets.ts';
import type { SlotScene } from '../../scene.ts';
import type { InGame } from '../../state/moment.ts';

/** Undefined: nobody is known there, or these dice have no room for pictures. */
export function emblemOf(
  { game, markOf, options }: InGame,
  player: number | undefined,
): SlotScene | undefined {
  const seat = player === undefined ? undefined : (mateSeat(game, player) ?? seatsOf(game)[player]);
  const mark = seat === undefined ? undefined : markOf?.(seat);
  if (mark === undefined || TILE_SETS[options.diceKind].emblems === undefined) return undefined;
  return { kind: 'emblem', emblem: mark.emblem, colour: mark.colour };
}

/** Whoever plays the turn, of a team; undefined: it is nobody's turn, or no team's. */
function mateSeat(game: Game, player: number): string | undefined {
  const { turn, status } = game;
  if (status !== 'playing' || player !== turn.player) return undefined;
  return mateOf({ teams: teamSeatsOf(game) }, turn);
}
