/** The figures of best play, as they are printed: exact, and rounded only where the order of sums shows. */
import { solveOnTwo } from '../../coach/two-threads/solve-on-two.ts';
import { valuesOf } from '../../coach/values.ts';
import {
  type Category,
  EMPTY_CARD,
  type FarkleRules,
  type FiveDiceRules,
  type RuleSet,
} from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { statisticsOfTurn } from '../../strategy/farkle/statistics.ts';
import { bestTurnOf } from '../../strategy/farkle/turn.ts';
import { adviserFrom } from '../../strategy/five-dice/advice.ts';
import { statisticsOfPlay } from '../../strategy/five-dice/statistics.ts';
import { rounded } from '../../strategy/order.ts';
import { noSolver } from '../no-solver.ts';

export type StrategyReport = CardReport | TurnReport | { readonly error: Code };

export interface CardReport {
  readonly rules: string;
  readonly value: number;
  readonly sd: number;
  readonly upperBonus: number;
  readonly boxes: Readonly<Partial<Record<Category, { readonly mean: number; readonly zero: number }>>>;
  readonly percentiles: Readonly<Record<number, number>>;
  /** Cards between turns that differ. */
  readonly states: number;
  /** For the table. */
  readonly seconds: number;
}

/** Of one turn of Farkle. */
export interface TurnReport {
  readonly rules: string;
  readonly value: number;
  readonly sd: number;
  readonly farkle: number;
  readonly seconds: number;
}

export function reportOnStrategy(rules: RuleSet, dataDir: string): StrategyReport {
  const startedMs = performance.now();
  const seconds = (): number => Math.round(performance.now() - startedMs) / 1000;
  if (rules.family === 'farkle') return turnReport(rules, seconds);
  const error = noSolver(rules);
  return error === undefined ? cardReport(rules, dataDir, seconds) : { error };
}

function turnReport(rules: FarkleRules, seconds: () => number): TurnReport {
  const turn = bestTurnOf(rules);
  const value = turn.begin;
  const took = seconds();
  const { sd, farkle } = statisticsOfTurn(rules, turn);
  return { rules: rules.id, value: rounded(value), sd: rounded(sd), farkle: rounded(farkle), seconds: took };
}

function cardReport(rules: FiveDiceRules, dataDir: string, seconds: () => number): CardReport {
  const values = valuesOf(rules, dataDir, solveOnTwo);
  const took = seconds();
  const value = adviserFrom(values).cardValue(EMPTY_CARD);
  if (value === undefined) throw new Error(`No game of ${rules.id} begins.`);
  const { sd, upperBonus, boxes, percentiles } = statisticsOfPlay(values);
  const figures = Object.entries(boxes).map(
    ([category, { mean, zero }]) => [category, { mean: rounded(mean), zero: rounded(zero) }] as const,
  );
  return {
    ...{ rules: rules.id, value: rounded(value), sd: rounded(sd), upperBonus: rounded(upperBonus) },
    ...{ boxes: Object.fromEntries(figures), percentiles, states: values.model.states(), seconds: took },
  };
}
