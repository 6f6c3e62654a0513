/** Who races one other player at Farkle and knows the race: plays to win it, and not for points of the turn. */
import type { FarkleRules, Move, SeenFarkle } from '../../game/index.ts';
import { raceChoices } from '../farkle/advice.ts';
import { pairOf } from '../farkle/pair.ts';
import type { RaceOf } from '../farkle/race.ts';
import type { Decide } from './decide.ts';
import { choosesBest } from './valued.ts';

/** `otherwise`: against several, or where nobody knows the race. */
export function racingFarkle(
  rules: FarkleRules,
  raceOf: RaceOf,
  otherwise: Decide<SeenFarkle>,
): Decide<SeenFarkle> {
  return (seen, chance) => {
    const race = seen.players.length - seen.droppedOut.length === 2 ? raceOf(rules) : undefined;
    const pair = race && pairOf(race, seen);
    if (race === undefined || pair === undefined) return otherwise(seen, chance);
    const { dice = [], set, points, stopped } = seen.turn;
    const free = dice.filter((_, slot) => set[slot] !== true);
    const choices = raceChoices(race)(pair.own, pair.theirs)(free, points)
      .filter(({ next }) => next === 'bank' || stopped !== true)
      .map(({ keep, next, value }) => ({ move: { keep, next } satisfies Move, value }));
    return choosesBest(choices, chance);
  };
}
