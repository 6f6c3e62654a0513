/** Puts the options of the configuration on a command, and loads what they and the cabinet file say. */
import { type Command, Option } from 'commander';
import { type LoadedConfig, loadConfig } from '../config/config.ts';
import type { JsonSchema } from '../config/key.ts';
import { configOptions, PLACEHOLDER_CHOICES } from '../config/option.ts';

export function addConfigOptions(command: Command): Command {
  command
    .optionsGroup('Configuration (each option overrides its key of the cabinet file):')
    .option(
      '--config <file>',
      'Cabinet file to read; else cabinet.yaml here, else the one in your config folder.',
    );
  for (const { flag, value, key } of configOptions()) {
    const help = `${key.schema.description} ${limitsOf(key.schema)}`.trimEnd();
    command.addOption(new Option(value === undefined ? flag : `${flag} <${value}>`, help));
    if (value === undefined) command.addOption(new Option(flag.replace('--', '--no-')).hideHelp());
  }
  return command;
}

/** What the description and the placeholder do not say: "(1 to 255, default 255)". */
function limitsOf({ type, minimum, maximum, enum: values, items, default: preset }: JsonSchema): string {
  const choices = values ?? items?.enum ?? [];
  const limits = [
    ...(type === 'integer' ? [`${minimum} to ${maximum}`] : []),
    ...(type === 'array' ? ['separated by commas'] : []),
    ...(choices.length > PLACEHOLDER_CHOICES ? [choices.join(', ')] : []),
    ...(preset === undefined || preset === false || `${preset}` === '' ? [] : [`default ${preset}`]),
  ];
  return limits.length === 0 ? '' : `(${limits.join('; ')})`;
}

/** Throws a Fault `config-wrong`. */
export function configFrom(command: Command): LoadedConfig {
  const given = command.opts<Readonly<Record<string, string | boolean>>>();
  const options = configOptions().flatMap(({ flag, key }) => {
    const value = given[new Option(flag).attributeName()];
    return value === undefined ? [] : [[key.path.join('.'), value] as const];
  });
  const file = given.config;
  return loadConfig({
    file: typeof file === 'string' ? file : undefined,
    options: Object.fromEntries(options),
  });
}
