/** The values of a rule set: from the data folder, or worked out and kept there. */
import type { FiveDiceRules } from '../game/index.ts';
import { type Model, modelOf } from '../strategy/five-dice/model.ts';
import { solve } from '../strategy/five-dice/solve.ts';
import { emptyValues, type Values } from '../strategy/five-dice/values.ts';
import { fingerprintOf } from './fingerprint.ts';
import { tableFile } from './table-files.ts';

/** For a set that is not too large. */
export function valuesOf(
  rules: FiveDiceRules,
  dataDir: string,
  solved: (model: Model) => Values = solve,
): Values {
  const model = modelOf(rules);
  const fingerprint = fingerprintOf(model);
  const file = tableFile(dataDir, rules.id);
  const empty = emptyValues(model);
  const points = file.read(fingerprint, empty.points.length);
  if (points !== undefined) return { ...empty, points };
  const values = solved(model);
  file.keep(fingerprint, values.points);
  return values;
}
