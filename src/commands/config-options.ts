/** Puts the options of the configuration that mean something for a command on it, and loads what they and the cabinet file say. */
import { type Command, Option } from 'commander';
import { type LoadedConfig, loadConfig } from '../config/config.ts';
import { userFolders } from '../config/folders.ts';
import { type JsonSchema, meaningOf } from '../config/key.ts';
import { type ConfigOption, configOptions, PLACEHOLDER_CHOICES } from '../config/option.ts';
import type { KEYS } from '../language/en/keys.ts';
import type { Code } from '../language/sentence.ts';
import { machineLanguage, type Speech } from './speech.ts';

/** Paths of keys, joined by dots. Whatever else a command needs, the cabinet file says. */
export type ConfigKeys = readonly (keyof typeof KEYS)[];

/** Without `keys`, an option for each key of the cabinet file. */
export function addConfigOptions(command: Command, { told }: Speech, keys?: ConfigKeys): Command {
  command
    .optionsGroup(told({ say: 'command.configuration' }))
    .option('--config <file>', told({ say: 'command.configFile' }));
  for (const { flag, value, key } of optionsOf(keys)) {
    const meaning = told(meaningOf(key));
    const help = `${meaning} ${limitsOf(key.schema, told)}`.trimEnd();
    command.addOption(
      new Option(value === undefined ? flag : `${flag} <${placeholderIn(value, told)}>`, help),
    );
    if (value === undefined) command.addOption(new Option(flag.replace('--', '--no-')).hideHelp());
  }
  return command;
}

function optionsOf(keys?: ConfigKeys): readonly ConfigOption[] {
  const wanted: readonly string[] | undefined = keys;
  return configOptions().filter(({ key }) => wanted?.includes(key.path.join('.')) ?? true);
}

const PLACEHOLDERS: Readonly<Record<string, Code>> = {
  number: { say: 'command.number' },
  list: { say: 'command.list' },
  text: { say: 'command.text' },
};

function placeholderIn(value: string, told: Speech['told']): string {
  return told(PLACEHOLDERS[value] ?? value);
}

/** What the description and the placeholder do not say: "(1 to 255, default 255)". */
function limitsOf(
  { type, minimum: min = 0, maximum: max = 0, enum: values, items, default: preset }: JsonSchema,
  told: Speech['told'],
): string {
  const choices = values ?? items?.enum ?? [];
  const limits = [
    ...(type === 'integer' ? [told({ say: 'command.range', min, max })] : []),
    ...(type === 'array' ? [told({ say: 'command.byCommas' })] : []),
    ...(choices.length > PLACEHOLDER_CHOICES ? [choices.join(', ')] : []),
    ...(preset === undefined || preset === false || `${preset}` === ''
      ? []
      : [told({ say: 'command.default', value: `${preset}` })]),
  ];
  return limits.length === 0 ? '' : `(${limits.join('; ')})`;
}

/** `folders`: whose cabinet file and data they are, this user's unless said. Throws a Fault `config-wrong`. */
export function configFrom(command: Command, folders = userFolders()): LoadedConfig {
  const given = command.opts<Readonly<Record<string, string | boolean>>>();
  const options = configOptions().flatMap(({ flag, key }) => {
    const value = given[new Option(flag).attributeName()];
    return value === undefined ? [] : [[key.path.join('.'), value] as const];
  });
  const file = given.config;
  return loadConfig(
    {
      file: typeof file === 'string' ? file : undefined,
      options: Object.fromEntries(options),
      language: machineLanguage(),
    },
    folders,
  );
}
