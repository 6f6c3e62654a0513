/** Teams: several people share a seat, which keeps its name, and play its turns one after the other. */
import type { Decision } from './decision.ts';
import type { GameFacts, Turn } from './game.ts';
import { houseSeat } from './house.ts';
import { looksAlike } from './look-alike.ts';
import { cleanText, playerNames } from './name.ts';
import { isPersonId } from './person.ts';
import { reject } from './rejection.ts';

/** Members of one team. */
export const TEAM_SIZE = 6;

type Teams = Pick<GameFacts, 'players' | 'teams'>;

/** Ids or names in the order in which they play; none: the seat has no team. */
export function teamOf({ teams = [] }: Pick<GameFacts, 'teams'>, player: number): readonly string[] {
  return teams[player] ?? [];
}

/** Who of the team plays this turn; undefined: whoever has the seat. */
export function mateOf(
  game: Pick<GameFacts, 'teams'>,
  { player, round }: Pick<Turn, 'player' | 'round'>,
): string | undefined {
  const team = teamOf(game, player);
  return team[(round - 1) % team.length];
}

/** This seat is a team's, or whoever asks for it plays in one. */
export function playsInTeam(game: Teams, seat: number, id: string): boolean {
  return teamOf(game, seat).length > 0 || game.players.some((_, player) => teamOf(game, player).includes(id));
}

/** The game's teams, once this seat has that one. */
export function withTeam(
  { players, teams }: Teams,
  seat: number,
  members: readonly string[],
): Teams['teams'] {
  const all = players.map((_, player) => (player === seat ? members : teamOf({ teams }, player)));
  return all.some(({ length }) => length > 0) ? all : undefined;
}

/** `typed`: names and ids; none: the team is no more. */
export function decideTeam(game: Teams, player: number, typed: readonly string[]): Decision {
  const seat = game.players[player];
  if (seat === undefined) return reject('no-such-player');
  if (isPersonId(seat) || houseSeat(seat) !== undefined) return reject('no-team');
  if (typed.length > TEAM_SIZE) return reject('team-full');
  const members = playerNames(typed);
  if (typed.some((name) => cleanText(name) === '') || members.some((name) => houseSeat(name) !== undefined))
    return reject('bad-name');
  const others = game.players.flatMap((name, index) =>
    index === player ? [] : [name, ...teamOf(game, index)],
  );
  if (members.some((name) => others.some((other) => looksAlike(name, other)))) return reject('plays-already');
  const before = teamOf(game, player);
  if (before.length === members.length && before.every((name, at) => name === members[at]))
    return reject('nothing-changes');
  return [{ type: 'teamed', player, members }];
}
