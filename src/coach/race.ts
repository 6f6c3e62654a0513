/** The chances of two Farkle players: from the data folder, or worked out and kept there. */
import { createHash } from 'node:crypto';
import type { FarkleRules } from '../game/index.ts';
import { emptyRace, type RaceModel, solvingRace } from '../strategy/farkle/race.ts';
import { finished } from '../strategy/steps.ts';
import { tableFile } from './table-files.ts';

/** To be raised when the same rules would give other chances. */
const VERSION = 1;

/** For a set that has a race. */
export function raceOf(rules: FarkleRules, dataDir: string): RaceModel {
  return finished(racing(rules, dataDir));
}

/** The same in steps. */
export function* racing(rules: FarkleRules, dataDir: string): Generator<undefined, RaceModel> {
  const empty = emptyRace(rules);
  const read = JSON.stringify([VERSION, rules.dice, empty.totals, empty.turn.unit, empty.turn.throws]);
  const fingerprint = createHash('sha256').update(read).digest('hex');
  const file = tableFile(dataDir, rules.id);
  const chances = file.read(fingerprint, empty.chances.length);
  if (chances !== undefined) return { ...empty, chances };
  const race = yield* solvingRace(rules);
  file.keep(fingerprint, race.chances);
  return race;
}
