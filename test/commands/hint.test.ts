import { Command } from 'commander';
import { expect, test } from 'vitest';
import { hintOn } from '../../src/commands/hint.ts';
import { speechIn } from '../../src/commands/speech.ts';

const NAMES = ['run', 'rules', 'score', 'strategy', 'config', 'backup', 'hall', 'go-back'];

function toldOn(said: string): string | undefined {
  const program = new Command();
  for (const name of NAMES) program.addCommand(new Command(name).option('--language <text>'));
  program.addCommand(new Command('simulate').option('-s, --seed <text>'));
  const hint = hintOn(program, said);
  return hint === undefined ? undefined : speechIn('en').told(hint);
}

test.each([
  ['rnu', 'run'],
  ['paly', 'run'],
  ['Play', 'run'],
  ['strat', 'run'],
  ['strategie', 'strategy'],
  ['beckup', 'backup'],
  ['rollback', 'go-back'],
  ['help', '--help'],
])('%s means %s', (word, meant) => {
  expect(toldOn(`unknown command '${word}'`)).toBe(`(Did you mean ${meant}?)`);
});

test('a word that is near to no command gets no guess', () => {
  expect(toldOn("unknown command 'qzx'")).toBe('');
});

test('an option of another command is told where it belongs, with its value or without', () => {
  for (const option of ['--seed', '--seed=3', '-s'])
    expect(toldOn(`unknown option '${option}'`)).toBe('(It is an option of simulate.)');
  expect(toldOn("unknown option '--sed'")).toBeUndefined();
});
