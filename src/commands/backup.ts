/** `dicetable backup` and `dicetable restore`: copies of the journal, there and back. */

import type { Command } from 'commander';
import { backUpJournal, restoreBackup } from '../maintenance.ts';
import { addConfigOptions, type ConfigKeys, configFrom } from './config-options.ts';
import type { Speech } from './speech.ts';

const BACKUP_KEYS: ConfigKeys = ['language', 'dataDir', 'backup.keep', 'backup.folder'];
/** The folder is looked through for a whole backup where `file` is none. */
const RESTORE_KEYS: ConfigKeys = ['language', 'dataDir', 'backup.folder'];

export function addBackup(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('backup')
    .argument('[file]', told({ say: 'command.backupFile' }))
    .summary(told({ say: 'command.backupSummary' }))
    .description(told({ say: 'command.backupHelp' }));
  addConfigOptions(command, speech, BACKUP_KEYS).action(async (file: string | undefined) => {
    const { file: made, ...held } = await backUpJournal(configFrom(command).config, file);
    const copied = told({ say: 'command.copied', file: made, held: { say: 'command.held', ...held } });
    process.stdout.write(`${copied}\n`);
  });
}

export function addRestore(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('restore')
    .argument('<file>', told({ say: 'command.restoreFile' }))
    .summary(told({ say: 'command.restoreSummary' }))
    .description(told({ say: 'command.restoreHelp' }));
  addConfigOptions(command, speech, RESTORE_KEYS).action((file: string) => {
    const { config } = configFrom(command);
    const { replaced, ...held } = restoreBackup(config, file);
    const restored = told({
      ...{ say: 'command.restored', folder: config.dataDir, held: { say: 'command.held', ...held } },
    });
    process.stdout.write(`${restored}\n`);
    if (replaced !== undefined)
      process.stdout.write(`${told({ say: 'command.replaced', file: replaced })}\n`);
  });
}
