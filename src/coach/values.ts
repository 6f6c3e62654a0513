/** The values of a rule set: from the data folder, or worked out and kept there. */
import type { FiveDiceRules } from '../game/index.ts';
import { solveByKernel } from '../strategy/five-dice/card-solver.ts';
import { modelOf } from '../strategy/five-dice/model.ts';
import { emptyValues, type Values } from '../strategy/five-dice/values.ts';
import { fingerprintOf } from './fingerprint.ts';
import { tableFile } from './table-files.ts';

/** For a set that is not too large. */
export function valuesOf(rules: FiveDiceRules, dataDir: string): Values {
  const model = modelOf(rules);
  const fingerprint = fingerprintOf(model);
  const file = tableFile(dataDir, rules.id);
  const empty = emptyValues(model);
  const points = file.read(fingerprint, empty.points.length);
  if (points !== undefined) return { ...empty, points };
  const values = solveByKernel(model);
  file.keep(fingerprint, values.points);
  return values;
}
