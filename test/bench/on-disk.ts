/** A folder for a benchmark, on the disk that the program is on: the one for temporary files may be in memory. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/package-root.ts';

/** In no package, whatever becomes of the benchmark. */
const CACHE = join('node_modules', '.cache');

export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = join(packageRoot(), CACHE);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'dicetable-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
