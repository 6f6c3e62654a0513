/** What comes with the table: everything is listed, from nobody's own host, and under licences that may be given on. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, lockOf } from '../supply/bom.ts';
import { installedIn } from '../supply/installed.ts';
import { licenceProblems, licensedPackages } from '../supply/licences.ts';

const { packages } = lockOf('.');

test('the bill of materials lists each package that a table runs, with its hash and licence', () => {
  const { bomFormat, components } = billOfMaterials('.');
  expect(bomFormat).toBe('CycloneDX');
  const runs = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { name, version }]) => `${name ?? folder.split('node_modules/').at(-1)}@${version}`);
  expect(runs.length).toBeGreaterThan(100);
  expect(new Set(components.map(({ name, version }) => `${name}@${version}`))).toEqual(new Set(runs));
  for (const { name, purl, hashes = [], licenses = [] } of components) {
    expect(purl).toMatch(/^pkg:npm\//);
    expect(
      hashes.map(({ alg }) => alg),
      name,
    ).toEqual(['SHA-512']);
    expect(licenses.length, name).toBeGreaterThan(0);
  }
});

test.each([
  ['a table', '.'],
  ['the workshop', 'hardware/workshop'],
])(
  'every package of %s is under a licence that may be given on, and NOTICE speaks of those without its text',
  (_, root) => {
    const found = licensedPackages(lockOf(root).packages, installedIn(root));
    expect(licenceProblems(found, readFileSync('NOTICE', 'utf8'))).toEqual([]);
  },
);

test.each(['.', 'hardware/workshop'])(
  'the lock file in %s holds a hash of each package, and the address of no registry',
  (root) => {
    for (const [folder, entry] of Object.entries(lockOf(root).packages)) {
      if (folder === '') continue;
      expect(entry, folder).toHaveProperty('integrity', expect.stringMatching(/^sha512-/));
      expect(entry, folder).not.toHaveProperty('resolved');
    }
  },
);
