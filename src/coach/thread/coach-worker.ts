/** The thread of best play beside a table: it gives way to everything else on the machine, and keeps the tables it has made. */
import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ruleSetsOf } from '../../config/own-rule-sets.ts';
import type { Config } from '../../config/schema.ts';
import {
  type FarkleRules,
  type FiveDiceRules,
  findRules,
  fiveDiceRules,
  type GameAnalysis,
  type GameEvent,
  type RuleSet,
  setName,
} from '../../game/index.ts';
import type { Code } from '../../language/sentence.ts';
import { noRace, type RaceModel } from '../../strategy/farkle/race.ts';
import { bestTurnOf } from '../../strategy/farkle/turn.ts';
import { type Adviser, adviserFrom, tooLarge } from '../../strategy/five-dice/advice.ts';
import { reviewOf } from '../../strategy/review/review.ts';
import { advisedBy } from '../advice.ts';
import { mindOf } from '../mind.ts';
import { keptRace, racing } from '../race.ts';
import { valuesOf } from '../values.ts';
import type { CoachCall, CoachReply, CoachStart } from './calls.ts';
import { giveWay } from './give-way.ts';

giveWay();
const { dataDir, ownRuleSets } = workerData as CoachStart;
const sets = ruleSetsOf({ ruleSets: ownRuleSets as Config['ruleSets'] });
const advisers = new Map<string, Adviser>();
const races = new Map<string, RaceModel>();
const CHANCES = 2 ** 32;
const mind = mindOf(sets, () => randomInt(CHANCES) / CHANCES, { adviserOf, raceOf });
const advise = advisedBy(sets, adviserOf);

function adviserOf(rules: FiveDiceRules): Adviser | undefined {
  if (tooLarge(rules) !== undefined) return undefined;
  const adviser = advisers.get(rules.id) ?? adviserFrom(valuesOf(rules, dataDir));
  advisers.set(rules.id, adviser);
  return adviser;
}

/** Nobody waits for it: it takes ten seconds. */
function raceOf(rules: FarkleRules): RaceModel | undefined {
  const race = races.get(rules.id) ?? (hasRace(rules) ? keptRace(rules, dataDir) : undefined);
  if (race !== undefined) races.set(rules.id, race);
  return race;
}

function hasRace(rules: FarkleRules): boolean {
  return noRace(rules, bestTurnOf(rules).unit) === undefined;
}

function analysisOf(id: string, events: readonly GameEvent[]): GameAnalysis | Code {
  const rules = findRules(sets, id);
  if (rules === undefined) return { say: 'answer.noRules', rules: id };
  const own = fiveDiceRules(rules);
  const why = own && tooLarge(own);
  const analysis = why === undefined ? reviewOf(rules, events, adviserOf) : undefined;
  return analysis ?? { say: 'answer.noAnalysis', rules: setName(rules), why: why ?? '' };
}

function replyTo(call: Exclude<CoachCall, { prepare: string }>): CoachReply {
  const { id } = call;
  if ('advise' in call) return { id, choices: advise(call.advise, call.seen) };
  if ('review' in call) return { id, analysis: analysisOf(call.review, call.events) };
  return { id, move: mind(call.rules, call.player, call.seen) };
}

/** A method, so that the record takes the rules of both families. */
interface Preparer<R extends RuleSet> {
  /** Its table is made; `done` is told what it tells apart. */
  prepare(rules: R, done: (states: number) => void): void;
}

const PREPARERS: {
  readonly 'five-dice': Preparer<FiveDiceRules>;
  readonly farkle: Preparer<FarkleRules>;
} = {
  'five-dice': {
    prepare(rules, done) {
      done(adviserOf(rules)?.model.states() ?? 0);
    },
  },
  farkle: {
    prepare(rules, done) {
      if (!hasRace(rules)) {
        done(0);
        return;
      }
      const work = racing(rules, dataDir);
      // In steps: whoever asks meanwhile is answered in between.
      const step = (): void => {
        const { value, done: isDone } = work.next();
        if (isDone !== true) {
          setImmediate(step);
          return;
        }
        races.set(rules.id, value);
        done(value.chances.length);
      };
      step();
    },
  },
};

function prepare(id: string, done: (states: number) => void): void {
  const rules = findRules(sets, id);
  if (rules === undefined) {
    done(0);
    return;
  }
  const preparer: Preparer<RuleSet> = PREPARERS[rules.family];
  preparer.prepare(rules, done);
}

parentPort?.on('message', (call: CoachCall) => {
  const tell = (reply: CoachReply) => parentPort?.postMessage(reply);
  if ('prepare' in call) prepare(call.prepare, (states) => tell({ id: call.id, states }));
  else tell(replyTo(call));
});
