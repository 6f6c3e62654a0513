/** `dicetable rules`: the rule sets, and the house-rule card of one. */

import type { Command } from 'commander';
import { houseRules, playersWords, type RuleSets } from '../game/index.ts';
import { addRuleSetOption, ruleSetsFrom, rulesNamed } from './rule-set-option.ts';
import type { Speech } from './speech.ts';

export function addRules(program: Command, speech: Speech): void {
  const { told } = speech;
  const command = program
    .command('rules')
    .argument('[id]', told({ say: 'command.rulesId' }))
    .summary(told({ say: 'command.rulesSummary' }))
    .description(told({ say: 'command.rulesHelp' }));
  addRuleSetOption(command, speech).action((id: string | undefined) => {
    const sets = ruleSetsFrom(command);
    process.stdout.write(
      id === undefined ? listOf(sets) : `${houseRules(rulesNamed(sets, id)).join('\n')}\n`,
    );
  });
}

function listOf(sets: RuleSets): string {
  const width = Math.max(...sets.map(({ id }) => id.length));
  const lines = sets.map((rules) => `${rules.id.padEnd(width)}  ${rules.name}, ${playersWords(rules)}`);
  return `${lines.join('\n')}\n`;
}
