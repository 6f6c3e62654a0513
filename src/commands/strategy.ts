/** `dicetable strategy`: what a rule set is worth under best play, and what such games are like. */
import type { Command } from 'commander';
import { addRuleSetOption, ruleSetsFrom, rulesNamed } from './rule-set-option.ts';
import { reportOnStrategy } from './strategy/report.ts';
import { textOfReport } from './strategy/text.ts';
import { tableFolderOf } from './table-folder.ts';

export function addStrategy(program: Command): void {
  const command = program
    .command('strategy')
    .summary('say what best play of a rule set is worth, and how such games end')
    .description(
      'Works out the best play of a rule set exactly and prints the expected total, its standard deviation and percentiles, how often the upper bonus is earned, and of every box the mean and how often it is filled with 0; of Farkle the same of one turn. The table is kept in the data folder.',
    )
    .option('--rules <id>', 'Rule set; dicetable rules lists them.', 'yahtzee')
    .option('--json', 'Print one JSON object.');
  addRuleSetOption(command).action(({ rules, json }: { readonly rules: string; readonly json?: true }) => {
    const report = reportOnStrategy(rulesNamed(ruleSetsFrom(command), rules), tableFolderOf(command));
    process.stdout.write(json === true ? `${JSON.stringify(report)}\n` : textOfReport(report));
  });
}
