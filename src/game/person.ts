/**
 * Seats of people whom the table knows. The journal can never be changed, so it has an id without meaning in the place of
 * their names; whose it is stands beside the journal (`src/people`), and can be forgotten.
 */
import { HOUSE_MARK } from '../language/house.ts';
import type { Game } from './game.ts';
import { playerNames } from './name.ts';

/** From what the journal calls a seat to what people call it. */
export type NameOf = (player: string) => string;

const PERSON_ID = /^@[a-z2-7]{11}$/;
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Bytes that an id is made from. */
export const PERSON_ID_BYTES = 11;

export function isPersonId(name: string): boolean {
  return PERSON_ID.test(name);
}

/** Random bytes as an id: 55 bits, as long as a name may be. */
export function personId(random: Uint8Array): string {
  return `@${[...random].map((byte) => BASE_32[byte % BASE_32.length]).join('')}`;
}

/** Nobody sits down by typing an id: it is what `@` begins, and typed names do not. */
export function typedName(text: string): string {
  return text.replace(new RegExp(`^[\\s${HOUSE_MARK}\\p{C}]*@[\\s@${HOUSE_MARK}\\p{C}]*`, 'u'), '');
}

/** Who was forgotten, or whoever asks is not to know: the hall, another table. */
export const unnamed: NameOf = (player) =>
  isPersonId(player) ? `GUEST ${player.slice(1, 5).toUpperCase()}` : player;

/** The game with names in the place of ids; `seats` keeps those. */
export function named<G extends Game>(game: G, nameOf: NameOf): G {
  const { players, teams } = game;
  if (![players, ...(teams ?? [])].some((names) => names.some(isPersonId))) return game;
  // Somebody who has typed the same name before it was claimed is told apart.
  const told = { ...game, players: playerNames(players.map(nameOf)), seats: players };
  return teams === undefined
    ? told
    : { ...told, teams: teams.map((team) => playerNames(team.map(nameOf))), teamSeats: teams };
}

/** The players as the journal calls them. */
export function seatsOf({ players, seats = players }: Pick<Game, 'players' | 'seats'>): readonly string[] {
  return seats;
}

/** Their teams as the journal calls them. */
export function teamSeatsOf({ teams, teamSeats = teams }: Pick<Game, 'teams' | 'teamSeats'>): Game['teams'] {
  return teamSeats;
}

/** A value that is told, with names in the place of every id. */
export function told<Value>(value: Value, nameOf: NameOf): Value {
  return toldPart(value, nameOf) as Value;
}

function toldPart(value: unknown, nameOf: NameOf): unknown {
  if (typeof value === 'string') return nameOf(value);
  if (Array.isArray(value)) return value.map((part) => toldPart(part, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toldPart(part, nameOf)]));
}
