import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../../src/language/en/faults.ts';
import { rowsUnder } from '../tools/markdown.ts';

test('README.md beside the faults explains each as it is, and no other', () => {
  const rows = Object.values(FAULTS).map(
    ({ what, cause, display, advice }) => `| ${what} | ${display || '–'} | ${cause} | ${advice} |`,
  );
  expect(rowsUnder(readFileSync('src/fault/README.md', 'utf8'), 'When something is wrong')).toEqual(rows);
});
