import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISPLAY } from '../../hardware/cabinet.ts';
import { SENTENCES } from '../../src/language/en/sentences.ts';
import { LANGUAGES } from '../../src/language/languages.ts';
import { sentencesIn } from '../../src/language/sentences.ts';
import { serviceMarkdown } from '../../src/table/service-text.ts';
import { branchAt, SERVICE_TREE } from '../../src/table/state/service-tree.ts';

test('the branches stand under their holds, in their order', () => {
  const holds = SERVICE_TREE.map(({ hold }) => hold);
  expect(holds).toEqual([...holds].sort((a, b) => a - b));
  expect(SERVICE_TREE.map(({ hold }) => branchAt(hold))).toEqual(SERVICE_TREE.map(({ branch }) => branch));
  expect(branchAt(7)).toBeUndefined();
});

test.each(LANGUAGES)('in %s every label fits the display, and no two of a branch look alike', (language) => {
  const { leaf: words = {} } = sentencesIn(language);
  for (const { branch, leaves } of SERVICE_TREE) {
    const labels = [branch, ...leaves].map((name) => words[name]);
    for (const label of labels) {
      expect(label).toMatch(/^[A-Z0-9]+( [A-Z0-9]+)*$/);
      expect(`${label}`.length).toBeLessThanOrEqual(DISPLAY.characters);
    }
    expect(new Set(labels.slice(1)).size).toBe(leaves.length);
  }
});

test('the README of the table shows the tree as it is', () => {
  const readme = readFileSync(new URL('../../src/table/README.md', import.meta.url), 'utf8');
  expect(readme).toContain(serviceMarkdown(SENTENCES));
});
