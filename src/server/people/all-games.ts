/** The finished games that profiles are made from, read in pieces: the table plays on meanwhile. */
import type { Game } from '../../game/index.ts';
import type { HistorySource } from '../history/source.ts';

export type AllGames = readonly { readonly game: Game; readonly endedAt: string }[];

/** Games that are read at once. */
const PIECE = 50;
/** The newest ones: years of a home, months of a bar. */
const MOST_GAMES = 5000;

/** Newest first. */
export async function allGames(source: Pick<HistorySource, 'history'>): Promise<AllGames> {
  const games: { readonly game: Game; readonly endedAt: string }[] = [];
  let before: number | undefined;
  while (games.length < MOST_GAMES) {
    const { games: piece, more } = await source.history(before, PIECE);
    games.push(...piece);
    before = piece.at(-1)?.game.number;
    if (!more || before === undefined) break;
  }
  return games;
}
