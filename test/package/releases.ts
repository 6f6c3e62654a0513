/** Releases to be put on a table: this version compiled anew under any number, and others that are only a script. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SCHEMA_VERSION } from '../../src/journal/store/schema.ts';
import { writeRelease } from '../../src/update/make/write-release.ts';
import { FACTS_FILE, type ReleaseFacts } from '../../src/update/release.ts';
import { newPrivateKey, publicKeyOf } from '../../src/update/signature.ts';

const PRIVATE = newPrivateKey();
export const PUBLIC = publicKeyOf(PRIVATE);

const MADE = '2026-11-22T10:00:00.000Z';

export function factsFor(version: string, more: Partial<ReleaseFacts> = {}): ReleaseFacts {
  return {
    ...{ name: version, version, made: MADE, platform: `${process.platform}-${process.arch}` },
    ...{ journal: SCHEMA_VERSION, firmware: 'that of these tests', ...more },
  };
}

/** `tsc -p src`, away from the folder dist, which others may be making at this moment. */
export function compiled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-compiled-'));
  execFileSync('tsc', ['-p', 'src', '--outDir', folder, '--declaration', 'false']);
  return folder;
}

/** This version as an installed release, but for its packages, which are links. */
export function install(root: string, { version, name }: ReleaseFacts, dist: string): void {
  const release = join(root, 'releases', name);
  const ours = join(release, 'node_modules', 'dicetable');
  for (const folder of ['src', 'firmware']) mkdirSync(join(ours, folder), { recursive: true });
  for (const file of ['dicetable.js', 'carried-node.js'])
    copyFileSync(join('src', file), join(ours, 'src', file));
  for (const file of ['dicetable.hex', 'dicetable.hex.json'])
    copyFileSync(join('firmware', file), join(ours, 'firmware', file));
  cpSync(dist, join(ours, 'dist'), { recursive: true });
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(join(ours, 'package.json'), JSON.stringify({ ...manifest, version }));
  for (const each of readdirSync('node_modules').filter((one) => !one.startsWith('.')))
    symlinkSync(resolve('node_modules', each), join(release, 'node_modules', each));
  script(release, `exec '${process.execPath}' "$here/node_modules/dicetable/src/dicetable.js" "$@"`);
  writeFileSync(join(release, FACTS_FILE), JSON.stringify(factsFor(version, { name })));
}

/** `$here` is the folder of the release, `$1` what it is asked for. */
export function script(release: string, line: string): void {
  mkdirSync(join(release, 'bin'), { recursive: true });
  const starter = join(release, 'bin', 'dicetable');
  writeFileSync(starter, `#!/bin/sh\nhere=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")\n${line}\n`);
  chmodSync(starter, 0o755);
}

/** One file; `fill` puts into the folder of the release what it is. */
export async function packed(
  file: string,
  facts: ReleaseFacts,
  fill: (release: string) => void,
  privatePem: string = PRIVATE,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-staged-'));
  const releases = join(folder, 'releases');
  mkdirSync(join(releases, facts.name), { recursive: true });
  fill(join(releases, facts.name));
  await writeRelease({ releases, facts, privatePem }, file);
  rmSync(folder, { recursive: true });
  return file;
}
