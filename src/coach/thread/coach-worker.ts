/** The thread of best play beside a table: it gives way to everything else on the machine, and keeps the tables it has made. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { ruleSetsOf } from '../../config/own-rule-sets.ts';
import type { Config } from '../../config/schema.ts';
import { findRules, fiveDiceRules } from '../../game/index.ts';
import { tooLarge } from '../../strategy/five-dice/advice.ts';
import type { Values } from '../../strategy/five-dice/values.ts';
import { valuesOf } from '../values.ts';
import type { CoachCall, CoachReply, CoachStart } from './calls.ts';

/** The least that there is. */
const LOWEST = 19;
// Linux has priorities of threads; elsewhere the whole table would be slowed down.
if (process.platform === 'linux') setPriority(LOWEST);

const { dataDir, ownRuleSets } = workerData as CoachStart;
const sets = ruleSetsOf({ ruleSets: ownRuleSets as Config['ruleSets'] });
const tables = new Map<string, Values>();

function tableOf(id: string): Values | undefined {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const rules = fiveDiceRules(findRules(sets, id));
  if (rules === undefined || tooLarge(rules) !== undefined) return undefined;
  const values = valuesOf(rules, dataDir);
  tables.set(id, values);
  return values;
}

parentPort?.on('message', ({ id, prepare }: CoachCall) => {
  const reply: CoachReply = { id, states: tableOf(prepare)?.points.length ?? 0 };
  parentPort?.postMessage(reply);
});
