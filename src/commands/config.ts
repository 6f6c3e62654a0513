/** `dicetable config`: prints the configuration in force, and where each value came from. */

import type { Command } from 'commander';
import { editorSchema } from '../config/editor-schema.ts';
import { effectiveText } from '../config/effective.ts';
import { addConfigOptions, configFrom } from './config-options.ts';
import type { Speech } from './speech.ts';

export function addConfig(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('config')
    .summary(told({ say: 'command.configSummary' }))
    .description(told({ say: 'command.configHelp' }))
    .option('--schema', told({ say: 'command.schema' }));
  addConfigOptions(command, speech).action(({ schema }: { schema?: true }) => {
    process.stdout.write(schema === true ? editorSchema() : effectiveText(configFrom(command), told));
  });
}
