/** What `npm ci` brings: johnny-five and node-pixel ask for serialports of 2015 to 2022 that no compiler of today builds. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version: string;
  /** The package's own name, where it stands in for another. */
  readonly name?: string;
  readonly hasInstallScript?: boolean;
  readonly gypfile?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

/** Every copy of a package, wherever it is nested. */
function copiesOf(name: string): readonly LockedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, copy]) => copy);
}

test('npm ci installs one serialport, 13 or newer, for everybody', () => {
  const versions = copiesOf('serialport').map(({ version }) => Number(version.split('.')[0]));
  expect(versions).toHaveLength(1);
  expect(versions[0]).toBeGreaterThanOrEqual(13);
  expect(copiesOf('@serialport/bindings-cpp').map(({ version }) => version.split('.')[0])).toEqual(['13']);
  expect(copiesOf('@serialport/bindings')).toEqual([]);
});

test('what asks for the package firmata gets firmata-io, which has no serialport of its own', () => {
  expect(copiesOf('firmata').map(({ name }) => name)).toEqual(['firmata-io']);
});

test('npm ci compiles nothing: the only package with an install script brings its binary, and the script is off', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  // Our own checks the Node that came along.
  expect(scripted.map(([path]) => path)).toEqual(['', 'node_modules/@serialport/bindings-cpp']);
  expect(allowScripts).toEqual({ '@serialport/bindings-cpp': false });
  for (const tool of ['nan', 'node-gyp', 'prebuild-install', 'node-pre-gyp'])
    expect(copiesOf(tool)).toEqual([]);
});
