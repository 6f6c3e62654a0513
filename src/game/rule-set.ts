/** A rule set: one record of plain data and small shared functions, no subclass. Two families of games have one type each. */
import type { FarkleRules } from './farkle/rule-set.ts';
import type { FiveDiceRules } from './yahtzee/rule-set.ts';

export type RuleSet = FiveDiceRules | FarkleRules;
