/** A match of a league, called to this table or not, and who of the two sits where. */
import type { Game } from './game.ts';
import { looksAlike } from './look-alike.ts';
import { seatsOf } from './person.ts';

export interface CalledMatch {
  /** Name of the league. */
  readonly league: string;
  /** Id of the rule set that counts there. */
  readonly rules: string;
  readonly players: readonly string[];
}

/** What a table tells of a game where the journal does not say whose match it is. No name but those that the hall has called. */
export interface CalledGame {
  /** The table's own number of it. */
  readonly game: number;
  /** As the journal calls them. */
  readonly seats: readonly string[];
  /** Of these, who sits there. */
  readonly players: readonly string[];
}

/** So many play a match. */
const PAIR = 2;

/**
 * Undefined: it is no game of two of these players, or their names stand in the journal already. `game`: with names in the place
 * of ids; `freeName`: what this table calls somebody who types a name that another has claimed here.
 */
export function calledGame(
  { rules, players }: Pick<CalledMatch, 'rules' | 'players'>,
  game: Pick<Game, 'number' | 'rules' | 'players' | 'seats'>,
  freeName: (typed: string) => string,
): CalledGame | undefined {
  if (game.rules !== rules || game.players.length !== PAIR) return undefined;
  const seats = seatsOf(game);
  const sitting = game.players.flatMap(
    (name) =>
      players.find((called) => looksAlike(called, name)) ??
      players.find((called) => freeName(called) === name) ??
      [],
  );
  if (new Set(sitting).size !== PAIR) return undefined;
  if (seats.every((seat, at) => seat.toLowerCase() === sitting[at]?.toLowerCase())) return undefined;
  return { game: game.number, seats, players: sitting };
}
