/**
 * `npm run release -- --key FILE [--for linux-arm64] [--to FOLDER]`: this checkout as one signed file that needs no internet and no npm
 * where it is installed: the package as it is published, what it needs by the lock file, and the Node that comes along.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SCHEMA_VERSION } from '../../journal/store/schema.ts';
import { shippedFirmwareHash } from '../../open-board.ts';
import { packageRoot, packageVersion } from '../../package-root.ts';
import type { ReleaseFacts } from '../release.ts';
import { ENDING } from '../release-file.ts';
import { newPrivateKey, publicKeyOf } from '../signature.ts';
import { writeRelease } from './write-release.ts';

/** The pages are built when the package is packed. */
const ONLY_TO_BUILD = ['vite', 'preact'];

const { key, to, ...wanted } = parseArgs({
  options: {
    key: { type: 'string' },
    for: { type: 'string', default: `${process.platform}-${process.arch}` },
    to: { type: 'string', default: '.' },
  },
}).values;
if (key === undefined)
  throw new Error('--key names the file of the private key; it is made where there is none');
const workshop = mkdtempSync(join(tmpdir(), 'dicetable-release-'));
try {
  await make(resolve(key), wanted.for, resolve(to));
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

async function make(keyFile: string, platform: string, folder: string): Promise<void> {
  const privatePem = keyIn(keyFile);
  const made = new Date();
  const version = packageVersion();
  const facts: ReleaseFacts = {
    name: `${version}-${made.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}`,
    ...{ version, made: made.toISOString(), platform },
    ...{ journal: SCHEMA_VERSION, firmware: `${shippedFirmwareHash()}` },
  };
  const releases = join(workshop, 'releases');
  const release = join(releases, facts.name);
  packInto(release, platform);
  mkdirSync(join(release, 'bin'));
  writeFileSync(join(release, 'bin', 'dicetable'), starter(carriedNode(release)), { mode: 0o755 });
  const file = join(folder, `dicetable-${facts.name}-${platform}${ENDING}`);
  const { bytes, sha256 } = await writeRelease({ releases, facts, privatePem }, file);
  console.info(`${file}
${(bytes / 1e6).toFixed(1)} MB, SHA-256 of its archive ${sha256}
The cabinet file of every table that takes it: update: {key: "${publicKeyOf(privatePem)}"}`);
}

function keyIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const pem = newPrivateKey();
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return pem;
}

/** What the lock file names, checked by npm against it; no script of a stranger runs. */
function packInto(release: string, platform: string): void {
  const root = packageRoot();
  const [os = '', cpu = ''] = platform.split('-');
  mkdirSync(release, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(root, name), join(release, name));
  run('npm', ['pack', '--pack-destination', workshop], root);
  const quiet = [
    '--prefix',
    release,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `--os=${os}`,
    `--cpu=${cpu}`,
  ];
  run('npm', ['ci', '--omit=dev', '--omit=peer', '--prefer-offline', ...quiet], release);
  run('npm', ['uninstall', '--omit=dev', '--omit=peer', ...quiet, ...ONLY_TO_BUILD], release);
  for (const name of ['package.json', 'package-lock.json']) rmSync(join(release, name));
  const ours = join(release, 'node_modules', 'dicetable');
  mkdirSync(ours);
  const tarball = join(workshop, `dicetable-${packageVersion()}.tgz`);
  // Headers for whoever compiles against it.
  rmSync(join(release, 'node_modules', `node-${platform}`, 'include'), { recursive: true, force: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', ours], release);
}

function run(program: string, words: readonly string[], cwd: string): void {
  execFileSync(program, [...words], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Its path in the release. Throws where it is not the program that this version was made with. */
function carriedNode(release: string): string {
  const list = readFileSync(join(packageRoot(), 'src', 'carried-node.sha256'), 'utf8');
  for (const line of list.split('\n')) {
    const [hash, path = ''] = line.split('  ');
    const file = join(release, 'node_modules', path);
    if (path === '' || !existsSync(file)) continue;
    if (createHash('sha256').update(readFileSync(file)).digest('hex') !== hash)
      throw new Error(`${path} is not the program that src/carried-node.sha256 lists`);
    return join('node_modules', path);
  }
  throw new Error('no Node comes along for this platform');
}

function starter(node: string): string {
  return `#!/bin/sh
here=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
exec "$here/${node}" "$here/node_modules/dicetable/src/dicetable.js" "$@"
`;
}
