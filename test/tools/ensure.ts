/** Makes sure that the test tools are there: installs them on Debian as root, otherwise says what to type and fails. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installCommand, missingTools, TOOLS } from './tools.ts';

/** True when nothing is missing (any more). */
export function ensureTools(tools = TOOLS): boolean {
  const missing = missingTools(process.env.PATH, tools);
  if (missing.length === 0) return true;
  const packages = missing.flatMap((tool) => tool.packages);
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    });
    if (missingTools(process.env.PATH, tools).length === 0) return true;
  }
  for (const tool of missing) console.error(`${tool.programs[0]} is missing: it ${tool.why}.`);
  console.error(`The tests need it. Debian and Ubuntu: ${installCommand(missing)}`);
  return false;
}
