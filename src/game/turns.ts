/** Whose turn follows: the same in every family, which says what a fresh turn is and who is passed over. */
import type { GameFacts, Turn, Turns } from './game.ts';

/** A turn before its first roll, with so many dice, all free. */
export type Fresh<T extends Turn> = (player: number, round: number, dice: number) => T;

type Seats = Pick<GameFacts, 'players' | 'starter'>;

/** All dice free. */
export const freshTurn: Fresh<Turn> = (player, round, dice) => ({
  ...{ player, round, rolls: 0, dice: undefined },
  held: Array.from({ length: dice }, () => false),
});

/** Who follows in order, and in which round. */
export function nextInOrder(
  { players, starter }: Seats,
  { player, round }: Pick<Turn, 'player' | 'round'>,
): { readonly player: number; readonly round: number } {
  const next = (player + 1) % players.length;
  return { player: next, round: round + (next === starter ? 1 : 0) };
}

/** Who follows when nobody is passed over: whose turn waits, else the neighbour. */
export function usualNext({ turn, waiting, players }: Turns<Turn> & Seats): number {
  return waiting[0]?.player ?? (turn.player + 1) % players.length;
}

/**
 * The turn is over. One that waits comes first; else the next in order, where a turn that this player has skipped comes
 * before the own one. Those for whom `plays` is false are passed over.
 */
export function advance<T extends Turn>(
  game: Turns<T> & Seats,
  fresh: Fresh<T>,
  plays: (player: number) => boolean,
): Turns<T> {
  const { turn: present, waiting, kept, players } = game;
  const at = waiting.findIndex(({ player }) => plays(player));
  const turn = waiting[at];
  if (turn !== undefined) return { turn, waiting: waiting.slice(at + 1), kept };
  let next = nextInOrder(game, waiting.at(-1) ?? present);
  for (let passed = 1; !plays(next.player) && passed < players.length; passed += 1) {
    next = nextInOrder(game, next);
  }
  const { player, round } = next;
  const skipped = kept[player];
  if (skipped === undefined) return { turn: fresh(player, round, present.held.length), waiting: [], kept };
  return { turn: { ...skipped, round }, waiting: [], kept: kept.with(player, undefined) };
}

/** Somebody rolled since: this turn is played now, and the present one after it. */
export function putFirst<T extends Turn>({ turn, waiting, kept }: Turns<T>, first: T): Turns<T> {
  return { turn: first, waiting: [turn, ...waiting], kept };
}

/** The turn that this player skipped comes back from where it is kept or waits; undefined when it does neither. */
export function unskip<T extends Turn>(
  game: Turns<T>,
  player: number,
  fresh: Fresh<T>,
): Turns<T> | undefined {
  const { turn, waiting, kept } = game;
  const skipped = kept[player];
  if (skipped !== undefined) {
    return { ...putFirst(game, paid(skipped)), kept: kept.with(player, undefined) };
  }
  const at = waiting.findIndex((each) => isOwed(each, player));
  const found = waiting[at];
  if (found === undefined) return undefined;
  const own = fresh(player, found.round, found.held.length);
  return { turn: paid(found), waiting: [turn, ...waiting.with(at, own)], kept };
}

export function isOwed({ player, owed }: Turn, wanted: number): boolean {
  return player === wanted && owed === true;
}

/** No longer owed: it is played where it stands. */
export function paid<T extends Turn>(turn: T): T {
  const { owed: _, ...others } = turn;
  return others as T;
}
