/** `dicetable strategy`: what a rule set is worth under best play, and what such games are like. */

import type { Command } from 'commander';
import { addRuleSetOption, ruleSetsFrom, rulesNamed } from './rule-set-option.ts';
import type { Speech } from './speech.ts';
import { reportOnStrategy } from './strategy/report.ts';
import { jsonOfReport, textOfReport } from './strategy/text.ts';
import { tableFolderOf } from './table-folder.ts';

export function addStrategy(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('strategy')
    .summary(told({ say: 'command.strategySummary' }))
    .description(told({ say: 'command.strategyHelp' }))
    .option('--rules <id>', told({ say: 'command.strategyRules' }), 'yahtzee')
    .option('--json', told({ say: 'command.strategyJson' }));
  addRuleSetOption(command, speech).action(
    ({ rules: id, json }: { readonly rules: string; readonly json?: true }) => {
      const rules = rulesNamed(ruleSetsFrom(command), id);
      const report = reportOnStrategy(rules, tableFolderOf(command));
      process.stdout.write(json === true ? jsonOfReport(report) : textOfReport(report, rules, speech));
    },
  );
}
