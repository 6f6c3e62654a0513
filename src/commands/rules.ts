/** `dicetable rules`: the rule sets, and the house-rule card of one. */
import type { Command } from 'commander';
import { houseRules, playersWords, type RuleSets } from '../game/index.ts';
import { addRuleSetOption, ruleSetsFrom, rulesNamed } from './rule-set-option.ts';

export function addRules(program: Command): void {
  const command = program
    .command('rules')
    .argument('[id]', 'Rule set whose house rules are printed; else all sets are listed.')
    .summary('list the rule sets, or print the house rules of one')
    .description(
      'Lists the rule sets that can be played, or prints the house rules of one of them in words, made from the same data that the game is played by.',
    );
  addRuleSetOption(command).action((id: string | undefined) => {
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
