/** `dicetable rules`: the rule sets, and the house-rule card of one. */

import type { Command } from 'commander';
import { houseRules, playersWords, type RuleSet, type RuleSets, setName } from '../game/index.ts';
import { houseText } from '../language/house-text.ts';
import { sentencesIn } from '../language/sentences.ts';
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
      id === undefined ? listOf(sets, speech) : `${cardLines(rulesNamed(sets, id), speech).join('\n')}\n`,
    );
  });
}

function cardLines(rules: RuleSet, { language }: Speech): readonly string[] {
  return houseText(sentencesIn(language), houseRules(rules));
}

function listOf(sets: RuleSets, { told }: Speech): string {
  const width = Math.max(...sets.map(({ id }) => id.length));
  const lines = sets.map(
    (rules) => `${rules.id.padEnd(width)}  ${told(setName(rules))}, ${told(playersWords(rules))}`,
  );
  return `${lines.join('\n')}\n`;
}
