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

function ownPackage(): { readonly version: string; readonly engines: { readonly node: string } } {
  return JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8'));
}
