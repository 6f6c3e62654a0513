/** From cabinet file and options to one checked, frozen Config, and where each value came from. */
import { dirname, join } from 'node:path';
import { Fault } from '../fault/fault.ts';
import { playerNames } from '../game/name.ts';
import { findRules, RULE_SETS, type RuleSets } from '../game/rule-sets.ts';
import { type CabinetFile, findCabinetFile } from './cabinet-file.ts';
import { type CabinetText, placeText, readCabinetText } from './cabinet-text.ts';
import { absolutePath, type Folders, userFolders } from './folders.ts';
import { geometryProblem, lampProblem } from './geometry-problem.ts';
import { keysOf, type Path } from './key.ts';
import { flagOf, optionValue } from './option.ts';
import { type KnownSet, ruleSetProblems, ruleSetsOf } from './own-rule-sets.ts';
import { type Problem, schemaProblems } from './problem.ts';
import { type Config, cabinetSchema } from './schema.ts';

/** What the command line says. */
export interface ConfigRequest {
  /** `--config`. */
  readonly file?: string | undefined;
  /** Path of a key, joined by dots → its value: text as typed, or the state of a switch. */
  readonly options?: Readonly<Record<string, string | boolean>>;
}

export interface LoadedConfig {
  readonly config: Config;
  /** All that can be played, the cabinet file's own last. */
  readonly ruleSets: RuleSets;
  /** What the command line said. */
  readonly request: Pick<ConfigRequest, 'options'>;
  /** The cabinet file that was read, if any; absolute. */
  readonly file: string | undefined;
  /** Path of a key, joined by dots → `default`, `cabinet.yaml:3` or `--host`. */
  readonly origins: Readonly<Record<string, string>>;
}

type Values = Record<string, unknown>;

/** Throws one Fault `config-wrong` that names every problem of file and options. */
export function loadConfig(request: ConfigRequest = {}, folders: Folders = userFolders()): LoadedConfig {
  return configOf(findCabinetFile(request.file, folders), request, folders);
}

/** The same for this text of a cabinet file, wherever it comes from. */
export function configOf(
  file: CabinetFile | undefined,
  request: Pick<ConfigRequest, 'options'>,
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
  if (valueAt(options, ['board', 'port']) !== undefined && data.board.kind.startsWith('emulated')) {
    throw wrong([
      '--port names the serial port of a real board; add --board serial or --board firmata (the page has --http-port)',
    ]);
  }
  const resolved = (path: string, key: Path): string => {
    const fromFile = valueAt(options, key) === undefined && file !== undefined;
    return absolutePath(path, fromFile ? dirname(file.path) : folders.working, folders);
  };
  const dataDir = data.dataDir === undefined ? folders.data : resolved(data.dataDir, ['dataDir']);
  const { folder: backups } = data.backup;
  const config: Config = {
    ...data,
    players: playerNames(data.players),
    dataDir,
    backup: {
      ...data.backup,
      folder: backups === undefined ? join(dataDir, 'backups') : resolved(backups, ['backup', 'folder']),
    },
    log: {
      ...data.log,
      file: data.log.file === 'stderr' ? 'stderr' : resolved(data.log.file, ['log', 'file']),
    },
  };
  const origins = Object.fromEntries(
    keysOf().map(({ path }) => {
      if (valueAt(options, path) !== undefined) return [path.join('.'), flagOf(path)];
      if (valueAt(fileValues, path) === undefined) return [path.join('.'), 'default'];
      return [path.join('.'), `${file?.name}:${text?.place({ path, atKey: true }).line}`];
    }),
  );
  const misfit = geometryProblem(data.board.kind, data.leds.dice);
  if (misfit !== undefined) throw wrong([`leds.dice (${origins['leds.dice']}): ${misfit}`]);
  const lamps = lampProblem(data.leds.dice, data.leds.buttonLamps);
  if (lamps !== undefined) throw wrong([`leds.buttonLamps (${origins['leds.buttonLamps']}): ${lamps}`]);
  return {
    config: frozen(config),
    ruleSets: ruleSetsOf(config),
    request,
    file: file?.path,
    origins,
  };
}

function wrong(complaints: readonly string[]): Fault {
  const detail =
    complaints.length === 1
      ? `${complaints[0]}`
      : `${complaints.length} places\n${complaints.map((one) => `  ${one}`).join('\n')}`;
  return new Fault('config-wrong', detail);
}

function fileProblems(file: CabinetFile, text: CabinetText): readonly string[] {
  if (text.syntax.length > 0) return text.syntax.map((one) => `${file.name}:${one}`);
  return check(text.values, ownSets(text.values))
    .map((problem) => ({ place: text.place(problem), text: problem.text }))
    .sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
    .map(({ place, text }) => `${file.name}:${placeText(place)}: ${text}`);
}

function optionProblems(options: Values, own: readonly KnownSet[]): readonly string[] {
  return check(options, own).map(({ path, text }) => {
    const key = path.filter((step) => typeof step === 'string');
    // The option's own name says more than the key's path here.
    return `${flagOf(key)}: ${text.slice(text.indexOf(': ') + 2)}`;
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
