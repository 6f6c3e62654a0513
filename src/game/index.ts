/** The game core for other folders: everything of it that they may use. */
export type { Command, Draw, RollRequest } from './command.ts';
export { CUT_LENGTH, decide } from './decide.ts';
export { type Decision, isRejection } from './decision.ts';
export { type Dice, FACES, type Face, isFace } from './die.ts';
export type { GameEvent } from './event.ts';
export { evolve, replay } from './evolve.ts';
export type { Game, Turn } from './game.ts';
export { NAME_LENGTH, playerNames } from './name.ts';
export { REJECTIONS, type Rejection, type RejectionCode } from './rejection.ts';
export { findRules, RULE_SETS, type RuleSets } from './rule-sets.ts';
export { type Box, CLASSIC_BOXES } from './yahtzee/box.ts';
export {
  CATEGORIES,
  type Category,
  LOWER_CATEGORIES,
  UPPER_CATEGORIES,
} from './yahtzee/category.ts';
export { type BoxOffer, bestBox, type LegalBox, legalBoxes, type RefusedBox } from './yahtzee/offer.ts';
export { type Row, rowsOf } from './yahtzee/row.ts';
export { type RuleSet, YAHTZEE } from './yahtzee/rule-set.ts';
export { type ScoreCard, type Totals, totals } from './yahtzee/score-card.ts';
