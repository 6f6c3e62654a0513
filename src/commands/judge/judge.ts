/** The judge as a function from line to line: JSON in, JSON out, also for lines that make no sense. */
import { findRules, type RuleSets } from '../../game/index.ts';
import { farkleJudge } from './farkle.ts';
import { judgeFiveDice } from './five-dice.ts';
import { BadLine, type Request, readRequest, unknownWord } from './request.ts';

/** `line` is one line without its end, `number` counts from 1; undefined for a blank line. */
export type Judge = (line: string, number: number) => string | undefined;

export function judgeBy(sets: RuleSets): Judge {
  const farkle = new Map<string, (request: Request) => object>();
  const answer = (request: Request): object => {
    const rules = findRules(sets, request.rules);
    if (rules === undefined) {
      const ids = sets.map(({ id }) => id);
      throw new BadLine(unknownWord('rule set', request.rules, ids));
    }
    if (rules.family === 'five-dice') return judgeFiveDice(rules, request);
    const judge = farkle.get(rules.id) ?? farkleJudge(rules);
    farkle.set(rules.id, judge);
    return judge(request);
  };
  return (line, number) => {
    if (line.trim() === '') return undefined;
    try {
      return JSON.stringify(answer(readRequest(line)));
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      return JSON.stringify({ error: error.message, line: number });
    }
  };
}
