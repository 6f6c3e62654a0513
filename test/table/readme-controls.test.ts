import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { controlsMarkdown } from '../../src/table/control-text.ts';

test("the README's table of buttons is the one that drives the table", () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`\n${controlsMarkdown().trim()}\n`);
});
