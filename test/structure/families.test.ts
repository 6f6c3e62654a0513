/** What differs between families of games stands in their records; hardly anybody tells them apart otherwise. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * A comparison with the name of a family, or with the family of something else, every case of a switch over one, and
 * the question after a field that only one of them has.
 */
const BRANCH =
  /\bfamily\b\)?\s*[!=]==|[!=]==\s*'five-dice'|switch \([^)]*\bfamily\b|'(?:farkle|farkles|set|cards|sheet)' in \w/g;
const MOST_BRANCHES = 15;

const branchesIn = (text: string): number => text.match(BRANCH)?.length ?? 0;

test('at most fifteen places of src ask of which family a game or a rule set is', () => {
  const files = globSync('src/**/*.ts').map(
    (file) => [file, branchesIn(readFileSync(file, 'utf8'))] as const,
  );
  const asking = files.filter(([, count]) => count > 0);
  const count = asking.reduce((sum, [, branches]) => sum + branches, 0);
  expect(count, asking.map(([file, branches]) => `${file}: ${branches}`).join('\n')).toBeLessThanOrEqual(
    MOST_BRANCHES,
  );
});

test('a branch is found in every form', () => {
  const text =
    "if (game.family === 'farkle') a(); if (game?.family !== family) b(); switch (rules.family) {}" +
    "'farkle' in report ? 1 : 2; if ('set' in turn) c();";
  expect(branchesIn(text)).toBe(5);
});
