/** The families of games, and the one place that tells them apart. */
import type { Adjustment } from './correction.ts';
import type { Family } from './family.ts';
import type { FamilyName } from './family-name.ts';
import { FARKLE_FAMILY } from './farkle/family.ts';
import type { FarkleRules } from './farkle/rule-set.ts';
import type { FarkleGame, FiveDiceGame, Game, Turn } from './game.ts';
import type { RuleSet } from './rule-set.ts';
import { FIVE_DICE_FAMILY } from './yahtzee/family.ts';
import type { FiveDiceRules } from './yahtzee/rule-set.ts';
import type { ScoreCard } from './yahtzee/score-card.ts';

type AnyFamily = Family<RuleSet, Game, Turn>;

const FAMILIES: Readonly<Record<FamilyName, AnyFamily>> = {
  'five-dice': FIVE_DICE_FAMILY,
  farkle: FARKLE_FAMILY,
};

/** Events of its games do not name it: it was the only one once. */
export const FIRST_FAMILY = 'five-dice';

/** The family of a rule set, a game, or the `game started` of one. */
export function familyOf({ family = FIRST_FAMILY }: { readonly family?: FamilyName }): AnyFamily {
  return FAMILIES[family];
}

/** The rules, if the game can have been played by them: an own set of the cabinet file may have become another one since. */
export function ifOfFamily(rules: RuleSet | undefined, game: Game): RuleSet | undefined {
  return rules?.family === game.family ? rules : undefined;
}

/** Throws when the game is not of the family of these rules: a bug. */
export function familyOfBoth(rules: RuleSet, game: Game): AnyFamily {
  if (ifOfFamily(rules, game)) return FAMILIES[game.family];
  throw new Error(`Game ${game.number} was started as ${game.family}, but "${rules.id}" is ${rules.family}.`);
}

/** For what only sets with score cards have. */
export function fiveDiceRules(rules: RuleSet | undefined): FiveDiceRules | undefined {
  return rules?.family === 'five-dice' ? rules : undefined;
}

/** For what only games with score cards have. */
export function withCards(
  rules: RuleSet | undefined,
  game: Game | undefined,
): { readonly rules: FiveDiceRules; readonly game: FiveDiceGame } | undefined {
  const own = fiveDiceRules(rules);
  return game?.family === 'five-dice' && own !== undefined ? { rules: own, game } : undefined;
}

/** For what only Farkle has. */
export function withPicks(
  rules: RuleSet | undefined,
  game: Game | undefined,
): { readonly rules: FarkleRules; readonly game: FarkleGame } | undefined {
  return game?.family === 'farkle' && rules?.family === 'farkle' ? { rules, game } : undefined;
}

/** One a player; none in games without. */
export function cardsOf(game: Game | undefined): readonly ScoreCard[] {
  return game?.family === 'five-dice' ? game.cards : [];
}

/** One a player, as if the game ended now; zeros where the rules are gone and it takes them. */
export function totalsOf(rules: RuleSet | undefined, game: Game): readonly number[] {
  return familyOf(game).totals(ifOfFamily(rules, game), game);
}

/** What each own turn brought, as it counts in the end, one list a player; empty where the rules are gone and it takes them. */
export function turnPointsOf(rules: RuleSet | undefined, game: Game): readonly (readonly number[])[] {
  return familyOf(game).turnPoints(ifOfFamily(rules, game), game);
}

/** What this player's total is shown as at this moment; 0 where the rules are those of another game. */
export function shownTotalOf(rules: RuleSet, game: Game, player: number): number {
  return ifOfFamily(rules, game) ? familyOf(game).shownTotal(rules, game, player) : 0;
}

/** The adjustments of this player, oldest first. */
export function adjustmentsOf(game: Game, player: number): readonly Adjustment[] {
  return familyOf(game).adjustments(game, player);
}
