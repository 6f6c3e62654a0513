/** Whose turn follows in a five-dice game. */
import { type FiveDiceGame, nextInOrder, type Turn, type Turns } from '../game.ts';

/** All dice free. */
export function freshTurn(player: number, round: number, dice: number): Turn {
  return { player, round, rolls: 0, dice: undefined, held: Array.from({ length: dice }, () => false) };
}

/** Who follows when nobody is passed over: whose turn waits, else the neighbour. */
export function usualNext({ turn, waiting, players }: FiveDiceGame): number {
  return waiting[0]?.player ?? (turn.player + 1) % players.length;
}

/**
 * The turn is over. One that waits comes first; else the next in order, where a turn that this player has skipped comes
 * before the own one. `wanted`: those before this player are passed over.
 */
export function advance(game: FiveDiceGame, wanted: number | undefined): Turns<Turn> {
  const { waiting, kept, players } = game;
  const at = wanted === undefined ? 0 : waiting.findIndex(({ player }) => player === wanted);
  const turn = waiting[at];
  if (turn !== undefined) return { turn, waiting: waiting.slice(at + 1), kept };
  let next = nextInOrder(game, waiting.at(-1) ?? game.turn);
  for (let passed = 1; wanted !== undefined && next.player !== wanted && passed < players.length; ) {
    next = nextInOrder(game, next);
    passed += 1;
  }
  const { player, round } = next;
  const skipped = kept[player];
  if (skipped === undefined) {
    return { turn: freshTurn(player, round, game.turn.held.length), waiting: [], kept };
  }
  return { turn: { ...skipped, round }, waiting: [], kept: kept.with(player, undefined) };
}

/** Somebody rolled since: this turn is played now, and the present one after it. */
export function putFirst(game: FiveDiceGame, turn: Turn): Turns<Turn> {
  return { turn, waiting: [game.turn, ...game.waiting], kept: game.kept };
}

/** The turn that this player skipped comes back, wherever it waits; `before` is what it was then. */
export function unskip(game: FiveDiceGame, before: Turn): Turns<Turn> {
  const { turn, waiting, kept } = game;
  const { player } = before;
  const skipped = kept[player];
  if (skipped !== undefined) {
    return { ...putFirst(game, paid(skipped)), kept: kept.with(player, undefined) };
  }
  if (isOwed(turn, player)) return { turn: paid(turn), waiting, kept };
  const at = waiting.findIndex((each) => isOwed(each, player));
  const found = waiting[at];
  if (found === undefined) return putFirst(game, before);
  const own = freshTurn(player, found.round, found.held.length);
  return { turn: paid(found), waiting: [turn, ...waiting.with(at, own)], kept };
}

function isOwed({ player, owed }: Turn, wanted: number): boolean {
  return player === wanted && owed === true;
}

function paid({ owed: _, ...turn }: Turn): Turn {
  return turn;
}
