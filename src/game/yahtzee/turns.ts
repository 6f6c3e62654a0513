/** Whose turn follows in a five-dice game: its events say who is passed over. */
import type { FiveDiceGame, Turn, Turns } from '../game.ts';
import { advance, freshTurn, isOwed, paid, putFirst, unskip } from '../turns.ts';

/** `wanted`: those before this player are passed over. */
export function advanceFiveDice(game: FiveDiceGame, wanted: number | undefined): Turns<Turn> {
  return advance(game, freshTurn, (player) => wanted === undefined || player === wanted);
}

/** A turn that was skipped without dice is kept nowhere, so it is played anew as it was `before`. */
export function unskipFiveDice(game: FiveDiceGame, before: Turn): Turns<Turn> {
  const { turn, waiting, kept } = game;
  const { player } = before;
  if (kept[player] === undefined && isOwed(turn, player)) return { turn: paid(turn), waiting, kept };
  return unskip(game, player, freshTurn) ?? putFirst(game, before);
}
