/** A folder that nobody sees through at a glance says where to begin, and what a README names is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ourFiles } from './imports.ts';

const FILES = ourFiles(['{src,web,hardware,firmware,test}/**/*.{ts,tsx,js,css,html,c,h,S}']);
const MOST_FILES = 15;

const PAGES = ourFiles(['{src,web,hardware,firmware,test}/**/README.md']);
/** What programs write, and what a user has or makes, is not in the repository. */
const ELSEWHERE = ['table.test.mjs', 'cabinet.yaml', 'journal.db', 'people.json', 'package.json'];

/** Names of files in backticks; those with placeholders, and whole lines of a shell, have other characters. */
function filesNamed(page: string): readonly string[] {
  return [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|js|css|html|c|h|S|json|hex|md))`/g)].map(
    ([, file = '']) => file,
  );
}

/** Beside the page, in one of its folders, or by its path from src, from test or from the top. */
function isThere(page: string, file: string): boolean {
  const folder = dirname(page);
  const places = [folder, dirname(folder), 'src', 'test', '.'].map((from) => join(from, file));
  return places.some((place) => existsSync(place)) || globSync(join(folder, '*', file)).length > 0;
}

test(`a folder of more than ${MOST_FILES} files has a README`, () => {
  const sizes = new Map<string, number>();
  for (const file of FILES) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  const large = [...sizes].flatMap(([folder, size]) => (size > MOST_FILES ? [folder] : []));
  expect(large.length).toBeGreaterThan(5);
  expect(large.filter((folder) => !PAGES.includes(`${folder}/README.md`))).toEqual([]);
});

test('every file that a README names is there', () => {
  const lost = PAGES.flatMap((page) =>
    filesNamed(readFileSync(page, 'utf8'))
      .filter((file) => !ELSEWHERE.includes(basename(file)) && !isThere(page, file))
      .map((file) => `${page}: ${file}`),
  );
  expect(lost).toEqual([]);
});

test('the table of folders of src names each of them', () => {
  const page = readFileSync('src/README.md', 'utf8');
  const folders = globSync('src/*/').map((folder) => basename(folder));
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !page.includes(`\`${folder}\``))).toEqual([]);
});

test('a missing file is found', () => {
  expect(filesNamed('See `main.ts`, `no/such.ts` and `npm start`.')).toEqual(['main.ts', 'no/such.ts']);
  expect(isThere('src/README.md', 'main.ts')).toBe(true);
  expect(isThere('src/README.md', 'no/such.ts')).toBe(false);
});
