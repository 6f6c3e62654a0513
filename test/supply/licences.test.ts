import { expect, test } from 'vitest';
import { type Installed, licenceProblems, licenceTable, licensedPackages } from './licences.ts';

const LOCK = {
  '': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', license: 'MIT' },
  'node_modules/b/node_modules/@c/d': { version: '3.0.0', license: 'MIT OR GPL-3.0', dev: true },
  'node_modules/alias': { version: '4.0.0', name: 'a' },
};
const whole: Installed = { licence: 'ISC', hasText: true };

test('every package of the lock file is listed under its own name, with the licence that it names', () => {
  const listed = licensedPackages(LOCK, (folder) => (folder.endsWith('/alias') ? whole : undefined));
  expect(listed.map(({ name, licence, hasText }) => [name, licence, hasText])).toEqual([
    ['@c/d', 'MIT OR GPL-3.0', undefined],
    ['a', 'ISC', true],
    ['b', 'MIT', undefined],
  ]);
  expect(licenceTable(listed)).toMatch(/^MIT OR GPL-3\.0 +1 {2}@c\/d\nISC +1 {2}a\nMIT +1 {2}b\n$/);
});

test.each([
  ['a licence that may be taken in', 'MPL-2.0', true, '', undefined],
  ['a choice of which one may be', 'GPL-3.0 OR MIT', true, '', undefined],
  ['one that binds', 'GPL-3.0', true, '', 'which is none that may be taken in'],
  ['none', undefined, true, '', 'names no licence'],
  ['no text', 'MIT', false, '', 'without the text'],
  ['no text, of another platform', 'MIT', undefined, '', undefined],
  ['no text, but NOTICE speaks of it', 'MIT', false, '- some/package: by somebody', undefined],
  ['no text, but NOTICE speaks of its like', 'MIT', false, '- some/*: by somebody', undefined],
])('%s', (_, licence, hasText, notice, problem) => {
  const each = { name: 'some/package', version: '1.0.0', licence, dev: false, hasText };
  const [found] = licenceProblems([each], notice);
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(problem);
});
