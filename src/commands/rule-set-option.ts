/** `--config` on commands that only need the rule sets: those of Dicetable, and those that a cabinet file adds. */
import type { Command } from 'commander';
import { loadConfig } from '../config/config.ts';
import { nearName } from '../config/near-name.ts';
import { Fault } from '../fault/fault.ts';
import { findRules, RULE_SETS, type RuleSet, type RuleSets } from '../game/index.ts';
import { LANGUAGES } from '../language/languages.ts';
import type { Text } from '../language/sentence.ts';
import type { Speech } from './speech.ts';

export function addRuleSetOption(command: Command, { told }: Speech): Command {
  return command
    .option('--config <file>', told({ say: 'command.ownSets' }))
    .option(`--language <${LANGUAGES.join('|')}>`, told({ say: 'key.language' }));
}

/** Throws a Fault `config-wrong`. */
export function ruleSetsFrom(command: Command): RuleSets {
  const { config } = command.opts<{ config?: string }>();
  return config === undefined ? RULE_SETS : loadConfig({ file: config }).ruleSets;
}

/** Throws a Fault `rules-unknown` that names the known ones. */
export function rulesNamed(sets: RuleSets, id: string): RuleSet {
  const rules = findRules(sets, id);
  if (rules !== undefined) return rules;
  const ids = sets.map((known) => known.id);
  const near = nearName(id, ids);
  const hint: Text =
    near === undefined
      ? { say: 'config.ruleSets', ids: ids.join(', ') }
      : { say: 'config.didYouMean', name: near };
  throw new Fault('rules-unknown', { say: 'config.rulesHint', rules: id, hint });
}
