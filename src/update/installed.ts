/**
 * Where releases live: a folder with `releases/NAME` for each, and a link `current` to the one that plays. The link is replaced by a
 * rename, so that there is one at every moment, before a power cut and after it.
 */
import { existsSync, lstatSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../journal/guard/durable-file.ts';
import { packageRoot } from '../package-root.ts';
import { FACTS_FILE, factsIn, type ReleaseFacts } from './release.ts';

const RELEASES = 'releases';
const CURRENT = 'current';

export interface Installed {
  /** Above `releases` and `current`. */
  readonly root: string;
  /** What runs here and now, which `current` need not be. */
  readonly facts: ReleaseFacts;
}

/** Undefined: this is a checkout, or a package of somebody's project. */
export function installedRelease(ourPackage: string = packageRoot()): Installed | undefined {
  // releases/NAME/node_modules/dicetable
  const folder = dirname(dirname(ourPackage));
  const facts = releaseIn(folder);
  if (facts === undefined || basename(dirname(folder)) !== RELEASES) return undefined;
  return { root: dirname(dirname(folder)), facts };
}

/** Of the release in this folder; undefined: there is none, or no whole one. */
export function releaseIn(folder: string): ReleaseFacts | undefined {
  const file = join(folder, FACTS_FILE);
  return existsSync(file) ? factsIn(readFileSync(file, 'utf8')) : undefined;
}

export function releasesFolder(root: string): string {
  return join(root, RELEASES);
}

export function releaseFolder(root: string, name: string): string {
  return join(root, RELEASES, name);
}

/** What starts a release, whatever is inside. */
export function programOf(folder: string): string {
  return join(folder, 'bin', 'dicetable');
}

export function currentFolder(root: string): string {
  return join(root, CURRENT);
}

/** Undefined before the first service or update. */
export function currentName(root: string): string | undefined {
  const link = currentFolder(root);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? basename(readlinkSync(link))
    : undefined;
}

export function pointCurrent(root: string, name: string): void {
  const link = currentFolder(root);
  const made = `${link}.new`;
  rmSync(made, { force: true });
  symlinkSync(join(RELEASES, name), made);
  renameSync(made, link);
  syncFolder(root);
}

/** `current` leads to the release that runs here where it led nowhere yet: one that was unpacked by hand. */
export function makeCurrent({ root, facts }: Installed): void {
  if (currentName(root) === undefined) pointCurrent(root, facts.name);
}
