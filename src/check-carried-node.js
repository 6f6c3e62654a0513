/**
 * Whether the Node that npm has just installed is the one that this version was made with; npm asks after each install, of the
 * repository and of the package. npm compares packages with the lock file, but says nothing of the program inside, which strangers
 * packed. Plain JavaScript for any Node.
 *
 * `postinstall` must not say `node`: below npm that is the very program that is checked here. A shell finds npm's own Node in one
 * variable and another shell in the same one written otherwise, so it tries both; what one shell cannot read is no command there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { carriedNode } from './carried-node.js';

/** As `sha256sum` writes and reads it: a hash, two spaces, and the file below `node_modules`. */
const LIST = 'carried-node.sha256';

function read(name) {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** What is wrong, or undefined. The program is not run before its hash is right. */
function problemOf({ name, program, file }) {
  if (file === undefined) return undefined;
  const listed = read(LIST)
    .split('\n')
    .map((line) => line.split('  '))
    .find((line) => line[1] === `${name}/${program}`);
  if (listed === undefined) return `src/${LIST} does not list ${name}/${program}.`;
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== listed[0]) return `Its SHA-256 is ${found}, and src/${LIST} has ${listed[0]}.`;
  const wanted = JSON.parse(read('../package.json')).optionalDependencies[name];
  const said = String(spawnSync(file, ['--version']).stdout).trim();
  return said === `v${wanted}` ? undefined : `It says that it is ${said}, and package.json wants ${wanted}.`;
}

const carried = carriedNode();
const problem = problemOf(carried);
if (problem !== undefined) {
  console.error(`The Node that came with Dicetable is not the one it was made with: ${carried.file}
${problem}
Remove node_modules and run "npm ci" once more. If it stays so, do not start it, and tell us: .github/SECURITY.md.`);
  process.exitCode = 1;
}
