/** The judge as a function from line to line: JSON in, JSON out, also for lines that make no sense. */
import {
  type FarkleRules,
  type FiveDiceRules,
  findRules,
  type RuleSet,
  type RuleSets,
} from '../../game/index.ts';
import { farkleJudge } from './farkle.ts';
import { judgeFiveDice } from './five-dice.ts';
import { BadLine, type JudgeRequest, readRequest, unknownWord } from './request.ts';

/** Throws BadLine. */
type Ruling = (request: JudgeRequest) => object;

/** A method, so that the judge of a family takes the rules of all. */
interface JudgeOf<R> {
  by(rules: R): Ruling;
}

const JUDGES: { readonly 'five-dice': JudgeOf<FiveDiceRules>; readonly farkle: JudgeOf<FarkleRules> } = {
  'five-dice': { by: (rules) => (request) => judgeFiveDice(rules, request) },
  farkle: { by: farkleJudge },
};

function rulingBy(rules: RuleSet): Ruling {
  const judge: JudgeOf<RuleSet> = JUDGES[rules.family];
  return judge.by(rules);
}

/** `line` is one line without its end, `number` counts from 1; undefined for a blank line. */
export type Judge = (line: string, number: number) => string | undefined;

export function judgeBy(sets: RuleSets): Judge {
  return lineByLine(sets, readRequest, rulingBy);
}

/** `by` makes what answers for a rule set; it is kept for the lines that follow. */
export function lineByLine<R extends Pick<JudgeRequest, 'rules'>>(
  sets: RuleSets,
  read: (line: string) => R,
  by: (rules: RuleSet) => (request: R) => object,
): Judge {
  const judges = new Map<string, (request: R) => object>();
  const answer = (request: R): object => {
    const rules = findRules(sets, request.rules);
    if (rules === undefined) {
      const ids = sets.map(({ id }) => id);
      throw new BadLine(unknownWord('rule set', request.rules, ids));
    }
    const judge = judges.get(rules.id) ?? by(rules);
    judges.set(rules.id, judge);
    return judge(request);
  };
  return (line, number) => {
    if (line.trim() === '') return undefined;
    try {
      return JSON.stringify(answer(read(line)));
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      return JSON.stringify({ error: error.message, line: number });
    }
  };
}
