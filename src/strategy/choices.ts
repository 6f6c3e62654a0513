/** What a player can do with a roll that lies there, from what everybody sees, and what each of it is worth. */
import {
  countsOf,
  EMPTY_CARD,
  type FarkleRules,
  type FiveDiceRules,
  pointsByTable,
  type RuleSet,
  rollsLeft,
  type Seen,
  type SeenCards,
  type SeenFarkle,
  type ValuedMove,
} from '../game/index.ts';
import { type FarkleChoices, turnChoices } from './farkle/advice.ts';
import { bestTurnOf, type TurnModel } from './farkle/turn.ts';
import type { Adviser } from './five-dice/advice.ts';
import { leastBank } from './house/greedy.ts';

/** Undefined for a set that nobody can work out. */
export type AdviserOf = (rules: FiveDiceRules) => Adviser | undefined;

/** None where nothing can be said. */
export type ChoicesOf = (seen: Seen) => readonly ValuedMove[];

/** A method, so that the record takes the games of both families. */
interface Chooser<R extends RuleSet, S extends Seen> {
  by(rules: R, adviserOf: AdviserOf): { of(seen: S): readonly ValuedMove[] } | undefined;
}

const CHOOSERS: {
  readonly 'five-dice': Chooser<FiveDiceRules, SeenCards>;
  readonly farkle: Chooser<FarkleRules, SeenFarkle>;
} = {
  'five-dice': {
    by(rules, adviserOf) {
      const adviser = adviserOf(rules);
      return adviser && { of: (seen) => cardChoices(rules, adviser, seen) };
    },
  },
  farkle: {
    by(rules) {
      const play = farklePlay(rules);
      return { of: (seen) => assessedChoices(rules, farkleChoices(rules, play, seen), seen) };
    },
  },
};

/** Undefined for a set that cannot be worked out. */
export function choicesBy(rules: RuleSet, adviserOf: AdviserOf): ChoicesOf | undefined {
  const chooser: Chooser<RuleSet, Seen> = CHOOSERS[rules.family];
  const choices = chooser.by(rules, adviserOf);
  return choices && ((seen) => choices.of(seen));
}

export function cardChoices(rules: FiveDiceRules, adviser: Adviser, game: SeenCards): readonly ValuedMove[] {
  const { dice = [], player, claimed = false } = game.turn;
  const card = game.cards[player] ?? EMPTY_CARD;
  const position = { card, dice, rollsLeft: rollsLeft(rules, game), claimed };
  return adviser.choicesOf(position).flatMap((choice): readonly ValuedMove[] => {
    const { value } = choice;
    if ('score' in choice) return [{ move: { score: choice.score }, value }];
    // To keep all of them and to roll on is refused where a turn may be ended instead.
    const stands = choice.keep.length === dice.length && rules.manners.stopEarly !== 'no';
    return stands ? [] : [{ move: { keep: choice.keep, next: 'roll' }, value }];
  });
}

export interface FarklePlay {
  readonly turn: TurnModel;
  readonly choicesOf: FarkleChoices;
  readonly pointsOf: ReturnType<typeof pointsByTable>;
}

export function farklePlay(rules: FarkleRules): FarklePlay {
  const turn = bestTurnOf(rules);
  return { turn, choicesOf: turnChoices(rules, turn), pointsOf: pointsByTable(rules) };
}

export interface FarkleMove extends ValuedMove {
  readonly move: Extract<ValuedMove['move'], { keep: unknown }>;
  /** What banking now would bring. */
  readonly points: number;
}

/** By the points of this turn alone, whatever the totals are. */
export function farkleChoices(
  rules: FarkleRules,
  { turn: best, choicesOf, pointsOf }: FarklePlay,
  { turn }: SeenFarkle,
): readonly FarkleMove[] {
  const { dice = [], set, points: before, spared } = turn;
  const free = dice.filter((_, slot) => set[slot] !== true);
  const all =
    spared === true
      ? [
          { keep: [], next: 'roll' as const, value: best.ofRolling(before, rules.dice) },
          { keep: [], next: 'bank' as const, value: before },
        ]
      : choicesOf(free, before);
  return all.map(({ keep, next, value }) => ({
    move: { keep, next },
    value,
    points: before + pointsOf(countsOf(keep)),
  }));
}

/**
 * What points of a turn can say: nothing of the last turns, which only have to overtake, and once banking wins, nothing is
 * worth more.
 */
function assessedChoices(
  rules: FarkleRules,
  choices: readonly FarkleMove[],
  { turn, totals, reachedBy }: SeenFarkle,
): readonly ValuedMove[] {
  if (reachedBy !== undefined) return [];
  const own = totals[turn.player] ?? 0;
  const least = leastBank(rules, own);
  const allowed = choices.filter(({ move, points }) =>
    move.next === 'bank' ? points >= least : turn.stopped !== true,
  );
  const wins = allowed.filter(({ move, points }) => move.next === 'bank' && own + points >= rules.target);
  const win = Math.max(...wins.map(({ points }) => points));
  return allowed.map(({ move, value, points }) => {
    if (wins.length === 0) return { move, value };
    const reaches = move.next === 'bank' && own + points >= rules.target;
    return { move, value: reaches ? win : Math.min(value, win) };
  });
}
