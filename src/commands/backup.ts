/** `dicetable backup` and `dicetable restore`: copies of the journal, there and back. */
import type { Command } from 'commander';
import { SENTENCES } from '../language/en/sentences.ts';
import { type Code, tell } from '../language/sentence.ts';
import { backUpJournal, restoreBackup } from '../maintenance.ts';
import { addConfigOptions, configFrom } from './config-options.ts';

export function addBackup(program: Command): void {
  const command = program
    .command('backup')
    .argument('[file]', 'where to; else a new file in the folder of the backups')
    .summary('copy the journal while no table runs')
    .description(
      'Copies the journal, with every game and the hall of fame. A running table makes one a day by itself, and its operator page makes more.',
    );
  addConfigOptions(command).action(async (file: string | undefined) => {
    const { file: made, ...held } = await backUpJournal(configFrom(command).config, file);
    print({ say: 'command.copied', file: made, held: { say: 'command.held', ...held } });
  });
}

export function addRestore(program: Command): void {
  const command = program
    .command('restore')
    .argument('<file>', 'the backup')
    .summary('put a backup in the place of the journal')
    .description(
      'Checks the backup event by event and puts it in the place of the journal. The journal that was there is kept beside it.',
    );
  addConfigOptions(command).action((file: string) => {
    const { config } = configFrom(command);
    const { replaced, ...held } = restoreBackup(config, file);
    print({ say: 'command.restored', folder: config.dataDir, held: { say: 'command.held', ...held } });
    if (replaced !== undefined) print({ say: 'command.replaced', file: replaced });
  });
}

function print(sentence: Code): void {
  process.stdout.write(`${tell(SENTENCES, sentence)}\n`);
}
