/** The Node that comes as a package: which version, whether it is the right program, and who plays under it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, run } from './dicetable.ts';

const { optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
};
const LISTED = readFileSync('src/carried-node.sha256', 'utf8').trim().split('\n');
/** Plain JavaScript, which TypeScript knows nothing of. */
const FINDER = '../../src/carried-node.js';
const { carriedNode } = (await import(FINDER)) as { carriedNode(): { readonly name: string } };
/** How the package for this platform is called, and its program in it. */
const { name } = carriedNode();
const PROGRAM = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';

/** A project with the starter, the check, and this program as the Node that came with it. */
function projectWith(place: (file: string) => void, list?: string): string {
  const folder = freshFolder();
  const packed = join(folder, 'node_modules', name);
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(packed, 'bin'), { recursive: true });
  for (const file of ['carried-node.js', 'check-carried-node.js', 'dicetable.js'])
    copyFileSync(join('src', file), join(folder, 'src', file));
  writeFileSync(
    join(folder, 'src', 'cli.ts'),
    'export async function main() { console.log(process.execPath) }',
  );
  writeFileSync(join(packed, 'package.json'), JSON.stringify({ bin: { node: PROGRAM } }));
  const own = { type: 'module', optionalDependencies: { [name]: process.versions.node } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  place(join(packed, PROGRAM));
  const hash = createHash('sha256')
    .update(readFileSync(join(packed, PROGRAM)))
    .digest('hex');
  writeFileSync(join(folder, 'src', 'carried-node.sha256'), list ?? `${hash}  ${name}/${PROGRAM}\n`);
  return folder;
}

const linked = (file: string) => symlinkSync(process.execPath, file);
const check = (folder: string) => run([], { starter: join(folder, 'src', 'check-carried-node.js') });

test('one version of Node comes with every platform, and each program is listed by its hash', () => {
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  expect(Object.values(optionalDependencies)[0]).toMatch(/^\d+\.\d+\.\d+$/);
  const files = LISTED.map((line) => /^[0-9a-f]{64} {2}(.+\/bin\/node(\.exe)?)$/.exec(line)?.[1]);
  expect(files.map((file) => file && dirname(dirname(file)))).toEqual(Object.keys(optionalDependencies));
});

test('the right program is taken without a word', async () => {
  expect(await check(projectWith(linked))).toMatchObject({ code: 0, stdout: '', stderr: '' });
});

test.each([
  [
    'another program',
    `${'0'.repeat(64)}  ${name}/${PROGRAM}\n`,
    /Its SHA-256 is [0-9a-f]{64}, and .* has 0{64}\./,
  ],
  ['a program that is not listed', '', /does not list/],
])('%s is named with what to do, is not started, and fails the install', async (_, list, said) => {
  const strange = (file: string) => writeFileSync(file, '#!/bin/sh\necho started\n', { mode: 0o755 });
  const { code, stdout, stderr } = await check(projectWith(strange, list));
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(said);
  expect(stderr).toContain('is not the one it was made with');
  expect(stderr).toContain('Remove node_modules and run "npm ci" once more.');
});

test('the right program of the wrong version fails the install, too', async () => {
  const folder = projectWith(linked);
  const own = { type: 'module', optionalDependencies: { [name]: '22.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  const { code, stderr } = await check(folder);
  expect(code).toBe(1);
  expect(stderr).toContain(`It says that it is v${process.versions.node}, and package.json wants 22.0.0.`);
});

test('a program that would answer for itself is not asked: npm checks it under its own Node', () => {
  const folder = projectWith(
    (file) => writeFileSync(file, '#!/bin/sh\necho started\n', { mode: 0o755 }),
    `${'0'.repeat(64)}  ${name}/${PROGRAM}\n`,
  );
  mkdirSync(join(folder, 'node_modules', '.bin'));
  symlinkSync(join('..', name, PROGRAM), join(folder, 'node_modules', '.bin', 'node'));
  // npm runs what belongs to an install as it runs this: with `node_modules/.bin` first on the path.
  const own = { type: 'module', optionalDependencies, scripts: { check: scripts.postinstall } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr).toContain('is not the one it was made with');
  expect(status).not.toBe(0);
});

test('no package brings a command that stands for a shell, for npm, or for the name of npm’s own Node', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>>;
  };
  const brings = Object.entries(packages).flatMap(([folder, { bin = {} }]) =>
    Object.keys(bin).map((command) => [folder.split('node_modules/').at(-1) ?? '', command] as const),
  );
  expect(brings.length).toBeGreaterThan(10);
  expect(brings.filter(([, command]) => !/^[a-z][\w.-]*$/.test(command))).toEqual([]);
  expect(brings.filter(([, command]) => ['npm', 'npx', 'sh', 'cmd'].includes(command))).toEqual([]);
  const nodes = brings.filter(([, command]) => command === 'node').map(([folder]) => folder);
  expect(nodes.sort()).toEqual(Object.keys(optionalDependencies).sort());
});

test('below npm the machine’s own Node plays where it is new enough, else the one that came with the table', async () => {
  const folder = projectWith(linked);
  const own = join(folder, 'own-node');
  copyFileSync(process.execPath, own);
  const under = async (agent: string, execPath = own) => {
    const env = { npm_node_execpath: execPath, npm_config_user_agent: agent };
    const { stdout } = await run([], { starter: join(folder, 'src', 'dicetable.js'), env });
    return stdout.trim();
  };
  expect(await under('npm/11.6.0 node/v22.18.0 linux x64')).toBe(own);
  expect(await under('npm/10.8.2 node/v20.20.2 linux x64')).toBe(process.execPath);
  expect(await under('yarn/1.22.22')).toBe(process.execPath);
  expect(await under('npm/11.6.0 node/v26.10.0 linux x64', process.execPath)).toBe(process.execPath);
  expect(await under('npm/11.6.0 node/v26.10.0 linux x64', join(folder, 'gone'))).toBe(process.execPath);
});
