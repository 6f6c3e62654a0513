/** The thread of odds: gives way to everything else on the machine, and to every newer question. */
import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ruleSetsOf } from '../../config/own-rule-sets.ts';
import type { Config } from '../../config/schema.ts';
import { findRules, type Odds } from '../../game/index.ts';
import { seededChance } from '../../strategy/odds/chance.ts';
import type { OddsWork } from '../../strategy/odds/work.ts';
import { type GameOdds, oddsBy } from '../game-odds.ts';
import type { CoachStart } from './calls.ts';
import { giveWay } from './give-way.ts';
import type { OddsCall, OddsReply } from './odds-calls.ts';

/** Where the right answer is there as quickly as this, there is no first one. */
const FIRST_MS = 100;
/** Worked in one go: a newer question waits no longer. */
const PORTION_MS = 15;
const SEEDS = 2 ** 31;

giveWay();
const { dataDir, ownRuleSets } = workerData as CoachStart;
const sets = ruleSetsOf({ ruleSets: ownRuleSets as Config['ruleSets'] });
const chance = seededChance(randomInt(SEEDS));
/** Of the set that was asked for last: for another one the table begins another thread. */
let known: { readonly id: string; readonly odds: GameOdds | undefined } | undefined;
/** What is the same for every game; given up for a question, whose tables need the same room, and begun again after it. */
let beginning: Generator<undefined, void> | undefined;
let hasBegun = false;

interface Question {
  readonly number: number;
  readonly work: OddsWork;
  readonly askedMs: number;
  first?: Odds | undefined;
}
let question: Question | undefined;
let isAtWork = false;

function oddsOf(id: string): GameOdds | undefined {
  if (known?.id === id) return known.odds;
  const rules = findRules(sets, id);
  known = { id, odds: rules && oddsBy(rules, dataDir, chance) };
  hasBegun = false;
  return known.odds;
}

/** Whether anything of it is left to be done. */
function begin(): boolean {
  if (hasBegun || known?.odds === undefined) return false;
  beginning ??= known.odds.begin();
  hasBegun = beginning.next().done === true;
  if (hasBegun) beginning = undefined;
  return !hasBegun;
}

/** Whatever was under way gives its room back. */
function giveUp(): void {
  question?.work.return(undefined);
  beginning?.return();
  question = undefined;
  beginning = undefined;
}

function tell({ number }: Question, odds: Odds | undefined): void {
  parentPort?.postMessage({ number, odds } satisfies OddsReply);
}

/** One step of the newest question; where there is none, of what may be asked later. */
function step(): boolean {
  if (question === undefined) return begin();
  const { value, done } = question.work.next();
  if (done === true) {
    tell(question, value);
    question = undefined;
    return !hasBegun;
  }
  question.first = value ?? question.first;
  if (question.first !== undefined && performance.now() - question.askedMs > FIRST_MS) {
    tell(question, question.first);
    question.first = undefined;
  }
  return true;
}

function work(): void {
  const until = performance.now() + PORTION_MS;
  isAtWork = true;
  while (isAtWork && performance.now() < until) isAtWork = step();
  if (isAtWork) setImmediate(work);
}

parentPort?.on('message', (call: OddsCall) => {
  if ('ready' in call) oddsOf(call.ready);
  else {
    giveUp();
    const work = oddsOf(call.rules)?.of(call.seen);
    question = work && { number: call.number, work, askedMs: performance.now() };
    if (work === undefined)
      parentPort?.postMessage({ number: call.number, odds: undefined } satisfies OddsReply);
  }
  if (!isAtWork) setImmediate(work);
});
