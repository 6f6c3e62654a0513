/** From cabinet file and options to one checked, frozen Config, and where each value came from. */
import { dirname, join } from 'node:path';
import { Fault } from '../fault/fault.ts';
import { MOST_SEATS } from '../game/most-seats.ts';
import { playerNames } from '../game/name.ts';
import { typedName } from '../game/person.ts';
import { findRules, RULE_SETS, type RuleSets } from '../game/rule-sets.ts';
import type { Language } from '../language/languages.ts';
import type { Text } from '../language/sentence.ts';
import { type CabinetFile, findCabinetFile } from './cabinet-file.ts';
import { type CabinetText, placeText, readCabinetText, type TextPlace } from './cabinet-text.ts';
import { creditProblems } from './credit-problems.ts';
import { absolutePath, type Folders, userFolders } from './folders.ts';
import { geometryProblem, lampProblem } from './geometry-problem.ts';
import { keysOf, type Path } from './key.ts';
import { flagOf, optionValue } from './option.ts';
import { type KnownSet, ruleSetProblems, ruleSetsOf } from './own-rule-sets.ts';
import { type Problem, problemText, schemaProblems } from './problem.ts';
import { type Config, cabinetSchema } from './schema.ts';

/** What the command line says. */
export interface ConfigRequest {
  /** `--config`. */
  readonly file?: string | undefined;
  /** Path of a key, joined by dots → its value: text as typed, or the state of a switch. */
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** Of the machine, where neither file nor options name one; left out: English. */
  readonly language?: Language | undefined;
}

export interface LoadedConfig {
  readonly config: Config;
  /** All that can be played, the cabinet file's own last. */
  readonly ruleSets: RuleSets;
  /** What the command line said. */
  readonly request: Pick<ConfigRequest, 'options' | 'language'>;
  /** The cabinet file that was read, if any; absolute. */
  readonly file: string | undefined;
  /** Path of a key, joined by dots → `default`, `cabinet.yaml:3` or `--host`. */
  readonly origins: Readonly<Record<string, string>>;
}

/** The origin of a value that nobody gave. */
export const DEFAULT_ORIGIN = 'default';

/** A seat at the table has a score card of its own. */

type Values = Record<string, unknown>;

/** Throws one Fault `config-wrong` that names every problem of file and options. */
export function loadConfig(request: ConfigRequest = {}, folders: Folders = userFolders()): LoadedConfig {
  return configOf(findCabinetFile(request.file, folders), request, folders);
}

/** The same for this text of a cabinet file, wherever it comes from. */
export function configOf(
  file: CabinetFile | undefined,
  request: Pick<ConfigRequest, 'options' | 'language'>,
  folders: Folders,
): LoadedConfig {
  const text = file === undefined ? undefined : readCabinetText(file.text);
  const options = optionValues(request.options ?? {});
  const complaints = [
    ...(file === undefined || text === undefined ? [] : fileProblems(file, text)),
    ...optionProblems(options, ownSets(text?.values)),
  ];
  const fileValues = (text?.values ?? {}) as Values;
  const merged = mergeValues(fileValues, options);
  const parsed = cabinetSchema.safeParse(merged);
  if (complaints.length > 0 || !parsed.success) throw wrong(complaints);

  const { data } = parsed;
  // Of both together: the mode may stand on the command line, and the coins in the file.
  const prices = creditProblems(data.credits, MOST_SEATS).map((problem): Text => {
    const [group, key] = problem.path as readonly string[];
    const path = [group ?? '', key ?? ''];
    if (valueAt(options, path) !== undefined || file === undefined || text === undefined)
      return { say: 'config.at', place: flagOf(path), why: problem.why };
    return placed(file, text.place(problem), problemText(problem));
  });
  if (prices.length > 0) throw wrong(prices);
  if (valueAt(options, ['board', 'port']) !== undefined && data.board.kind.startsWith('emulated')) {
    throw wrong([{ say: 'config.portAlone' }]);
  }
  const resolved = (path: string, key: Path): string => {
    const fromFile = valueAt(options, key) === undefined && file !== undefined;
    return absolutePath(path, fromFile ? dirname(file.path) : folders.working, folders);
  };
  const dataDir = data.dataDir === undefined ? folders.data : resolved(data.dataDir, ['dataDir']);
  const { folder: backups } = data.backup;
  const config: Config = {
    ...data,
    language: data.language ?? request.language ?? 'en',
    players: playerNames(data.players.map(typedName)),
    dataDir,
    backup: {
      ...data.backup,
      folder: backups === undefined ? join(dataDir, 'backups') : resolved(backups, ['backup', 'folder']),
    },
    sound: {
      ...data.sound,
      pack: data.sound.pack === '' ? '' : resolved(data.sound.pack, ['sound', 'pack']),
    },
    mqtt: {
      ...data.mqtt,
      passwordFile:
        data.mqtt.passwordFile === '' ? '' : resolved(data.mqtt.passwordFile, ['mqtt', 'passwordFile']),
      ca: data.mqtt.ca === '' ? '' : resolved(data.mqtt.ca, ['mqtt', 'ca']),
    },
    hall: {
      ...data.hall,
      ca: data.hall.ca === '' ? '' : resolved(data.hall.ca, ['hall', 'ca']),
    },
    log: {
      ...data.log,
      file: data.log.file === 'stderr' ? 'stderr' : resolved(data.log.file, ['log', 'file']),
    },
  };
  const origins = Object.fromEntries(
    keysOf().map(({ path }) => {
      if (valueAt(options, path) !== undefined) return [path.join('.'), flagOf(path)];
      if (valueAt(fileValues, path) === undefined) return [path.join('.'), DEFAULT_ORIGIN];
      return [path.join('.'), `${file?.name}:${text?.place({ path, atKey: true }).line}`];
    }),
  );
  const misfit = geometryProblem(data.board.kind, data.leds.dice);
  if (misfit !== undefined)
    throw wrong([{ say: 'config.at', place: `leds.dice (${origins['leds.dice']})`, why: misfit }]);
  const lamps = lampProblem(data.leds.dice, data.leds.buttonLamps);
  if (lamps !== undefined)
    throw wrong([
      { say: 'config.at', place: `leds.buttonLamps (${origins['leds.buttonLamps']})`, why: lamps },
    ]);
  return {
    config: frozen(config),
    ruleSets: ruleSetsOf(config),
    request,
    file: file?.path,
    origins,
  };
}

