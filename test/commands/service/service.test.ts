import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MARK } from '../../../src/commands/service/own-file.ts';
import { answers, awaitTable } from '../../../src/commands/table-address.ts';
import { findProgram } from '../../../src/run-tool.ts';
import { freePort } from '../../rig/free-port.ts';
import { TOOLS } from '../../tools/tools.ts';
import { freshFolder, run, start } from '../dicetable.ts';
import { canManage, UserManager } from './user-manager.ts';

const DICETABLE = `'${process.execPath}' '${resolve('src/dicetable.js')}'`;

function unitFile(config: string): string {
  return join(config, 'systemd', 'user', 'dicetable.service');
}

// Containers without rights let nobody have a systemd: there, its refusal is what can be seen.
if (canManage) {
  test('systemd keeps an installed table running, whatever ends it, until it is removed', async () => {
    const home = freshFolder();
    const manager = await UserManager.start(home);
    onTestFinished(() => manager.close());
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const installed = await manager.run(`${DICETABLE} service install --tv --http-port ${port}`);
    expect(installed.text).toContain(`The table plays at ${address}\n`);
    expect(installed.code).toBe(0);
    const { text: pid } = await manager.run('systemctl --user show dicetable --property=MainPID --value');
    process.kill(Number(pid), 'SIGKILL');
    await manager.run(`until systemctl --user show dicetable --property=NRestarts | grep -q 1; do :; done`);
    expect(await awaitTable(address)).toBe(true);
    const status = await manager.run(`${DICETABLE} service status --json`);
    const tv = join(home, '.config', 'autostart', 'dicetable-tv.desktop');
    expect(JSON.parse(status.text)).toEqual({
      services: [
        {
          file: unitFile(join(home, '.config')),
          isRunning: true,
          // Nobody could say so to a logind, which is not there.
          startsWithMachine: false,
          state: 'running',
          since: expect.stringMatching(/ UTC$/),
          restarts: 1,
        },
      ],
      tv,
    });
    expect(status.code).toBe(1);
    const removed = await manager.run(`${DICETABLE} service remove`);
    expect(removed.code).toBe(0);
    expect([existsSync(unitFile(join(home, '.config'))), existsSync(tv)]).toEqual([false, false]);
    expect(await answers(address)).toBe(false);
    expect((await manager.run(`${DICETABLE} service remove`)).text).toContain('no service of Dicetable');
  });
}

test('what would be installed is printed, for the person who typed sudo too', async () => {
  const words = [
    'service',
    'install',
    '--print',
    '--system',
    '--http-port',
    '80',
    '--data-dir',
    '/var/lib/dice',
  ];
  const { code, stdout } = await run(words, { env: { SUDO_USER: 'daemon' } });
  expect(code).toBe(0);
  if (process.getuid?.() === 0) expect(stdout).toMatch(/^User=daemon$/m);
  expect(stdout).toMatch(
    /^ExecStart=\S+ \S+\/src\/dicetable\.js run --http-port=80 --data-dir=\/var\/lib\/dice$/m,
  );
});

test('a table that nobody would find again is not installed', async () => {
  const { code, stderr } = await run(['service', 'install', '--http-port', '0']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('port 0 is another one at every start')]);
});

test('a wrong cabinet file is told before anything is installed', async () => {
  const { code, stdout, stderr } = await run(['service', 'install', '--leds-brightness', '900']);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('--leds-brightness')]);
});

test('somebody else’s unit of the same name is left alone', async () => {
  const folder = freshFolder();
  const file = unitFile(join(folder, 'config'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '[Service]\nExecStart=/bin/true\n');
  const { code, stderr } = await run(['service', 'install', '--http-port', `${await freePort()}`], {
    folder,
  });
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${file} is there already, and not of ours`)]);
  expect(readFileSync(file, 'utf8')).toBe('[Service]\nExecStart=/bin/true\n');
});

test('a service of which systemd says nothing is told so, and removed all the same', async () => {
  const folder = freshFolder();
  const file = unitFile(join(folder, 'config'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `# ${MARK}\n`);
  const env = { XDG_RUNTIME_DIR: folder };
  const status = await run(['service', 'status'], { folder, env });
  expect([status.code, status.stderr]).toEqual([1, '']);
  expect(status.stdout).toContain('systemd does not say whether it runs');
  const removed = await run(['service', 'remove'], { folder, env });
  expect([removed.code, removed.stderr, existsSync(file)]).toEqual([0, '', false]);
  expect(removed.stdout).toContain('systemd did not answer');
});

test('where systemd does not answer, nothing is written', async () => {
  const folder = freshFolder();
  const words = ['service', 'install', '--http-port', `${await freePort()}`];
  const { code, stderr } = await run(words, { folder, env: { XDG_RUNTIME_DIR: folder } });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/`systemctl --user .*` says ".+"/)]);
  expect(existsSync(unitFile(join(folder, 'config')))).toBe(false);
});

test('where another table plays at the address already, nothing is installed', async () => {
  const other = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const folder = freshFolder();
  const { code, stderr } = await run(['service', 'install', '--http-port', `${port}`], { folder });
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(`something answers at http://127.0.0.1:${port}`),
  ]);
  expect(existsSync(unitFile(join(folder, 'config')))).toBe(false);
});

/** A browser that needs no screen, by the name that is looked for. */
function browserFolder(): string {
  const chromium = findProgram(
    TOOLS.flatMap(({ programs }) => programs).filter((name) => /chrom/.test(name)),
  );
  const folder = freshFolder();
  writeFileSync(join(folder, 'chromium'), `#!/bin/sh\nexec ${chromium} --headless --no-sandbox "$@"\n`);
  chmodSync(join(folder, 'chromium'), 0o755);
  return folder;
}

test('the TV page is shown as soon as the table answers, and again when its browser ends', async () => {
  const port = await freePort();
  const path = `${browserFolder()}${delimiter}${process.env.PATH}`;
  const showing = start(['service', 'tv', '--http-port', `${port}`], { env: { PATH: path } });
  const asked = new Promise<void>((done) => {
    let times = 0;
    const table = createServer((request, response) => {
      response.setHeader('content-type', 'text/html').end('<script>close()</script>');
      const isBrowser = /Chrome/.test(request.headers['user-agent'] ?? '');
      if (request.url === '/tv' && isBrowser && ++times === 2) done();
    }).listen(port, '127.0.0.1');
    onTestFinished(() => void table.close());
  });
  await asked;
  showing.process.kill('SIGTERM');
  expect((await showing.ended).code).toBe(0);
});

test('without a browser it says which ones it looked for', async () => {
  const { code, stderr } = await run(['service', 'tv'], { env: { PATH: freshFolder() } });
  expect([code, stderr]).toEqual([1, expect.stringContaining('(chromium, chromium-browser, google-chrome')]);
});
