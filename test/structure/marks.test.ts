/** What a comment points at is in the repository: whoever clones it can look it up. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ourFiles } from './imports.ts';
import { anchorsOf, commentsOf, marksOf } from './marks.ts';

const FILES = ourFiles(['{src,web,hardware,firmware,test}/**/*.{ts,tsx,c,h,S,css,js}']);
const ANCHORS = anchorsOf(readFileSync('src/game/RULES.md', 'utf8'));

/** Papers that are no part of the repository, and sections of whatever is not named with its file. */
const ELSEWHERE = /\bPLAY\b|\bDESIGN\b|\b[Rr]esearch\b|(?<!\.md,? )§/;

test('every mark of a rule in a comment has its row in RULES.md', () => {
  const lost = FILES.flatMap((file) =>
    marksOf(readFileSync(file, 'utf8'))
      .filter((mark) => !ANCHORS.has(mark))
      .map((mark) => `${file}: ${mark}`),
  );
  expect(FILES.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test('no comment points at a paper that a clone does not have', () => {
  const lost = FILES.filter((file) => !file.startsWith('test/structure/marks')).flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8'))
      .filter((comment) => ELSEWHERE.test(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(lost).toEqual([]);
});

test('marks are found in every kind of comment, and in nothing else', () => {
  expect(marksOf("/** (H8) */\nconst a = 'S1.1'; // S4.19, S1.s7\n# S3.1\n")).toEqual([
    'H8',
    'S4.19',
    'S1.s7',
  ]);
  expect(marksOf("const address = 'http://table/S1';")).toEqual([]);
  expect([...anchorsOf('| S1.8 S1.9 | holds |\n|---|---|\n| H8 | joker |\n| other | S2.1 |')]).toEqual([
    'S1.8',
    'S1.9',
    'H8',
  ]);
});
