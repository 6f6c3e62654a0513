/** Fetches the packages of the workshop where they are missing or not those of its lock file; a table needs none of them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;

/** Path and version of each package that a lock file names; empty where there is no such file. */
function locked(file: string): string {
  try {
    const { packages } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly version?: string }>>;
    };
    const installed = Object.entries(packages).filter(([path]) => path !== '');
    return JSON.stringify(installed.map(([path, { version }]) => [path, version]).sort());
  } catch {
    return '';
  }
}

/** True when they are there. */
export function ensureWorkshop(): boolean {
  if (locked('package-lock.json') === locked('node_modules/.package-lock.json')) return true;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

if (import.meta.main) process.exitCode = ensureWorkshop() ? 0 : 1;
