/** Whose turn follows in a Farkle game. */
import type { FarkleGame, FarkleTurn, Turns } from '../game.ts';
import { advance, type Fresh, freshTurn, unskip } from '../turns.ts';

export const freshFarkleTurn: Fresh<FarkleTurn> = (player, round, dice) => {
  const turn = freshTurn(player, round, dice);
  return { ...turn, set: turn.held, points: 0 };
};

/** Who dropped out is passed over; `wanted`: those before this player are too. */
export function advanceFarkle(game: FarkleGame, wanted?: number): Turns<FarkleTurn> {
  const { droppedOut } = game;
  const plays = (player: number): boolean =>
    !droppedOut.includes(player) && (wanted === undefined || player === wanted);
  return advance(game, freshFarkleTurn, plays);
}

/** After a turn that was skipped comes the own one, unless that has been played already or `next` says otherwise. */
export function afterFarkleTurn(game: FarkleGame, next?: number): Turns<FarkleTurn> {
  const { player, round, owed, held } = game.turn;
  if (owed !== true || next !== undefined || game.waiting.length > 0) return advanceFarkle(game, next);
  return { turn: freshFarkleTurn(player, round, held.length), waiting: [], kept: game.kept };
}

/** A turn that waits nowhere is being played already, or has been, and ended in a farkle: all stays as it is. */
export function unskipFarkle(game: FarkleGame, { player }: FarkleTurn): Turns<FarkleTurn> {
  const { turn, waiting, kept } = game;
  return unskip(game, player, freshFarkleTurn) ?? { turn, waiting, kept };
}
