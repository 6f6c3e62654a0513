/** `dicetable advise`: the judge's twin. One position a line in, the worth of every choice out. */

import type { Command } from 'commander';
import { adviseBy } from './advise/advise.ts';
import { addRuleSetOption, ruleSetsFrom } from './rule-set-option.ts';
import { judgeStream } from './score.ts';
import type { Speech } from './speech.ts';
import { tableFolderOf } from './table-folder.ts';

const EXAMPLE = `  echo '{"rules":"yahtzee","card":{"yahtzee":50},"dice":[2,4,4,6,6],"rollsLeft":2}' | dicetable advise`;
const OF_FARKLE = `  echo '{"rules":"farkle","dice":[1,1,3,4,6,6],"turn":350,"totals":[2000,1500],"player":0}' | dicetable advise`;

export function addAdvise(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('advise')
    .summary(told({ say: 'command.adviseSummary' }))
    .description(told({ say: 'command.adviseHelp' }))
    .addHelpText(
      'after',
      `\n${told({ say: 'command.example' })}\n${EXAMPLE}\n\n${told({ say: 'command.adviseFarkle' })}\n${OF_FARKLE}`,
    );
  addRuleSetOption(command, speech).action(async () => {
    await judgeStream(adviseBy(ruleSetsFrom(command), tableFolderOf(command)), process.stdin, process.stdout);
  });
}
