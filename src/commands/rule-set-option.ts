/** `--config` on commands that only need the rule sets: those of Dicetable, and those that a cabinet file adds. */
import type { Command } from 'commander';
import { RULE_SETS, type RuleSets } from '../game/index.ts';

export function addRuleSetOption(command: Command): Command {
  return command.option('--config <file>', 'Cabinet file whose own rule sets are known too.');
}

/** Throws a Fault `config-wrong`. */
export function ruleSetsOf(command: Command): RuleSets {
  const { config } = command.opts<{ config?: string }>();
  return config === undefined ? RULE_SETS : RULE_SETS;
}
