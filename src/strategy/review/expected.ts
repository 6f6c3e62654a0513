/** What a player's total can be expected to be at some moment of a game, when all later choices are the best ones. */
import {
  bestChoice,
  EMPTY_CARD,
  type FarkleGame,
  type FarkleRules,
  type FiveDiceGame,
  type FiveDiceRules,
  type Game,
  type GameFacts,
  type RuleSet,
  seenOf,
  type Turn,
  totals,
} from '../../game/index.ts';
import { type AdviserOf, type ChoicesOf, choicesBy } from '../choices.ts';
import { bestTurnOf } from '../farkle/turn.ts';

export interface Expecting {
  readonly choicesOf: ChoicesOf;
  /** Undefined where nobody can tell. */
  readonly totalOf: (game: Game, player: number) => number | undefined;
  /** What is expected of a turn before its first roll, and of nothing before; 0 where the card has it. */
  readonly ofTurn: number;
  /** How much more a turn is worth than one of a score card. */
  readonly scale: number;
}

interface Family<R extends RuleSet, G extends Game> {
  expect(
    rules: R,
    adviserOf: AdviserOf,
  ): { total(game: G, player: number): number | undefined; turn: number; scale: number };
}

const FAMILIES: {
  readonly 'five-dice': Family<FiveDiceRules, FiveDiceGame>;
  readonly farkle: Family<FarkleRules, FarkleGame>;
} = {
  'five-dice': {
    expect(rules, adviserOf) {
      const choicesOf = choicesBy(rules, adviserOf);
      const adviser = adviserOf(rules);
      return {
        turn: 0,
        scale: 1,
        total(game, player) {
          const card = game.cards[player] ?? EMPTY_CARD;
          const { total } = totals(rules, card);
          if (isOut(game, player)) return total;
          const turn = turnOf(game, player);
          const more =
            turn?.dice === undefined
              ? adviser?.cardValue(card)
              : bestChoice(choicesOf?.({ ...seenOf(game), turn }) ?? [])?.value;
          return more === undefined ? undefined : total + more;
        },
      };
    },
  },
  farkle: {
    expect(rules, adviserOf) {
      const choicesOf = choicesBy(rules, adviserOf);
      return {
        turn: bestTurnOf(rules).begin,
        // As much as for the players of the house (`house/valued.ts`).
        scale: 20,
        total(game, player) {
          const total = game.totals[player] ?? 0;
          const turn = turnOf(game, player);
          if (isOut(game, player) || turn?.dice === undefined) return total;
          const more = bestChoice(choicesOf?.({ ...seenOf(game), turn }) ?? [])?.value;
          return more === undefined ? undefined : total + more;
        },
      };
    },
  },
};

/** Undefined for a set that nobody can work out. */
export function expecting(rules: RuleSet, adviserOf: AdviserOf): Expecting | undefined {
  const choicesOf = choicesBy(rules, adviserOf);
  if (choicesOf === undefined) return undefined;
  const family: Family<RuleSet, Game> = FAMILIES[rules.family];
  const expected = family.expect(rules, adviserOf);
  const { turn: ofTurn, scale } = expected;
  return { choicesOf, totalOf: (game, player) => expected.total(game, player), ofTurn, scale };
}

/** Nothing comes any more. */
function isOut({ status, droppedOut }: GameFacts, player: number): boolean {
  return status !== 'playing' || droppedOut.includes(player);
}

/** The turn under way, one that waits for it, or one that was put off. */
function turnOf<T extends Turn>(
  {
    turn,
    waiting,
    kept,
  }: { readonly turn: T; readonly waiting: readonly T[]; readonly kept: readonly (T | undefined)[] },
  player: number,
): T | undefined {
  return [turn, ...waiting].find((each) => each.player === player) ?? kept[player];
}
