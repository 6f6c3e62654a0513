/** `dicetable round`: rounds of duplicate dice of a hall, in its database. */
import { Argument, type Command } from 'commander';
import { Fault } from '../fault/fault.ts';
import { ROUND_DEEDS, type RoundAsked, type RoundDeed } from './round/asked.ts';
import { addRuleSetOption, ruleSetsFrom } from './rule-set-option.ts';
import type { Speech } from './speech.ts';
import { tableFolderOf } from './table-folder.ts';

const DATABASE_VARIABLE = 'DICETABLE_DATABASE';

export function addRound(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('round')
    .addArgument(new Argument('<deed>', told({ say: 'round.deed' })).choices(ROUND_DEEDS))
    .argument('[words...]', told({ say: 'round.words' }))
    .summary(told({ say: 'round.summary' }))
    .description(told({ say: 'round.help' }))
    .option('--rules <id>', told({ say: 'round.rules' }), 'yahtzee')
    .option('--tables <list>', told({ say: 'round.tables' }))
    .option('--seats <number>', told({ say: 'round.seats' }), '1')
    .option('--database <text>', told({ say: 'league.database' }))
    .option('--json', told({ say: 'league.json' }))
    .option('--csv', told({ say: 'league.csv' }))
    .option('--html', told({ say: 'league.html' }));
  addRuleSetOption(command, speech).action(
    async (deed: RoundDeed, words: readonly string[], asked: RoundAsked) => {
      const url = asked.database ?? process.env[DATABASE_VARIABLE] ?? '';
      if (url === '') throw new Fault('round-refused', { say: 'league.noDatabase' });
      // Nobody else needs PostgreSQL and best play, which take a moment to load.
      const { roundDeed } = await import('./round/deeds.ts');
      const dataDir = tableFolderOf(command);
      process.stdout.write(
        await roundDeed(url, { deed, words, asked, sets: ruleSetsFrom(command), dataDir, speech }),
      );
    },
  );
}
