/** How strong somebody is, by all matches of all leagues: openskill's Plackett-Luce, worked out anew from the results each time. */
import { ordinal, type Rating, rate, rating } from 'openskill';

export interface MatchResult {
  readonly players: readonly [string, string];
  readonly points: readonly [number, number];
}

export interface RatedPlayer {
  readonly player: string;
  /** What is likely, less three times what is not known about it: who has played little is not rated high. */
  readonly rating: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/** Oldest first; best first. Dice decide a single game, so only who won counts, not by how much. */
export function ratingsOf(results: readonly MatchResult[]): readonly RatedPlayer[] {
  const known = new Map<string, { readonly skill: Rating; readonly matches: number }>();
  const of = (player: string) => known.get(player) ?? { skill: rating(), matches: 0 };
  for (const { players, points } of results) {
    const before = players.map(of);
    const after = rate(
      before.map(({ skill }) => [skill]),
      // As ranks: of scores, openskill 4.1 takes a 0 for a missing one.
      { rank: points.map((own) => (own === Math.max(...points) ? 1 : 2)) },
    );
    for (const [side, player] of players.entries()) {
      const [skill = rating()] = after[side] ?? [];
      known.set(player, { skill, matches: (before[side]?.matches ?? 0) + 1 });
    }
  }
  return [...known]
    .map(([player, { skill, matches }]) => ({ player, rating: ordinal(skill), ...skill, matches }))
    .sort((a, b) => b.rating - a.rating);
}

/** The order in which players are seeded: the strongest meet last, and those nobody knows stay as they are named. */
export function seeded(players: readonly string[], rated: readonly RatedPlayer[]): readonly string[] {
  const skill = new Map(rated.map(({ player, rating: worth }) => [player, worth]));
  return [...players].sort((a, b) => (skill.get(b) ?? 0) - (skill.get(a) ?? 0));
}
