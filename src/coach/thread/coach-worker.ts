/** The thread of best play beside a table: it gives way to everything else on the machine, and keeps the tables it has made. */
import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ruleSetsOf } from '../../config/own-rule-sets.ts';
import type { Config } from '../../config/schema.ts';
import {
  type FiveDiceRules,
  findRules,
  fiveDiceRules,
  type GameAnalysis,
  type GameEvent,
  setName,
} from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { type Adviser, adviserFrom, tooLarge } from '../../strategy/five-dice/advice.ts';
import { reviewOf } from '../../strategy/review/review.ts';
import { advisedBy } from '../advice.ts';
import { mindOf } from '../mind.ts';
import { valuesOf } from '../values.ts';
import type { CoachCall, CoachReply, CoachStart } from './calls.ts';
import { giveWay } from './give-way.ts';

giveWay();
const { dataDir, ownRuleSets } = workerData as CoachStart;
const sets = ruleSetsOf({ ruleSets: ownRuleSets as Config['ruleSets'] });
const advisers = new Map<string, Adviser>();
const CHANCES = 2 ** 32;
const mind = mindOf(sets, () => randomInt(CHANCES) / CHANCES, adviserOf);
const advise = advisedBy(sets, adviserOf);

function adviserOf(rules: FiveDiceRules): Adviser | undefined {
  if (tooLarge(rules) !== undefined) return undefined;
  const adviser = advisers.get(rules.id) ?? adviserFrom(valuesOf(rules, dataDir));
  advisers.set(rules.id, adviser);
  return adviser;
}

function analysisOf(id: string, events: readonly GameEvent[]): GameAnalysis | Code {
  const rules = findRules(sets, id);
  if (rules === undefined) return { say: 'answer.noRules', rules: id };
  const own = fiveDiceRules(rules);
  const why = own && tooLarge(own);
  const analysis = why === undefined ? reviewOf(rules, events, adviserOf) : undefined;
  return analysis ?? { say: 'answer.noAnalysis', rules: setName(rules), why: why ?? '' };
}

function replyTo(call: CoachCall): CoachReply {
  const { id } = call;
  if ('advise' in call) return { id, choices: advise(call.advise, call.seen) };
  if ('review' in call) return { id, analysis: analysisOf(call.review, call.events) };
  if (!('prepare' in call)) return { id, move: mind(call.rules, call.player, call.seen) };
  const rules = fiveDiceRules(findRules(sets, call.prepare));
  return { id, states: (rules && adviserOf(rules)?.model.states()) ?? 0 };
}

parentPort?.on('message', (call: CoachCall) => parentPort?.postMessage(replyTo(call)));
