/** One exported name, one meaning; and nothing is given to others that nobody takes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportsOf, sharedNames, takenBy } from './exports.ts';
import { ourFiles } from './imports.ts';

const read = (patterns: readonly string[]): ReadonlyMap<string, string> => {
  return new Map(ourFiles(patterns).map((file) => [file, readFileSync(file, 'utf8')]));
};

const OURS = read(['src/**/*.ts', 'web/**/*.{ts,tsx}', 'hardware/**/*.ts']);
const TESTS = read(['test/**/*.ts']);

/** Records of other languages have the names of the English ones, and pages ask for them by the code of the language. */
const TRANSLATED = /^src\/language\/(?!en\/)\w+\//;

/** What others than programs of ours take. */
const TAKEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'src/cli.ts: main': 'called by `dicetable.js`, which is plain JavaScript',
  'test/browser/build-pages.ts: setup': 'called by vitest before the tests that open pages',
  'src/strategy/kernel/assembly/solve.ts: solveCard': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/follow.ts: followCard': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/people.ts: followPeople': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: beginCarrying': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: putTotal': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: chanceAt': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: leastAt': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: mostAt': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: totalAt': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: handOn': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: goAway': 'called in WebAssembly, which it is compiled to',
  'src/strategy/kernel/assembly/carry.ts: carryCards': 'called in WebAssembly, which it is compiled to',
};

test('an exported name has one meaning', () => {
  const declared = [...OURS]
    .filter(([file]) => !TRANSLATED.test(file))
    .flatMap(([file, text]) => exportsOf(file, text));
  const shared = [...sharedNames(declared)];
  expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});

test('every exported value is taken by another file', () => {
  const taken = takenBy(new Map([...OURS, ...TESTS]));
  const unused = [...OURS, ...TESTS].flatMap(([file, text]) =>
    (TRANSLATED.test(file) ? [] : exportsOf(file, text))
      .filter(({ isType, name }) => !isType && !taken.has(`${file} ${name}`) && !taken.has(`${file} *`))
      .map(({ name }) => `${file}: ${name}`)
      .filter((value) => !(value in TAKEN_ELSEWHERE)),
  );
  expect(unused).toEqual([]);
});

test('a name with two meanings, and an export that nobody takes, are found', () => {
  const files = new Map([
    ['src/a.ts', 'export const one = 1;\nexport interface Two {}\nexport function three() {}\n'],
    ['src/b.ts', "import { one } from './a.ts';\nexport class Two {}\n"],
    ['src/index.ts', "export { three } from './a.ts';\nexport { type Two } from './b.ts';\n"],
    ['src/c.ts', "import {\n  three as four,\n} from './index.ts';\n"],
  ]);
  const declared = [...files].flatMap(([file, text]) => exportsOf(file, text));
  expect([...sharedNames(declared)]).toEqual([['Two', ['src/a.ts', 'src/b.ts']]]);
  const taken = takenBy(files);
  expect(['src/a.ts one', 'src/a.ts three', 'src/b.ts Two'].map((one) => taken.has(one))).toEqual([
    ...[true, true, false],
  ]);
});
