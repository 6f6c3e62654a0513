/** The chances of two Farkle players: from the data folder, or worked out and kept there. */
import { createHash } from 'node:crypto';
import type { FarkleRules, HousePlayer } from '../game/index.ts';
import { emptyRace, type RaceModel, solvingRace } from '../strategy/farkle/race.ts';
import { bestRacer, houseRacer, type PairChances, solvingPairs } from '../strategy/odds/farkle/pairs.ts';
import type { FarkleTurns } from '../strategy/odds/farkle/turns.ts';
import { finished } from '../strategy/steps.ts';
import { type TableFile, tableFile } from './table-files.ts';

/** To be raised when the same rules would give other chances. */
const VERSION = 1;

interface RaceFile {
  readonly empty: RaceModel;
  readonly fingerprint: string;
  readonly file: TableFile;
}

function raceFile(rules: FarkleRules, dataDir: string): RaceFile {
  const empty = emptyRace(rules);
  const read = [VERSION, rules.dice, empty.totals, empty.turn.unit, empty.turn.throws];
  return { empty, fingerprint: hashOf(read), file: tableFile(dataDir, rules.id) };
}

/** For a set that has a race. */
export function raceOf(rules: FarkleRules, dataDir: string): RaceModel {
  return finished(racing(rules, dataDir));
}

/** The same in steps. */
export function* racing(rules: FarkleRules, dataDir: string): Generator<undefined, RaceModel> {
  const kept = keptRace(rules, dataDir);
  if (kept !== undefined) return kept;
  const race = yield* solvingRace(rules);
  const { file, fingerprint } = raceFile(rules, dataDir);
  file.keep(fingerprint, race.chances);
  return race;
}

/** Undefined where it has not been worked out yet. */
export function keptRace(rules: FarkleRules, dataDir: string): RaceModel | undefined {
  const { empty, fingerprint, file } = raceFile(rules, dataDir);
  const chances = file.read(fingerprint, empty.chances.length);
  return chances && { ...empty, chances };
}

/** Of one who plays to win the race, against this player of the house. */
export function* racingAgainst(
  player: HousePlayer,
  turns: FarkleTurns,
  race: RaceModel,
  dataDir: string,
): Generator<undefined, PairChances> {
  const { rules } = turns;
  const house = houseRacer(turns, player);
  // How the house plays is no rule: its first turns tell it.
  const fingerprint = hashOf([VERSION, raceFile(rules, dataDir).fingerprint, [...house(0, 0).chances]]);
  const file = tableFile(dataDir, `${rules.id}-${player.replace(':', '-')}`);
  const pairs = race.chances.length;
  const kept = file.read(fingerprint, 2 * pairs);
  if (kept !== undefined) return { oneBegins: kept.subarray(0, pairs), twoBegins: kept.subarray(pairs) };
  const found = yield* solvingPairs(race.totals, bestRacer(turns, race), house);
  const both = new Float64Array(2 * pairs);
  both.set(found.oneBegins);
  both.set(found.twoBegins, pairs);
  file.keep(fingerprint, both);
  return found;
}

function hashOf(read: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}