function wrong(complaints: readonly Text[]): Fault {
  const [only] = complaints;
  const one = complaints.length === 1 ? only : undefined;
  return new Fault('config-wrong', one ?? { say: 'config.places', complaints });
}

function placed(file: CabinetFile, place: TextPlace, why: Text): Text {
  return { say: 'config.at', place: `${file.name}:${placeText(place)}`, why };
}

function fileProblems(file: CabinetFile, text: CabinetText): readonly Text[] {
  const at = (place: TextPlace, why: Text): Text => placed(file, place, why);
  if (text.syntax.length > 0) return text.syntax.map(({ place, why }) => at(place, why));
  return check(text.values, ownSets(text.values))
    .map((problem) => ({ place: text.place(problem), text: problemText(problem) }))
    .sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
    .map(({ place, text }) => at(place, text));
}

function optionProblems(options: Values, own: readonly KnownSet[]): readonly Text[] {
  return check(options, own).map(({ path, why }) => {
    const key = path.filter((step) => typeof step === 'string');
    // The option's own name says more than the key's path here.
    return { say: 'config.at', place: flagOf(key), why };
  });
}

/** `own`: the cabinet file's own rule sets, which `rules` may name. */
function check(values: unknown, own: readonly KnownSet[]): readonly Problem[] {
  const { error, data } = cabinetSchema.safeParse(values);
  if (error !== undefined) return schemaProblems(error.issues, values);
  return ruleSetProblems(data.ruleSets, data.rules, [...RULE_SETS, ...own]);
}

/** As far as they can be read: the file may be wrong in other places. */
function ownSets(values: unknown): readonly KnownSet[] {
  const sets = valueAt(values, ['ruleSets']);
  if (!Array.isArray(sets)) return [];
  return sets.map((own) => {
    const base = findRules(RULE_SETS, `${valueAt(own, ['like'])}`);
    return { id: `${valueAt(own, ['id'])}`, inMenu: base?.inMenu !== false };
  });
}

function optionValues(options: Readonly<Record<string, string | boolean>>): Values {
  const values: Values = {};
  for (const { path, schema } of keysOf()) {
    const given = options[path.join('.')];
    if (given === undefined) continue;
    const [group, inner] = path;
    const value = typeof given === 'string' ? optionValue(given, schema) : given;
    if (group === undefined) continue;
    if (inner === undefined) values[group] = value;
    else values[group] = { ...(values[group] as Values | undefined), [inner]: value };
  }
  return values;
}

function mergeValues(below: Values, above: Values): Values {
  const merged: Values = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = merged[key];
    merged[key] = isGroup(old) && isGroup(value) ? { ...old, ...value } : value;
  }
  return merged;
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (isGroup(inner) ? inner[step] : undefined), values);
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
