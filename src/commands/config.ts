/** `dicetable config`: prints the configuration in force, and where each value came from. */
import type { Command } from 'commander';
import { editorSchema } from '../config/editor-schema.ts';
import { effectiveText } from '../config/effective.ts';
import { addConfigOptions, configFrom } from './config-options.ts';

export function addConfig(program: Command): void {
  const command = program
    .command('config')
    .summary('print the configuration in force, and where each value came from')
    .description(
      'Prints the configuration in force as a cabinet file, with the origin of every value: the default, a line of the cabinet file, or an option. Checks everything on the way.',
    )
    .option('--schema', 'print the JSON Schema of the cabinet file for editors instead');
  addConfigOptions(command).action(({ schema }: { schema?: true }) => {
    process.stdout.write(schema === true ? editorSchema() : effectiveText(configFrom(command)));
  });
}
