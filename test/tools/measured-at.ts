/** Where and of what something was measured: a figure without them says nothing. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** What measuring itself writes does not count as changed. */
const WRITTEN = [
  'test/bench/reference',
  'test/bench/README.md',
  'test/torture/results.json',
  'test/torture/README.md',
  'test/strategy/calibration/results.json',
  'test/strategy/calibration/README.md',
];

/** As git names it; with a plus sign when files have been changed since. */
export function commitName(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ...WRITTEN.map((path) => `:!${path}`));
    return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}

export function computerName(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'an unknown CPU'}, Node ${process.versions.node}`;
}
