import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** npm under the Node of the tests, with what the calling npm has put into the environment left out. */
function npm(folder: string, ...args: string[]): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_package_')),
  );
  return execFileSync('npm', args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dicetable-package-'));
  npm(process.cwd(), 'pack', '--pack-destination', folder);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('the example of the README of the rig passes with the packed package in an empty folder', () => {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('src/testing/README.md', 'utf8')) ?? [];
  expect(example).toContain('dicetable/testing');
  writeFileSync(join(folder, 'table.test.mjs'), example);
  const report = execFileSync(process.execPath, ['--test', '--test-reporter=tap', 'table.test.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    // A test runner inside a test runner would report to its parent instead of printing.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  expect(report).toMatch(/# pass 1\n# fail 0/);
});

test('the packed command explains itself', () => {
  const help = execFileSync(
    process.execPath,
    [join('node_modules', 'dicetable', 'src', 'dicetable.js'), '--help'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  expect(help).toContain('Usage: dicetable');
});

test('the package holds what it needs to play, and neither sources of tests nor of the firmware', () => {
  const inside = readdirSync(join(folder, 'node_modules', 'dicetable'), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(inside).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'NOTICE',
      join('firmware', 'dicetable.hex'),
      join('dist', 'web', 'index.html'),
      join('dist', 'sounds', 'fanfare.wav'),
    ]),
  );
  expect(inside.filter((file) => /^test|\.c$|\.test\./.test(file))).toEqual([]);
});

test('a Node that came with the package and is another program fails its install, whatever it says of itself', () => {
  const [carrier = ''] = readdirSync(join(folder, 'node_modules')).filter((name) =>
    /^node-(bin-)?(linux|darwin|win)/.test(name),
  );
  const program = join(
    folder,
    'node_modules',
    carrier,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  expect(npm(folder, 'rebuild', 'dicetable')).toContain('rebuilt dependencies successfully');
  renameSync(program, `${program}-right`);
  writeFileSync(program, '#!/bin/sh\necho v26.10.0\n', { mode: 0o755 });
  expect(() => npm(folder, 'rebuild', 'dicetable')).toThrow(/is not the one it was made with/);
  renameSync(`${program}-right`, program);
});
