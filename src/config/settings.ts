/** The cabinet file as settings that a page may show and change: one key at a time, with comments and order kept. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CONFIG_DEFAULTS } from '../../hardware/cabinet.ts';
import { Fault, messageOf } from '../fault/fault.ts';
import { type Text, tell } from '../language/sentence.ts';
import { sentencesIn } from '../language/sentences.ts';
import { readPlainFile } from '../plain-file.ts';
import { TABLE_DEFAULTS } from '../table/options.ts';
import { CABINET_FILE } from './cabinet-file.ts';
import { changedText } from './changed-text.ts';
import { configOf, type LoadedConfig } from './config.ts';
import { type Folders, userFolders } from './folders.ts';
import { expectationOf, type JsonSchema, keysOf } from './key.ts';
import type { Setting } from './setting.ts';

/** What a running table reads anew each time, and what its board is told in CONFIG. */
const AT_ONCE = [
  'language',
  'rules',
  'players',
  'tumbleMs',
  'calm',
  'guestCut',
  'housePace',
  'coach',
  'buzzer',
  ...Object.keys(TABLE_DEFAULTS.sound).map((key) => `sound.${key}`),
  'speech',
  'idle.',
  'credits.',
  'backup.keep',
  ...Object.keys(CONFIG_DEFAULTS).map((key) => `leds.${key}`),
];
/**
 * Paths into the machine, and what has no field of its own: an operator on the network must not reach there. And what could
 * make the next start fail, or the table unreachable, where nobody could put it right from the same page. And whose programs the
 * table takes: that is not for everybody who has the PIN.
 */
const IN_THE_FILE = [
  ...['dataDir', 'backup.folder', 'log.file', 'sound.pack', 'board.port', 'ruleSets'],
  'credits.coins',
  ...['host', 'httpPort', 'board.kind', 'update.key'],
  ...['mqtt.url', 'mqtt.user', 'mqtt.passwordFile', 'mqtt.ca', 'mqtt.prefix'],
  ...['hall.url', 'hall.nats', 'hall.ca'],
];

export class Settings {
  /** Absolute; it need not exist yet. */
  readonly file: string;
  readonly #folders: Folders;
  #loaded: LoadedConfig;

  constructor(loaded: LoadedConfig, folders: Folders = userFolders()) {
    this.#loaded = loaded;
    this.#folders = folders;
    this.file = loaded.file ?? join(folders.config, CABINET_FILE);
  }

  list(): readonly Setting[] {
    const { config, origins } = this.#loaded;
    return keysOf().map(({ path, schema }) => {
      const key = path.join('.');
      return {
        ...{ key, help: { say: `key.${key}` } as Text, expects: expectationOf(schema), kind: kindOf(schema) },
        choices: (schema.enum ?? schema.items?.enum ?? []).map(String),
        ...{ min: schema.minimum ?? null, max: schema.maximum ?? null, default: schema.default ?? null },
        value: valueAt(config, path) ?? null,
        ...{ origin: origins[key] ?? '', takesEffect: takesEffect(key) },
      };
    });
  }

  /**
   * Saves the value (null: removes it, so that the default holds again) and returns the configuration that is in force
   * then, options of the command line included. Throws Fault `config-wrong` when the value, or the file as it is by now,
   * is wrong, or cannot be written; the file is as before then.
   */
  change(key: string, value: unknown): LoadedConfig {
    const known = keysOf().find(({ path }) => path.join('.') === key);
    const isOther = known !== undefined && kindOf(known.schema) === 'other';
    if (value !== null && isOther && this.#isEdited(this.#text(), known.path))
      throw new Fault('config-wrong', { say: 'config.edited', key });
    return this.changeAll([[key, value]]);
  }

  /** The same of several keys, all of them or none, by whoever knows what each of them is to be. */
  changeAll(changes: readonly (readonly [string, unknown])[]): LoadedConfig {
    const text = changes.reduce((before, [key, value]) => {
      const known = keysOf().find(({ path }) => path.join('.') === key);
      if (known === undefined || takesEffect(key) === 'never')
        throw new Fault('config-wrong', { say: 'config.fixed', key });
      return changedText(before, known.path, value);
    }, this.#text());
    const loaded = this.#read(text);
    this.#write(text);
    this.#loaded = loaded;
    return loaded;
  }

  /** Whoever changes a part of a list computes all of it from what is in force, and would overwrite what it says by now. */
  #isEdited(text: string, path: readonly string[]): boolean {
    return !isDeepStrictEqual(valueAt(this.#read(text).config, path), valueAt(this.#loaded.config, path));
  }

  #read(text: string): LoadedConfig {
    const file = { path: this.file, name: basename(this.file), text };
    return configOf(file, this.#loaded.request, this.#folders);
  }

  #text(): string {
    return existsSync(this.file)
      ? readPlainFile(this.file).toString()
      : `${tell(sentencesIn(this.#loaded.config.language), { say: 'config.header' })}\n`;
  }

  /** Whole or not at all; a link stays a link, and the file keeps its mode. */
  #write(text: string): void {
    try {
      const there = existsSync(this.file);
      const file = there ? realpathSync(this.file) : this.file;
      mkdirSync(dirname(file), { recursive: true });
      // A link or a pipe of that name would lead the text elsewhere.
      rmSync(`${file}.new`, { force: true });
      writeFileSync(`${file}.new`, text, { flag: 'wx' });
      if (there) chmodSync(`${file}.new`, statSync(file).mode & 0o777);
      renameSync(`${file}.new`, file);
    } catch (error) {
      throw new Fault(
        'config-wrong',
        { say: 'config.cannotWrite', file: this.file, why: messageOf(error) },
        {
          cause: error,
        },
      );
    }
  }
}

function takesEffect(key: string): Setting['takesEffect'] {
  if (IN_THE_FILE.includes(key)) return 'never';
  return AT_ONCE.some((one) => (one.endsWith('.') ? key.startsWith(one) : key === one)) ? 'now' : 'restart';
}

function kindOf({ type, enum: values, items }: JsonSchema): Setting['kind'] {
  if (values !== undefined) return 'choice';
  if (type === 'integer') return 'number';
  if (type === 'boolean') return 'switch';
  if (type === 'array') return items?.properties === undefined ? 'list' : 'other';
  return type === 'string' ? 'text' : 'other';
}

function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Readonly<Record<string, unknown>>)[step], values);
}
