/** Advice as a function from line to line, as the judge is one. */
import { raceOf } from '../../coach/race.ts';
import { solveOnTwo } from '../../coach/two-threads/solve-on-two.ts';
import { valuesOf } from '../../coach/values.ts';
import type { RuleSet, RuleSets } from '../../game/index.ts';
import { adviserFrom } from '../../strategy/five-dice/advice.ts';
import { type Judge, lineByLine } from '../judge/judge.ts';
import { BadLine, inEnglish } from '../judge/request.ts';
import { noSolver } from '../no-solver.ts';
import { farkleAdvice } from './farkle.ts';
import { fiveDiceAdvice } from './five-dice.ts';
import { type AdviceRequest, readAdviceRequest } from './request.ts';

/** Tables are read from this data folder, or made and kept there. */
export function adviseBy(sets: RuleSets, dataDir: string): Judge {
  return lineByLine(sets, readAdviceRequest, (rules) => adviceOn(rules, dataDir));
}

function adviceOn(rules: RuleSet, dataDir: string): (request: AdviceRequest) => object {
  if (rules.family === 'farkle') return farkleAdvice(rules, () => raceOf(rules, dataDir));
  const why = noSolver(rules);
  if (why === undefined) return fiveDiceAdvice(rules, adviserFrom(valuesOf(rules, dataDir, solveOnTwo)));
  return () => {
    throw new BadLine(inEnglish(why));
  };
}
