/** Makes sure that the test tools are there: installs them on Debian as root, otherwise says what to type and fails. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installCommand, missingTools, TOOLS, type Tool } from './tools.ts';

/** True when none of `tools` is missing (any more). Where one of `spare` cannot be had it is told, and all goes on. */
export function ensureTools(tools = TOOLS, spare: readonly Tool[] = []): boolean {
  const path = process.env.PATH;
  // A package that a system does not have must not stop the others.
  const groups = [missingTools(path, tools), ...missingTools(path, spare).map((tool) => [tool])];
  install(groups.filter((group) => group.length > 0));
  for (const { programs, why } of missingTools(path, spare))
    console.error(`${programs[0]} is missing, and the tests go on without it: it ${why}.`);
  const missing = missingTools(path, tools);
  if (missing.length === 0) return true;
  for (const { programs, why } of missing) console.error(`${programs[0]} is missing: it ${why}.`);
  console.error(`The tests need it. Debian and Ubuntu: ${installCommand(missing)}`);
  return false;
}

/** On Debian and Ubuntu, as root; elsewhere nothing. */
function install(groups: readonly (readonly Tool[])[]): void {
  if (groups.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  for (const group of groups) {
    const packages = group.flatMap((tool) => tool.packages);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    });
  }
}
