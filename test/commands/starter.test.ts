/** The starter under Nodes that are too old: the machine's own where it is, and one that says it is, everywhere. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { freshFolder, run, start } from './dicetable.ts';

function pretending(version: string): readonly string[] {
  const code = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(code)}`];
}

/** A Node of the machine that is really too old, if there is one. */
function oldNode(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .filter((file) => existsSync(file))
    .find(
      (file) => Number.parseInt(String(spawnSync(file, ['-p', 'process.versions.node']).stdout), 10) < 22,
    );
}

const old = oldNode();

/** A folder with the starter alone: no carried Node anywhere. */
const bare = freshFolder();

beforeAll(() => {
  mkdirSync(join(bare, 'src'));
  for (const file of ['carried-node.js', 'dicetable.js'])
    copyFileSync(join('src', file), join(bare, 'src', file));
  writeFileSync(join(bare, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(bare, 'src', 'cli.ts'),
    "export async function main(words: readonly string[]) { console.log('in process:', words.join()) }",
  );
});

test.each([
  ['18.20.0', false],
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
  ['100.1.2', true],
])('Node %s is new enough: %s', async (version, enough) => {
  const { code, stdout, stderr } = await run(['a', 'b'], {
    node: pretending(version),
    starter: join(bare, 'src', 'dicetable.js'),
  });
  if (enough) {
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'in process: a,b\n' });
  } else {
    expect(code).toBe(1);
    expect(stderr).toContain(`needs Node 22.18 or newer; this is ${version}.`);
    expect(stderr).toContain('Install Node 26');
  }
});

test('what was compiled is kept beside the program, for its threads too, and a folder that takes nothing does no harm', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'src'));
  for (const file of ['carried-node.js', 'dicetable.js'])
    copyFileSync(join('src', file), join(folder, 'src', file));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'src', 'cli.ts'),
    "export async function main() { new (await import('node:worker_threads')).Worker(new URL('thread.ts', import.meta.url)) }",
  );
  writeFileSync(join(folder, 'src', 'thread.ts'), "console.log('in a thread' as string)");
  const starter = join(folder, 'src', 'dicetable.js');
  const kept = join(folder, 'node_modules', '.cache', 'dicetable');
  expect(await run([], { starter })).toMatchObject({ code: 0, stdout: 'in a thread\n' });
  const files = readdirSync(kept, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => statSync(join(kept, file)).isFile()).length).toBeGreaterThanOrEqual(3);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules'), 'no folder');
  expect(await run([], { starter })).toMatchObject({ code: 0, stdout: 'in a thread\n', stderr: '' });
});

const oldNodes: [string, readonly string[]][] = [['a Node that says it is 20.1', pretending('20.1.0')]];
if (old !== undefined) oldNodes.push([`the machine's own Node, ${old}`, [old]]);

test.each(oldNodes)(
  'under %s the carried Node runs the command and its exit code is kept',
  async (_, node) => {
    const good = await run(['--version'], { node });
    expect(good).toMatchObject({ code: 0, stderr: '' });
    expect(good.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const bad = await run(['rnu'], { node });
    expect(bad.code).toBe(2);
    expect(bad.stderr).toContain('Did you mean run?');
  },
);

test.each(oldNodes)(
  'under %s signals reach the program, and it ends as if there were no starter',
  async (_, node) => {
    const table = start(['--http-port', '0', '--host', '127.0.0.1'], { node });
    await table.firstLine;
    table.process.kill('SIGTERM');
    expect(await table.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  },
);
