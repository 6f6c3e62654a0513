/** The account of the seeds' statements is complete, and what it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../src/game/index.ts';
import { rowsUnder } from '../tools/markdown.ts';

const PAGE = readFileSync('src/game/RULES.md', 'utf8');
const ROWS = PAGE.split('\n')
  .filter((line) => /^\| S\d\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** How many statements each seed has. */
const STATEMENTS = [38, 34, 17, 32, 17];

test('every statement of every seed is accounted for exactly once', () => {
  const named = ROWS.flatMap(([, ids = '']) => ids.split(' '));
  const all = STATEMENTS.flatMap((count, seed) =>
    Array.from({ length: count }, (_, index) => `S${seed + 1}.${index + 1}`),
  );
  expect(named.toSorted()).toEqual(all.toSorted());
});

test('every file and every test that the account names exists', () => {
  const files = ROWS.flatMap(([, , , , where = '']) => [...where.matchAll(/`([\w/-]+\.ts)`/g)]).map(
    ([, file]) => file,
  );
  const tests = ROWS.flatMap(([, , , , , cell = '']) => [...cell.matchAll(/`([^`]+)`/g)]).map(
    ([, file]) => file,
  );
  expect(files.filter((file) => !existsSync(`src/game/${file}`) && !existsSync(`src/${file}`))).toEqual([]);
  expect(tests.filter((file) => !existsSync(`test/${file}`))).toEqual([]);
  expect(ROWS.filter((row) => row[5] === '')).toEqual([]);
});

test('the table of rule sets has every set, and no other', () => {
  const named = rowsUnder(PAGE, 'The rule sets').flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, id = '']) => id),
  );
  expect(named.toSorted()).toEqual(RULE_SETS.map(({ id }) => id).toSorted());
});

test('the README of the top names every game of the menu, in its order', () => {
  const names = RULE_SETS.filter(({ inMenu }) => inMenu).map(({ name }) => name);
  const [, named] = /In the menu: ([^.]*)\./.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(named).toBe(names.join(', '));
});
