/** The bill of materials of what a table runs, in CycloneDX, made by npm from the lock file. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LockedPackage } from './licences.ts';

export interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly object[];
}

export interface Bom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: string;
  readonly components: readonly Component[];
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What only development needs, and what its overrides are for. */
const LEFT_OUT = ['devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'overrides', 'scripts'];

export const lockOf = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * Made in a folder that holds nothing of development: `npm sbom --omit dev` leaves out what development needs *too*, such
 * as serialport (seen with npm 11.19), and without it npm stumbles over johnny-five, which asks for `latest`.
 */
export function billOfMaterials(root: string): Bom {
  const folder = mkdtempSync(join(tmpdir(), 'dicetable-bom-'));
  const place = join(folder, 'dicetable');
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
  const lock = lockOf(root);
  const plays = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true);
  const packages = plays.map(([path, each]) => [path, path === '' ? without(each) : each]);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify(without(manifest)));
  writeFileSync(
    join(place, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
  try {
    const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
    const text = execFileSync('npm', words, {
      cwd: place,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    return JSON.parse(text) as Bom;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function without(manifest: object): object {
  return Object.fromEntries(Object.entries(manifest).filter(([key]) => !LEFT_OUT.includes(key)));
}
