import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbidden } from './import-rules.ts';
import { cyclesOf, importsOf, ourFiles, readImports } from './imports.ts';

const SOURCES = ['src/**/*.ts', 'hardware/**/*.ts', 'web/**/*.ts', 'web/**/*.tsx'];
const imports = readImports(SOURCES);

test('every file imports only what its folder may import', () => {
  const wrong = [...imports].flatMap(([file, list]) =>
    list.map((imported) => forbidden(file, imported)).filter((sentence) => sentence !== undefined),
  );
  expect(wrong).toEqual([]);
});

/** Whatever a table is, a newcomer finds it in one of these. */
const TOP = ['LICENSE', 'NOTICE', 'README.md', 'firmware', 'hardware', 'package-lock.json', 'package.json'];
/** Made here, and in no repository. */
const MADE = ['node_modules', 'dist', 'coverage'];

test('at the top there are these folders and files, and no others', () => {
  const found = readdirSync('.').filter((name) => !/^\.|\.log$/.test(name) && !MADE.includes(name));
  expect(found.sort()).toEqual([...TOP, 'src', 'test', 'tsconfig.json', 'web'].sort());
});

test('no import leads round in a circle', () => {
  expect(cyclesOf(imports)).toEqual([]);
});

test('the reader of imports sees every form of import', () => {
  const text = `import a from 'a';\nimport {\n  b,\n} from './b.ts';\nexport * from '../c.ts';\nimport './d.ts';\nconst e = await import('./e.ts');\nimport type { F } from 'node:fs';\n`;
  expect(importsOf('src/game/x.ts', text)).toEqual([
    'a',
    'src/game/b.ts',
    'src/c.ts',
    'src/game/d.ts',
    'src/game/e.ts',
    'node:fs',
  ]);
});

test('a pure folder that imports Node, and a folder that imports its neighbour, are found', () => {
  expect(forbidden('src/game/game.ts', 'node:fs')).toContain('is pure');
  expect(forbidden('src/journal/journal.ts', 'src/server/live/live-route.ts')).toContain('must not import');
  expect(forbidden('src/elsewhere/file.ts', 'src/game/game.ts')).toContain('no import rule');
});

test('a circle of three files is found', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ]);
  expect(cyclesOf(circle)).toEqual([['a', 'b', 'c']]);
});

test('no source file is longer than 250 lines', () => {
  const files = ourFiles([...SOURCES, 'web/**/*.css', 'firmware/**/*.[chS]', 'test/**/*.ts']);
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 251);
  // Plain data tables may be longer: they are read by looking up, not from top to bottom.
  expect(long.filter((file) => !['hardware/protocol.ts'].includes(file))).toEqual([]);
});

test('the pure folders ask no clock, no timer and no random numbers', () => {
  const pure = ourFiles(['src/game/**/*.ts', 'src/fairness/**/*.ts', 'src/table/**/*.ts']);
  const impure = /\bMath\.random\b|\bDate\b|\bsetTimeout\b|\bsetInterval\b|\bperformance\b|\bprocess\./;
  expect(
    pure.filter((file) => impure.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))),
  ).toEqual([]);
});

test('the lock file names no download address', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  expect(lock).not.toContain('"resolved"');
  expect(lock).not.toMatch(/https?:\/\/[^"]*regist/);
});
