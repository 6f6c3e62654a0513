/** Whose turn follows in a Farkle game. */
import { type FarkleGame, type FarkleTurn, nextInOrder, type Turns } from '../game.ts';

/** All dice free. */
export function freshFarkleTurn(player: number, round: number, dice: number): FarkleTurn {
  const free = Array.from({ length: dice }, () => false);
  return { player, round, rolls: 0, dice: undefined, held: free, set: free, points: 0 };
}

/**
 * The turn is over. One that waits comes first; else the next in order who has not dropped out, where a turn that this
 * player has skipped comes before the own one. `wanted`: those before this player are passed over.
 */
export function advanceFarkle(game: FarkleGame, wanted?: number): Turns<FarkleTurn> {
  const { waiting, kept, players, droppedOut } = game;
  const plays = (player: number): boolean =>
    !droppedOut.includes(player) && (wanted === undefined || player === wanted);
  const at = waiting.findIndex(({ player }) => plays(player));
  const turn = waiting[at];
  if (turn !== undefined) return { turn, waiting: waiting.slice(at + 1), kept };
  let next = nextInOrder(game, waiting.at(-1) ?? game.turn);
  for (let passed = 1; !plays(next.player) && passed < players.length; passed += 1) {
    next = nextInOrder(game, next);
  }
  const { player, round } = next;
  const skipped = kept[player];
  if (skipped === undefined) {
    return { turn: freshFarkleTurn(player, round, game.turn.held.length), waiting: [], kept };
  }
  return { turn: { ...skipped, round }, waiting: [], kept: kept.with(player, undefined) };
}

/** After a turn that was skipped comes the own one, unless that has been played already or `next` says otherwise. */
export function afterFarkleTurn(game: FarkleGame, next?: number): Turns<FarkleTurn> {
  const { player, round, owed, held } = game.turn;
  if (owed !== true || next !== undefined || game.waiting.length > 0) return advanceFarkle(game, next);
  return { turn: freshFarkleTurn(player, round, held.length), waiting: [], kept: game.kept };
}

/** Somebody rolled since: this turn is played now, and the present one after it. */
export function putFarkleFirst(game: FarkleGame, turn: FarkleTurn): Turns<FarkleTurn> {
  return { turn, waiting: [game.turn, ...game.waiting], kept: game.kept };
}

/** The turn that this player skipped comes back, wherever it waits; the own one stays where it is. */
export function unskipFarkle(game: FarkleGame, player: number): Turns<FarkleTurn> {
  const { turn, waiting, kept } = game;
  const skipped = kept[player];
  if (skipped !== undefined) {
    return { ...putFarkleFirst(game, paid(skipped)), kept: kept.with(player, undefined) };
  }
  const at = waiting.findIndex((each) => each.player === player && each.owed === true);
  const found = waiting[at];
  // It is being played already, or has been, and ended in a farkle.
  if (found === undefined) return { turn, waiting, kept };
  const own = freshFarkleTurn(player, found.round, found.held.length);
  return { turn: paid(found), waiting: [turn, ...waiting.with(at, own)], kept };
}

function paid({ owed: _, ...turn }: FarkleTurn): FarkleTurn {
  return turn;
}
