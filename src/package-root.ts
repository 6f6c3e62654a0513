/** Where the package lies, and its version: the sources run from src/, the built JavaScript from dist/src/. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Absolute path of the folder that holds our package.json. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

export function packageVersion(): string {
  return ownPackage().version;
}

/** `>=22.18`, as npm has it. */
export function neededNode(): string {
  return ownPackage().engines.node;
}

/** The processors of this platform, by Node's names, for which a Node comes along. */
export function carriedFor(platform: string): readonly string[] {
  const name = platform === 'win32' ? 'win' : platform;
  return Object.keys(ownPackage().optionalDependencies).flatMap((carried) =>
    carried.startsWith('node-') && carried.includes(`-${name}-`)
      ? [carried.slice(carried.lastIndexOf('-') + 1)]
      : [],
  );
}

interface OwnPackage {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

function ownPackage(): OwnPackage {
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
}
