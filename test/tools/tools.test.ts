import { expect, test } from 'vitest';
import { findProgram } from '../../src/run-tool.ts';
import { installCommand, missingTools, TOOLS } from './tools.ts';

test('a program on the path is found, one that is nowhere is not', () => {
  expect(findProgram(['no-such-program', 'sh'])).toMatch(/\/sh$/);
  expect(findProgram(['no-such-program'])).toBeUndefined();
});

test('on an empty path every tool is missing, and the command to type names all their packages', () => {
  const missing = missingTools('');
  expect(missing).toEqual(TOOLS);
  for (const name of TOOLS.flatMap((tool) => tool.packages))
    expect(installCommand(missing)).toContain(` ${name}`);
});
